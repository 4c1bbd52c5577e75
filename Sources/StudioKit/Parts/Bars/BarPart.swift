import Boundary
import Documents
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

extension PartName { public static let bar: PartName = "files" }

/// The strip above the stage: files and steps at the left, choices at the right, and the scene's title in the space between.
struct BarPart: Part {
  /// The titles of the scenes while the gallery has no space for them.
  private var scenes: [String] = []

  let name = PartName.bar
  let side = Side.head
  let takesText = true
  func title(_ studio: Studio) -> String { "Files and device" }

  /// Its height, and in a low window.
  private static let heights = (usual: 44.0, low: 36.0)
  /// Height below which a window is low.
  private static let lowWindow = 480.0
  /// Minimum window width for full titles.
  private static let roomy = 900.0
  /// Width of the scene's title before choices make way for it.
  private static let leastTitle = 120.0

  /// The tools at the left. In a narrow window, steps are behind the last button.
  static let files: [Command] = [.newScene, .open, .save] + steps
  private static let steps: [Command] = [.undo, .redo]
}

extension BarPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    guard studio.view.options.showsPanels, room.isRoomy else { return room.top(0) }
    return room.top(room.window.height < Self.lowWindow ? Self.heights.low : Self.heights.usual)
  }

  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    let documents = studio.library.documents
    if !studio.layout[.gallery].isEmpty || documents.count < 2 {
      scenes = []
    } else if !scenes.elementsEqual(documents, by: { $0 == $1.title.shown }) {
      scenes = documents.map(\.title.shown)
    }
    guard studio.view.isTitleWanted, !frame.isEmpty, !studio.hasSheet else { return [] }
    ui.moveFocus(to: .title)
    ui.type(in: .title, studio.document.title.shown, .title)
    return [.shown(.title)]
  }

  struct Subject: Hashable, Sendable {
    fileprivate let facts: Facts
    fileprivate let title: String
    fileprivate let isUnsaved: Bool
    /// The scene's device, and the same as it is held.
    fileprivate let device: Device
    fileprivate let held: Device
    fileprivate let physics: JSONValue
    /// Pixels per point of the window.
    fileprivate let scale: Double
    fileprivate let scenes: [String]
    fileprivate let selected: Int
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    let document = studio.document
    return Subject(
      facts: present.facts, title: document.title.shown, isUnsaved: document.isUnsaved, device: document.scene.device,
      held: studio.stage.scene.device, physics: document.scene.physics.preset.value, scale: studio.view.scale,
      scenes: scenes, selected: studio.library.selected)
  }

  /// Choices go behind the last button before files do, and the title has a least width.
  func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    var buttons = ToolButtons(facts: subject.facts)
    let margin = ToolButtons.margin
    let bar = Rect(
      x: ui.frame.x, y: ui.frame.y + (ui.frame.height - 26) / 2, width: ui.frame.width, height: 25)
    let isRoomy = bar.width >= Self.roomy
    let files = isRoomy ? Self.files : Self.files.filter { !Self.steps.contains($0) }
    var choices = ToolChoice.ofBar(subject, isRoomy: isRoomy)
    let count = choices.count
    let scenes = ToolChoice.scenes(subject)
    let title = min(Self.leastTitle, ui.pen.width(subject.title, .title) + 4 * margin)
    let handOff = PushButton(.handOff, subject.facts)
    let handOffWidth = (ui.pen.width(handOff.title, .small) + 28).rounded() + margin
    let others = buttons.width(files, &ui) + title + 2 * margin + handOffWidth
    func fits() -> Bool {
      let isWhole = choices.count == count && scenes == nil && !subject.facts.hasDrawer && isRoomy
      return others + choices.reduce(0) { $0 + buttons.width($1, &ui) } + (isWhole ? 0 : ToolButtons.moreWidth)
        <= bar.width
    }
    var hidden: [HiddenTool] = []
    while !choices.isEmpty, !fits() { hidden.insert(.choice(choices.removeLast()), at: 0) }
    if let scenes { hidden.insert(.choice(scenes), at: 0) }
    if !isRoomy { hidden += Self.steps.map { .command($0) } }
    if subject.facts.hasDrawer { hidden.append(.command(.drawer)) }
    let left = buttons.row(files, from: bar.x + margin, in: bar, &ui)
    var right = bar.maxX - margin - handOffWidth
    let taken = choices.reduce(hidden.isEmpty ? 0 : ToolButtons.moreWidth) { $0 + buttons.width($1, &ui) }
    let room = Rect(
      x: left + 2 * margin, y: bar.y, width: right - taken - left - 3 * margin, height: bar.height)
    // Tab visits it and the title between the files and the choices.
    let box = Rect(x: bar.maxX - handOffWidth, y: bar.y, width: handOffWidth - margin, height: bar.height)
    if handOff.show(in: box, isMain: true, &ui) { buttons.intents.append(.perform(.handOff)) }
    buttons.intents += TitleControl(subject.title, isUnsaved: subject.isUnsaved).show(in: room, &ui)
    buttons.more(hidden, before: &right, in: bar, on: name, &ui) { buttons, ui, right in
      for one in choices.reversed() { buttons.choice(one, before: &right, bar, &ui) }
    }
    return buttons.intents.filter { if case .select(subject.selected) = $0 { false } else { true } }
  }

  func paint(_ studio: Studio, _ painting: inout Painting) {
    painting.strip(studio.view.theme, line: painting.frame.maxY - 1)
  }
}

