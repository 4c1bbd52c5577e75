import Boundary
import Documents
import Geometry
import Parameters
import PreviewKit

/// The tools of one strip.
struct StripTools {
  let studio: Studio
  let time: Double
  private(set) var buttons: ToolButtons
  private var subject: ToolSubject { buttons.subject }

  private static let margin = ToolButtons.margin
  /// Minimum window width for full titles in the bar.
  private static let roomy = 900.0
  /// Width of the scene's title in the bar before choices make way for it.
  private static let leastTitle = 120.0

  init(_ studio: Studio, _ subject: ToolSubject, at time: Double) {
    (self.studio, self.time, buttons) = (studio, time, ToolButtons(subject: subject))
  }
}

extension StripTools {
  mutating func show(_ strip: SurfaceName, _ ui: inout WindowUI) {
    switch strip {
    case .bar: bar(&ui)
    case .footer:
      if !subject.layout.offset.isEmpty {
        buttons.intents += OffsetControl(studio.stage, at: time).show(in: subject.layout.offset, &ui)
      }
      tools(&ui)
    case .timeLine: gestures(&ui)
    case .comparison: comparison(&ui)
    case .curve: curve(&ui)
    case .gallery: gallery(&ui)
    case .notice: notice(&ui)
    case .popup: menus(&ui)
    default: break
    }
  }

  /// Files at the left, choices at the right, and the scene's title in the space between. Choices go behind the last
  /// button before files do, and the title has a least width.
  private mutating func bar(_ ui: inout WindowUI) {
    guard !ui.frame.isEmpty else { return }
    let bar = Rect(
      x: ui.frame.x, y: ui.frame.y + (ui.frame.height - 26) / 2, width: ui.frame.width, height: 25)
    let isRoomy = bar.width >= Self.roomy
    var choices = [ToolChoice.device(studio, isRoomy: isRoomy), .zoom(studio, subject)]
    if let physics = ToolChoice.physics(studio, isRoomy: isRoomy) { choices.append(physics) }
    let count = choices.count
    let scenes = ToolChoice.scenes(studio)
    let title = min(Self.leastTitle, ui.pen.width(studio.document.title.shown, .title) + 4 * Self.margin)
    let others = buttons.width(Tool.files, &ui) + title + 2 * Self.margin
    func fits() -> Bool {
      let isWhole = choices.count == count && scenes == nil && !subject.layout.hasDrawer
      return others + choices.reduce(0) { $0 + buttons.width($1, &ui) } + (isWhole ? 0 : ToolButtons.moreWidth)
        <= bar.width
    }
    var hidden: [HiddenTool] = []
    while !choices.isEmpty, !fits() { hidden.insert(.choice(choices.removeLast()), at: 0) }
    if let scenes { hidden.insert(.choice(scenes), at: 0) }
    if subject.layout.hasDrawer { hidden.append(.command(.drawer)) }
    let left = buttons.row(Tool.files, from: bar.x + Self.margin, in: bar, &ui)
    var right = bar.maxX - Self.margin
    let taken = choices.reduce(hidden.isEmpty ? 0 : ToolButtons.moreWidth) { $0 + buttons.width($1, &ui) }
    let room = Rect(
      x: left + 2 * Self.margin, y: bar.y, width: right - taken - left - 3 * Self.margin, height: bar.height)
    // Tab visits the title between the files and the choices.
    buttons.intents += TitleControl(studio.document).show(in: room, &ui)
    buttons.more(hidden, before: &right, in: bar, on: .bar, &ui) { buttons, ui, right in
      for one in choices.reversed() { buttons.choice(one, before: &right, bar, &ui) }
    }
  }

