import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

extension PartName { public static let comparison: PartName = "comparison" }

/// The strip over the stage while something is beside the scene: how two are compared, at the left; with what, at the
/// right.
struct ComparisonPart: Part {
  let name = PartName.comparison
  let side = Side.above
  let comesAndGoes = true
  func title(_ studio: Studio) -> String { "Comparison" }

  private static let height = 36.0
}

extension ComparisonPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let beside = studio.stage.beside
    let isShown =
      studio.view.options.showsPanels && room.isRoomy && (beside.comparison != nil || beside.screens.isShown)
    return room.top(isShown ? Self.height : 0)
  }

  func subject(_ studio: Studio, _ present: Present) -> Facts { present.facts }

  func show(_ facts: Facts, _ ui: inout WindowUI) -> [Intent] {
    let strip = ui.frame
    guard !strip.isEmpty else { return [] }
    var buttons = ToolButtons(facts: facts)
    let bar = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 9)
    let areScreens = facts.screens.isShown
    let close = areScreens ? Command.screens : .compare
    let box = Rect(x: bar.maxX - ToolButtons.margin - 30, y: bar.y, width: 30, height: bar.height)
    let beside = ToolChoice.beside(facts)
    let left = bar.x + ToolButtons.margin
    var right = box.x
    let title = areScreens ? beside.title : "\(beside.name): \(beside.title)"
    guard !areScreens else {
      buttons.choice(beside, titled: title, before: &right, bar, &ui)
      buttons.ends(close, "One device again.", in: box, &ui)
      let box = Rect(
        x: left + ToolButtons.padding, y: bar.y, width: right - left - ToolButtons.padding, height: bar.height)
      ui.pen.text("The same gesture on several devices", in: box, .small, ui.pen.look.quietText)
      return buttons.intents
    }
    let room = right - buttons.width(title, &ui) - 10 - left
    var fitting = Command.arrangements
    while !fitting.isEmpty,
      buttons.width(fitting, &ui) + (fitting.count < Command.arrangements.count ? ToolButtons.moreWidth : 0) > room
    {
      fitting.removeLast()
    }
    let hidden = Command.arrangements[fitting.count...].map(HiddenTool.command)
    buttons.more(hidden, before: &right, in: bar, on: name, &ui) { buttons, ui, right in
      buttons.choice(beside, titled: title, before: &right, bar, &ui)
      buttons.ends(close, "Ends the comparison.", in: box, &ui)
      _ = buttons.row(fitting, first: 1, from: left, in: bar, &ui) { command in
        "\(command.tip) \(Command.nextArrangement.key) goes to the next way."
      }
    }
    return buttons.intents + (Self.share(facts, &ui).map { [$0] } ?? [])
  }

  /// The line or slider between two scenes on one phone, by keys.
  private static func share(_ facts: Facts, _ ui: inout WindowUI) -> Intent? {
    guard let comparison = facts.comparison, let place = facts.layout.shareHandle(of: comparison),
      let share = comparison.share
    else { return nil }
    ui.focus.add(.share, place)
    guard ui.focus.current == .share else { return nil }
    ui.pen.over(in: facts.layout.stage) { $0.focus(place, radius: 6) }
    guard let press = ui.key(on: .share), !press.modifiers.contains(.control) else { return nil }
    let way: Double
    switch press.key {
    case .left, .down: way = -0.01
    case .right, .up: way = 0.01
    default: return nil
    }
    ui.takeKey(on: .share)
    return .share(share + way * press.modifiers.pace)
  }

  func paint(_ studio: Studio, _ painting: inout Painting) {
    painting.strip(studio.view.theme, line: painting.frame.maxY - 1)
  }
}

extension ToolChoice {
  /// What the scene is compared with, or the other devices.
  static func beside(_ facts: Facts) -> ToolChoice {
    let article = facts.comparedWith == .article ? facts.publication : nil
    return facts.screens.isShown
      ? ToolChoice(
        button: .choice(5), menu: .choiceMenu(5), name: "Devices", title: "Devices",
        items: zip(Command.devices, Device.presets).map {
          Item(title: $0.title(facts), key: $1.detail, intent: .perform($0))
        }, chosen: nil, tip: "Adds or removes a device (up to three).",
        breaks: DevicePreset.breaks)
      : ToolChoice(
        4, "With",
        facts.others.map(Command.compareWith) + (article?.address == nil ? [] : [.readArticle])
          + [.compareWithFilm],
        tip: (article.map { "\($0) first described the effect. " } ?? "")
          + "Chooses what to compare the scene with. The \(Command.switchSetting.key) key makes a second setting and "
          + "switches between the two.", facts)
  }
}