/// The choices, of which the last go behind the last button first.
extension ToolChoice {
  /// - Parameter isRoomy: Whether there is space for full titles.
  static func ofBar(_ subject: BarPart.Subject, isRoomy: Bool) -> [ToolChoice] {
    [device(subject, isRoomy: isRoomy), zoom(subject)] + (physics(subject, isRoomy: isRoomy).map { [$0] } ?? [])
  }

  private static func device(_ subject: BarPart.Subject, isRoomy: Bool) -> ToolChoice {
    let (presets, device, own) = (Device.presets, subject.held, subject.device)
    let size =
      "   \(device.width.formatted(.whole)) \u{D7} \(device.height.formatted(.whole)) "
      + "@\(device.scale.formatted(.shortest))"
    return ToolChoice(
      button: .device, menu: .devices, name: "Device", title: isRoomy ? own.title + size : own.title,
      items: presets.map { Item(title: $0.device.name, key: $0.detail, intent: .set("device", to: .text($0.name))) },
      chosen: presets.firstIndex { $0.name == own.presetName }, tip: "Chooses the device.",
      breaks: DevicePreset.breaks)
  }

  private static func zoom(_ subject: BarPart.Subject) -> ToolChoice {
    let (facts, pixels) = (subject.facts, (subject.held.scale / subject.scale * 100).formatted(.whole))
    let zooms: [Command] = [.zoomToFit, .zoom(0.5), .zoom(1), .zoom(2), .zoomToDevicePixels]
    return ToolChoice(
      button: .zoom, menu: .zooms, name: "Zoom", title: "\((facts.layout.zoom * 100).formatted(.whole)) %",
      items: zooms.map {
        let title = $0 == .zoomToDevicePixels ? "\($0.words.title), \(pixels) %" : $0.title(facts)
        return Item(title: title, key: $0.key, intent: .perform($0))
      }, chosen: facts.isFitted ? 0 : nil,
      tip: "Zooms the stage. Ctrl and the wheel zoom too, \(Command.zoomToFit.key) fits the phone, "
        + "\(Command.zoom(1).key) shows its own size, and a drag with the middle button moves it.")
  }

  private static func physics(_ subject: BarPart.Subject, isRoomy: Bool) -> ToolChoice? {
    guard case .text(let name) = subject.physics else { return nil }
    let presets = ScrollPreset.allCases.map(\.rawValue)
    let title = FieldWords.word(name)
    return ToolChoice(
      button: .physics, menu: .presets, name: "Scrolling", title: isRoomy ? "\(title) scrolling" : title,
      items: presets.map { Item(title: FieldWords.word($0), intent: .set("physics.preset", to: .text($0))) },
      chosen: presets.firstIndex(of: name), tip: "Chooses the system whose scrolling is simulated.")
  }

  /// The scenes of a gallery that has no space. Nil if it is shown, or if there is only one scene.
  static func scenes(_ subject: BarPart.Subject) -> ToolChoice? {
    guard !subject.scenes.isEmpty else { return nil }
    return ToolChoice(
      button: .scene, menu: .scenes, name: "Scene", title: subject.title,
      items: subject.scenes.enumerated().map { Item(title: $1, intent: .select($0)) },
      chosen: subject.selected, tip: "Chooses the scene on the stage.")
  }
}