  private mutating func tools(_ ui: inout WindowUI) {
    let strip = subject.layout.tools
    guard !strip.isEmpty else { return }
    // A timeline without space has its choices here.
    let others: [HiddenTool] =
      subject.layout.timeLine.isEmpty
      ? [.command(.previousFrame), .command(.nextFrame), .command(.timeLine)].filter {
        if case .command(.timeLine) = $0 { !subject.options.showsTimeLine } else { true }
      } + ([.gestures(subject)] + ToolChoice.playing(subject)).map(HiddenTool.choice) : []
    let box = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 7)
    buttons.fill(Tool.view(subject), and: others, in: box, on: .footer, &ui) { command in
      command == .play
        ? command.tip("Plays your last gesture, or one that shows the effect.") : command.tip
    }
  }

  /// The player at the left of the timeline; the gesture and how it is shown at the right, or behind a button.
  private mutating func gestures(_ ui: inout WindowUI) {
    let player = subject.layout.playerTools
    guard !player.isEmpty else { return }
    let box = Rect(x: player.x, y: player.midY - 14, width: player.width, height: 28)
    _ = buttons.row(Tool.player, from: player.x + Self.margin, in: box, lights: false, &ui)
    track(&ui)
    let room = subject.layout.gestureTools
    let rows = [[ToolChoice.gestures(subject)], ToolChoice.playing(subject)]
    guard room.width >= StudioLayout.gestureRoom else {
      let box = Rect(x: room.x, y: room.midY - 14, width: room.width, height: 28)
      var right = box.maxX - Self.margin
      return buttons.more(
        rows.joined().map(HiddenTool.choice), before: &right, in: box, on: .timeLine, &ui)
    }
    for (index, choices) in rows.enumerated() {
      let strip = Rect(x: room.x, y: room.y + 4 + Double(index) * 25, width: room.width, height: 25)
      var right = strip.maxX - Self.margin / 2
      for one in choices.reversed() { buttons.choice(one, before: &right, strip, &ui) }
    }
  }

  /// The track between them, by keys: frames and their parts, the moments that matter, and the zoom.
  private mutating func track(_ ui: inout WindowUI) {
    let track = subject.layout.track
    guard subject.hasTime else { return }
    ui.focus.add(.track, track)
    ui.tip(
      .track, track,
      "Drag to go to a moment; it snaps to those that matter, but not with Alt. The wheel goes frame by frame, with "
        + "Ctrl it zooms. Arrows: frames, and up and down the moments that matter; + and \u{2212} zoom, 0 shows all.")
    guard ui.focus.current == .track else { return }
    ui.pen.outline(track.inset(by: -3), radius: 8, line: 1.5, ui.pen.look.accent)
    guard let press = ui.key(on: .track), !press.modifiers.contains(.control) else { return }
    let intent: Intent
    switch press.key {
    case .left: intent = .step(frames: -press.modifiers.pace)
    case .right: intent = .step(frames: press.modifiers.pace)
    case .pageUp: intent = .step(frames: -10 * press.modifiers.pace)
    case .pageDown: intent = .step(frames: 10 * press.modifiers.pace)
    case .up: intent = .goToMark(isForward: false)
    case .down: intent = .goToMark(isForward: true)
    case .home: intent = .scrub(to: 0)
    case .end: intent = .scrub(to: .infinity)
    case .letter("+"), .letter("="): intent = .zoomTime(by: 1.5)
    case .letter("-"): intent = .zoomTime(by: 1 / 1.5)
    case .letter("0"): intent = .zoomTime(by: nil)
    default: return
    }
    ui.takeKey(on: .track)
    buttons.intents.append(intent)
  }

  /// The buttons of a notice.
  private mutating func notice(_ ui: inout WindowUI) {
    guard let notice = studio.view.notice, !ui.frame.isEmpty else { return }
    let places = ui.pen.measure { studio.view.noticeView(studio.stage, studio.layout, &$0)?.buttons(&$0) ?? [] }
    for (index, (action, place)) in zip(notice.actions, places).enumerated() {
      if PushButton(ControlID.noticeAction(index), action.title, tip: action.tip).show(in: place, &ui) {
        buttons.intents.append(.answerNotice(action))
      }
    }
  }

  /// The scenes, by keys: arrows show the next one.
  private mutating func gallery(_ ui: inout WindowUI) {
    let (places, selected) = (studio.layout.galleryPlaces, studio.library.selected)
    guard places.indices.contains(selected) else { return }
    ui.focus.add(.gallery, places[selected])
    guard ui.focus.current == .gallery else { return }
    ui.pen.outline(places[selected].inset(by: -5), radius: 9, line: 1.5, ui.pen.look.accent)
    guard let press = ui.key(on: .gallery), !press.modifiers.contains(.control) else { return }
    let next: Int
    switch press.key {
    case .up, .left: next = selected - 1
    case .down, .right: next = selected + 1
    case .home: next = 0
    case .end: next = places.count - 1
    default: return
    }
    ui.takeKey(on: .gallery)
    buttons.intents.append(.select(min(max(0, next), places.count - 1)))
  }

  /// The line or slider between two scenes on one phone, by keys.
  private mutating func share(_ ui: inout WindowUI) {
    guard let comparison = subject.comparison, let place = subject.layout.shareHandle(of: comparison),
      let share = comparison.share
    else { return }
    ui.focus.add(.share, place)
    guard ui.focus.current == .share else { return }
    ui.pen.over(in: subject.layout.stage) { $0.outline(place, radius: 6, line: 1.5, $0.look.accent) }
    guard let press = ui.key(on: .share), !press.modifiers.contains(.control) else { return }
    let way: Double
    switch press.key {
    case .left, .down: way = -0.01
    case .right, .up: way = 0.01
    default: return
    }
    ui.takeKey(on: .share)
    buttons.intents.append(.share(share + way * press.modifiers.pace))
  }

  /// How two are compared, at the left of the strip over the stage; with what, at the right.
  private mutating func comparison(_ ui: inout WindowUI) {
    let strip = ui.frame
    guard !strip.isEmpty else { return }
    let bar = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 9)
    let areScreens = subject.screens.isShown
    let close = areScreens ? Command.screens : .compare
    let box = Rect(x: bar.maxX - Self.margin - 30, y: bar.y, width: 30, height: bar.height)
    let beside = ToolChoice.beside(subject)
    let left = bar.x + Self.margin
    var right = box.x
    let title = areScreens ? beside.title : "\(beside.name): \(beside.title)"
    let room = right - buttons.width(title, &ui) - 10 - left
    var fitting = areScreens ? [] : Command.arrangements
    while !fitting.isEmpty,
      buttons.width(fitting, &ui) + (fitting.count < Command.arrangements.count ? ToolButtons.moreWidth : 0) > room
    {
      fitting.removeLast()
    }
    guard !areScreens else {
      buttons.choice(beside, titled: title, before: &right, bar, &ui)
      buttons.ends(close, "One device again.", in: box, &ui)
      let box = Rect(
        x: left + ToolButtons.padding, y: bar.y, width: right - left - ToolButtons.padding, height: bar.height)
      return ui.pen.text("The same gesture on several devices", in: box, .small, ui.pen.look.quietText)
    }
    let hidden = Command.arrangements[fitting.count...].map(HiddenTool.command)
    buttons.more(hidden, before: &right, in: bar, on: .comparison, &ui) { buttons, ui, right in
      buttons.choice(beside, titled: title, before: &right, bar, &ui)
      buttons.ends(close, "Ends the comparison.", in: box, &ui)
      _ = buttons.row(fitting, first: 1, from: left, in: bar, &ui) { command in
        "\(command.tip) \(Command.nextArrangement.key) goes to the next way."
      }
    }
    share(&ui)
  }

  private mutating func curve(_ ui: inout WindowUI) {
    guard !ui.frame.isEmpty else { return }
    buttons.fill(Tool.curve, in: ui.frame, on: .curve, margin: 0, &ui)
  }

  private mutating func menus(_ ui: inout WindowUI) {
    for (index, frame) in subject.layout.galleryPlaces.enumerated() {
      if ui.hit(.gallery, frame).isAsked { ui.openMenu(.galleryMenu(index), isAsked: true) }
      let tools = Tool.galleryMenu(subject)
      if let command = buttons.menu(.galleryMenu(index), tools, at: frame.origin, width: 160, &ui) {
        buttons.intents += [.select(index), .perform(command)]
      }
    }
    for place in MenuPlace.allCases {
      let frame = studio.frame(of: place)
      if ui.hit(.stage(place), frame).isAsked { ui.openMenu(.stageMenu(place), isAsked: true) }
      let corner = frame.intersection(ui.frame).origin
      let command = buttons.menu(.stageMenu(place), Tool.menu(of: place, subject), at: corner, width: 180, &ui)
      if let command { buttons.intents.append(.perform(command)) }
    }
  }
}

extension Studio {
  /// The frame of a part with a context menu, empty if it is hidden.
  fileprivate func frame(of place: MenuPlace) -> Rect {
    switch place {
    case .meter: view.meterView(layout)?.frame ?? Rect(.zero)
    case .time: layout.timeLine
    case .curve: layout.curve
    case .phone: layout.picture.intersection(layout.stage)
    case .stage: layout.stage
    }
  }
}
