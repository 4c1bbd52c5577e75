import Boundary
import Documents
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// The tools around the stage: in the bar above, in the strip below, and the context menu. The focus comes to them by
/// keys alone: a pressed tool leaves the keys where they were.
enum Toolbar {
  private static let margin = 8.0
  /// Padding beside the title of a tool.
  private static let padding = 9.0
  /// Minimum window width for full titles in the bar.
  private static let roomy = 900.0
  /// Width of the button for tools without space.
  private static let moreWidth = 34.0
  /// Width of the scene's title in the bar before choices make way for it.
  private static let leastTitle = 120.0
}

extension Toolbar {
  /// Passes an event to a strip. Returns whether it was meant for a tool there.
  static func handle(
    _ event: InputEvent, on strip: SurfaceName, _ ui: inout WindowUI, for studio: inout Studio, at time: Double
  ) -> Bool {
    update(&ui, &studio, at: time)
    ui.enter(strip)
    ui.take(event, at: time)
    update(&ui, &studio, at: time)
    return ui.read(strip) { $0.isTaken }
  }

  /// Applies pending events. The tools are redrawn only if their state has changed.
  static func update(_ ui: inout WindowUI, _ studio: inout Studio, at time: Double) {
    let subject = ToolSubject(studio)
    let (layout, window) = (studio.layout, Rect(studio.view.size))
    var intents: [Intent] = []
    for strip in SurfaceName.surfaces {
      ui.enter(strip)
      // Nothing is hovered under a sheet.
      if studio.hasSheet, ui.input.isPointed { ui.leave() }
      let room =
        strip == .notice ? noticeFrame(studio, &ui) : room(for: strip, layout, subject) ?? window
      // Only a screen reader reads the offset from its control.
      let offset = strip == .footer && ui.isHeard && !studio.stage.isMoving(at: time)
      let key = Key(subject: subject, offset: offset ? studio.stage.shown.offset(at: studio.stage.moment(time)) : nil)
      ui.surface(strip.rawValue, in: room, key: key, at: time) {
        run(strip, &$0, studio, subject, &intents, at: time)
      }
    }
    for intent in intents {
      // A menu of the scene on the stage does not begin it anew.
      if case .select(studio.library.selected) = intent { continue }
      studio.apply(intent, at: time)
    }
    if !intents.isEmpty { update(&ui, &studio, at: time) }
  }

  /// The content of a strip: where it is equal, so is the drawing.
  private struct Key: Hashable, Sendable {
    let subject: ToolSubject
    let offset: Double?
  }

  /// Nil for the whole window.
  private static func room(for strip: SurfaceName, _ layout: StudioLayout, _ subject: ToolSubject) -> Rect? {
    switch strip {
    case .bar: layout.bar
    case .footer: layout.footer
    case .timeLine: layout.timeLine
    case .comparison: layout.comparison
    case .gallery: layout.gallery
    case .curve: subject.curveTools
    default: nil
    }
  }

  private static func run(
    _ strip: SurfaceName, _ ui: inout WindowUI, _ studio: Studio, _ subject: ToolSubject, _ intents: inout [Intent],
    at time: Double
  ) {
    switch strip {
    case .bar: bar(&ui, studio, subject, &intents)
    case .footer:
      if !subject.layout.offset.isEmpty {
        intents += OffsetControl(studio.stage, at: time).show(in: subject.layout.offset, &ui)
      }
      tools(&ui, subject, &intents)
    case .timeLine: gestures(&ui, subject, &intents)
    case .comparison: comparison(&ui, subject, &intents)
    case .curve: curve(&ui, subject, &intents)
    case .gallery: gallery(&ui, studio, &intents)
    case .notice: notice(&ui, studio, &intents)
    case .popup: menus(&ui, studio, subject, &intents)
    default: break
    }
  }

  /// The tools' descriptions for a screen reader.
  static func accessibleParts(_ ui: WindowUI) -> [AccessiblePart] {
    SurfaceName.regions.compactMap { strip in
      let (items, frame) = ui.read(strip.name) { ($0.descriptions.items, $0.frame) }
      return items.isEmpty ? nil : AccessiblePart(strip.place, .tools, strip.title, in: frame, items)
    }
  }

  /// Performs an action of a screen reader.
  static func act(
    _ action: AccessibleAction, on strip: SurfaceName, _ ui: inout WindowUI, for studio: inout Studio, at time: Double
  ) {
    guard !studio.hasSheet else { return }
    ui.enter(strip)
    ui.act(action.kind, on: action.id.number)
    update(&ui, &studio, at: time)
  }
}

/// A tool of a strip.
private enum StripTool {
  case command(Command)
  case choice(ToolChoice)
}

/// The content of the strips.
extension Toolbar {
  /// Files at the left, choices at the right, and the scene's title in the space between. Choices go behind the last
  /// button before files do, and the title has a least width.
  private static func bar(
    _ ui: inout WindowUI, _ studio: Studio, _ subject: ToolSubject, _ intents: inout [Intent]
  ) {
    guard !ui.frame.isEmpty else { return }
    let bar = Rect(
      x: ui.frame.x, y: ui.frame.y + (ui.frame.height - 26) / 2, width: ui.frame.width, height: 25)
    let isRoomy = bar.width >= roomy
    var choices = [ToolChoice.device(studio, isRoomy: isRoomy), .zoom(studio, subject)]
    if let physics = ToolChoice.physics(studio, isRoomy: isRoomy) { choices.append(physics) }
    let count = choices.count
    let scenes = ToolChoice.scenes(studio)
    let title = min(leastTitle, ui.pen.width(studio.document.title.shown, .title) + 4 * margin)
    let others = width(Tool.files, subject, &ui) + title + 2 * margin
    func fits() -> Bool {
      let isWhole = choices.count == count && scenes == nil && !subject.layout.hasDrawer
      return others + choices.reduce(0) { $0 + width($1, &ui) } + (isWhole ? 0 : moreWidth) <= bar.width
    }
    var hidden: [StripTool] = []
    while !choices.isEmpty, !fits() { hidden.insert(.choice(choices.removeLast()), at: 0) }
    if let scenes { hidden.insert(.choice(scenes), at: 0) }
    if subject.layout.hasDrawer { hidden.append(.command(.drawer)) }
    let left = row(Tool.files, subject, from: bar.x + margin, in: bar, &ui, &intents)
    var right = bar.maxX - margin
    more(hidden, subject, before: &right, in: bar, on: .bar, &ui, &intents) { ui, right, intents in
      for one in choices.reversed() { choice(one, before: &right, bar, &ui, &intents) }
    }
    self.title(
      studio.document, in: Rect(x: left + 2 * margin, y: bar.y, width: right - left - 3 * margin, height: bar.height),
      &ui)
  }

  /// The scene's title, followed by a dot while it is unsaved.
  private static func title(_ document: SceneDocument, in box: Rect, _ ui: inout WindowUI) {
    let title = document.title.shown
    let dot = document.isAtStake ? 16.0 : 0
    let wide = min(ui.pen.width(title, .title), box.width - dot)
    guard wide > 24 else { return }
    ui.pen.text(title, in: Rect(x: box.x, y: box.y, width: wide, height: box.height), .title, ui.pen.look.text)
    guard document.isAtStake else { return }
    ui.pen.disc(Point(x: box.x + wide + 10, y: box.midY + 1), radius: 3, ui.pen.look.text)
  }

  private static func tools(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    let strip = studio.layout.tools
    guard !strip.isEmpty else { return }
    // A timeline without space has its choices here.
    let others: [StripTool] =
      studio.layout.timeLine.isEmpty
      ? [.command(.previousFrame), .command(.nextFrame), .command(.timeLine)].filter {
        if case .command(.timeLine) = $0 { !studio.options.showsTimeLine } else { true }
      } + ([.gestures(studio)] + ToolChoice.playing(studio)).map(StripTool.choice) : []
    let box = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 7)
    fill(Tool.view(studio), studio, and: others, in: box, on: .footer, &ui, &intents) { command in
      command == .play
        ? command.tip("Plays your last gesture, or one that shows the effect.") : command.tip
    }
  }

  /// Commands at the right of a strip. Those without space, the last ones first, go behind its last button.
  ///
  /// - Parameter others: More tools for that button.
  private static func fill(
    _ commands: [Command], _ studio: ToolSubject, and others: [StripTool] = [], in box: Rect, on strip: SurfaceName,
    margin: Double = Toolbar.margin, _ ui: inout WindowUI, _ intents: inout [Intent], tip: (Command) -> String = \.tip
  ) {
    var shown = commands
    func isWhole() -> Bool { shown.count == commands.count && others.isEmpty }
    while !shown.isEmpty, width(shown, studio, &ui) + (isWhole() ? 0 : moreWidth) + 2 * margin > box.width {
      shown.removeLast()
    }
    var right = box.maxX - margin
    let hidden = commands[shown.count...].map(StripTool.command) + others
    more(hidden, studio, before: &right, in: box, on: strip, &ui, &intents) { ui, right, intents in
      _ = row(shown, studio, from: right - width(shown, studio, &ui), in: box, &ui, &intents, tip: tip)
    }
  }

  /// The player at the left of the timeline; the gesture and how it is shown at the right, or behind a button.
  private static func gestures(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    let player = studio.layout.playerTools
    guard !player.isEmpty else { return }
    let box = Rect(x: player.x, y: player.midY - 14, width: player.width, height: 28)
    _ = row(Tool.player, studio, from: player.x + margin, in: box, lights: false, &ui, &intents)
    track(studio, &ui, &intents)
    let room = studio.layout.gestureTools
    let rows = [[ToolChoice.gestures(studio)], ToolChoice.playing(studio)]
    guard room.width >= StudioLayout.gestureRoom else {
      let box = Rect(x: room.x, y: room.midY - 14, width: room.width, height: 28)
      var right = box.maxX - margin
      return more(
        rows.joined().map(StripTool.choice), studio, before: &right, in: box, on: .timeLine, &ui, &intents)
    }
    for (index, choices) in rows.enumerated() {
      let strip = Rect(x: room.x, y: room.y + 4 + Double(index) * 25, width: room.width, height: 25)
      var right = strip.maxX - margin / 2
      for one in choices.reversed() { choice(one, before: &right, strip, &ui, &intents) }
    }
  }

  /// The track between them, by keys: frames and their parts, the moments that matter, and the zoom.
  private static func track(_ studio: ToolSubject, _ ui: inout WindowUI, _ intents: inout [Intent]) {
    let track = studio.layout.track
    guard studio.hasTime else { return }
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
    intents.append(intent)
  }

  /// The frame of a notice with buttons. Empty if there is none.
  private static func noticeFrame(_ studio: Studio, _ ui: inout WindowUI) -> Rect {
    guard studio.view.notice?.actions.isEmpty == false else { return Rect(.zero) }
    return ui.pen.measure { studio.view.noticeView(studio.stage, studio.layout, &$0)?.frame(&$0) ?? Rect(.zero) }
  }

  /// The buttons of a notice.
  private static func notice(_ ui: inout WindowUI, _ studio: Studio, _ intents: inout [Intent]) {
    guard let notice = studio.view.notice, !ui.frame.isEmpty else { return }
    let places = ui.pen.measure { studio.view.noticeView(studio.stage, studio.layout, &$0)?.buttons(&$0) ?? [] }
    for (index, (action, place)) in zip(notice.actions, places).enumerated() {
      if PushButton(ControlID.noticeAction(index), action.title, tip: action.tip).show(in: place, &ui) {
        intents.append(.answerNotice(action))
      }
    }
  }

  /// The scenes, by keys: arrows show the next one.
  private static func gallery(_ ui: inout WindowUI, _ studio: Studio, _ intents: inout [Intent]) {
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
    intents.append(.select(min(max(0, next), places.count - 1)))
  }

  /// The line or slider between two scenes on one phone, by keys.
  private static func share(_ studio: ToolSubject, _ ui: inout WindowUI, _ intents: inout [Intent]) {
    guard let comparison = studio.comparison, let place = studio.layout.shareHandle(of: comparison),
      let share = comparison.share
    else { return }
    ui.focus.add(.share, place)
    guard ui.focus.current == .share else { return }
    ui.pen.over(in: studio.layout.stage) { $0.outline(place, radius: 6, line: 1.5, $0.look.accent) }
    guard let press = ui.key(on: .share), !press.modifiers.contains(.control) else { return }
    let way: Double
    switch press.key {
    case .left, .down: way = -0.01
    case .right, .up: way = 0.01
    default: return
    }
    ui.takeKey(on: .share)
    intents.append(.share(share + way * press.modifiers.pace))
  }

  /// How two are compared, at the left of the strip over the stage; with what, at the right.
  private static func comparison(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    let strip = ui.frame
    guard !strip.isEmpty else { return }
    let bar = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 9)
    let areScreens = studio.screens.isShown
    let close = areScreens ? Command.screens : .compare
    let box = Rect(x: bar.maxX - margin - 30, y: bar.y, width: 30, height: bar.height)
    let beside = ToolChoice.beside(studio)
    let left = bar.x + margin
    var right = box.x
    let subject = areScreens ? beside.title : "\(beside.name): \(beside.title)"
    let room = right - width(subject, &ui) - 10 - left
    var fitting = areScreens ? [] : Command.arrangements
    while !fitting.isEmpty,
      width(fitting, studio, &ui) + (fitting.count < Command.arrangements.count ? moreWidth : 0) > room
    {
      fitting.removeLast()
    }
    guard !areScreens else {
      choice(beside, titled: subject, before: &right, bar, &ui, &intents)
      ends(close, "One device again.", in: box, &ui, &intents)
      let box = Rect(x: left + padding, y: bar.y, width: right - left - padding, height: bar.height)
      return ui.pen.text("The same gesture on several devices", in: box, .small, ui.pen.look.quietText)
    }
    let hidden = Command.arrangements[fitting.count...].map(StripTool.command)
    more(hidden, studio, before: &right, in: bar, on: .comparison, &ui, &intents) { ui, right, intents in
      choice(beside, titled: subject, before: &right, bar, &ui, &intents)
      ends(close, "Ends the comparison.", in: box, &ui, &intents)
      _ = row(fitting, studio, first: 1, from: left, in: bar, &ui, &intents) { command in
        "\(command.tip) \(Command.nextArrangement.key) goes to the next way."
      }
    }
    share(studio, &ui, &intents)
  }

  /// The cross at the end of the strip.
  private static func ends(
    _ command: Command, _ help: String, in box: Rect, _ ui: inout WindowUI, _ intents: inout [Intent]
  ) {
    if word(.tool(0), "\u{2715}", tip: command.tip(help), in: box, &ui) { intents.append(.perform(command)) }
  }

  private static func curve(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    guard !ui.frame.isEmpty else { return }
    fill(Tool.curve, studio, in: ui.frame, on: .curve, margin: 0, &ui, &intents)
  }

  private static func menus(
    _ ui: inout WindowUI, _ studio: Studio, _ subject: ToolSubject, _ intents: inout [Intent]
  ) {
    for (index, frame) in subject.layout.galleryPlaces.enumerated() {
      if ui.hit(.gallery, frame).isAsked { ui.openMenu(.galleryMenu(index), isAsked: true) }
      let tools = Tool.galleryMenu(subject)
      if let command = menu(.galleryMenu(index), tools, subject, at: frame.origin, width: 160, &ui) {
        intents += [.select(index), .perform(command)]
      }
    }
    for place in MenuPlace.allCases {
      let frame = studio.frame(of: place)
      if ui.hit(.stage(place), frame).isAsked { ui.openMenu(.stageMenu(place), isAsked: true) }
      let corner = frame.intersection(ui.frame).origin
      let command = menu(.stageMenu(place), Tool.menu(of: place, subject), subject, at: corner, width: 180, &ui)
      if let command { intents.append(.perform(command)) }
    }
  }

  private static func menu(
    _ id: ControlID, _ groups: [[Command]], _ studio: ToolSubject, at place: Point, width: Double,
    _ ui: inout WindowUI
  ) -> Command? {
    guard ui.input.menu?.id == id else { return nil }
    let commands = groups.flatMap(\.self)
    let menu = Menu<ControlID>(
      id, commands.map { $0.menuTitle(studio) }, keys: commands.map(\.key), breaks: Self.breaks(groups.map(\.count)))
    return menu.show(at: place, width: width, &ui).map { commands[$0] }
  }

  /// The items at which groups of these lengths begin, but for the first.
  private static func breaks(_ counts: [Int]) -> [Int] {
    var (breaks, index) = ([Int](), 0)
    for count in counts where count > 0 {
      if index > 0 { breaks.append(index) }
      index += count
    }
    return breaks
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

/// A flat text button.
extension Toolbar {
  private static func width(_ title: String, _ ui: inout WindowUI) -> Double {
    (ui.pen.width(title, .small) + 2 * padding).rounded(.up)
  }

  private static func width(_ commands: [Command], _ studio: ToolSubject, _ ui: inout WindowUI) -> Double {
    commands.reduce(0) { $0 + width($1.title(studio), &ui) }
  }

  /// Commands side by side.
  ///
  /// - Parameters:
  ///   - first: The index of the first.
  ///   - lights: Whether those that are on are highlighted.
  /// - Returns: The right edge of the last one.
  private static func row(
    _ commands: [Command], _ studio: ToolSubject, first: Int = 0, from left: Double, in bar: Rect, lights: Bool = true,
    _ ui: inout WindowUI, _ intents: inout [Intent], tip: (Command) -> String = \.tip
  ) -> Double {
    var left = left
    for (index, command) in commands.enumerated() {
      let title = command.title(studio)
      let box = Rect(x: left, y: bar.y, width: width(title, &ui), height: bar.height)
      let isLit = lights && command.isLit(studio)
      if word(.tool(first + index), title, isLit: isLit, tip: tip(command), in: box, &ui) {
        intents.append(.perform(command))
      }
      left = box.maxX
    }
    return left
  }

  /// The button for tools without space, at the right of a strip, and its menu. A choice there opens its own menu in
  /// the same place.
  ///
  /// - Parameter rest: Lays out what stands before the button, so that Tab visits it first. It ends at its second
  ///   argument.
  private static func more(
    _ hidden: [StripTool], _ studio: ToolSubject, before right: inout Double, in bar: Rect, on strip: SurfaceName,
    _ ui: inout WindowUI, _ intents: inout [Intent],
    after rest: (inout WindowUI, inout Double, inout [Intent]) -> Void = { _, _, _ in }
  ) {
    let box = Rect(x: right - moreWidth, y: bar.y, width: moreWidth, height: bar.height)
    if !hidden.isEmpty { right = box.x }
    rest(&ui, &right, &intents)
    guard !hidden.isEmpty else { return }
    let place = Point(x: box.x, y: bar.maxY + 2)
    let id = ControlID.moreMenu(strip)
    if word(.more, "\u{2026}", isChoice: true, tip: "More: the tools for which there is no space.", in: box, &ui) {
      ui.openMenu(id, mark: ui.focus.current == .more ? 0 : nil)
    }
    for case .choice(let choice) in hidden {
      if let intent = menu(of: choice, at: place, width: moreWidth, &ui) { intents.append(intent) }
    }
    guard ui.input.menu?.id == id else { return }
    let firstChoice = hidden.firstIndex { if case .choice = $0 { true } else { false } }
    let menu = Menu<ControlID>(
      id, hidden.map { $0.title(studio) }, keys: hidden.map(\.key),
      breaks: firstChoice.map { $0 > 0 ? [$0] : [] } ?? [])
    let isByKeys = ui.input.menu?.mark != nil
    guard let index = menu.show(at: place, width: moreWidth, &ui) else { return }
    switch hidden[index] {
    case .command(let command): intents.append(.perform(command))
    case .choice(let choice): ui.openMenu(choice.menu, mark: isByKeys ? choice.chosen ?? 0 : nil)
    }
  }

  /// A choice, to the left of another one.
  private static func choice(
    _ choice: ToolChoice, titled title: String? = nil, before right: inout Double, _ bar: Rect, _ ui: inout WindowUI,
    _ intents: inout [Intent]
  ) {
    let title = title ?? choice.title
    let wide = min(width(title, &ui) + 10, max(40, right - bar.x))
    let box = Rect(x: right - wide, y: bar.y, width: wide, height: bar.height)
    right = box.x
    let isPressed = word(choice.button, "\(title)   ", isChoice: true, tip: choice.tip, in: box, &ui)
    ui.pen.chevron(at: Point(x: box.maxX - 11, y: box.midY), isDown: true, ui.pen.look.quietText)
    if isPressed { ui.openMenu(choice.menu, mark: choice.chosen ?? (ui.focus.current == choice.button ? 0 : nil)) }
    let place = Point(x: box.x, y: bar.maxY + 2)
    if let intent = menu(of: choice, at: place, width: wide, &ui) { intents.append(intent) }
  }

  private static func menu(of choice: ToolChoice, at place: Point, width: Double, _ ui: inout WindowUI) -> Intent? {
    guard ui.input.menu?.id == choice.menu else { return nil }
    let menu = Menu<ControlID>(
      choice.menu, choice.items.map(\.title), keys: choice.items.map(\.key), breaks: choice.breaks,
      chosen: choice.chosen)
    return menu.show(at: place, width: width, &ui).map { choice.items[$0].intent }
  }

  private static func width(_ choice: ToolChoice, _ ui: inout WindowUI) -> Double { width(choice.title, &ui) + 10 }

  private static func word(
    _ id: ControlID, _ title: String, isLit: Bool = false, isChoice: Bool = false, tip: String, in box: Rect,
    _ ui: inout WindowUI
  ) -> Bool {
    let look = ui.pen.look
    ui.tip(id, box, tip)
    ui.descriptions.add(
      id, in: box,
      AccessibleItem(
        isChoice ? .choice : .button, Self.spoken(title, tip), help: tip, isSet: isLit ? true : nil))
    ui.focus.add(id, box)
    let hit = ui.hit(id, box)
    let isUnderPointer = hit.isHovered || hit.isHeld
    if isUnderPointer { ui.pen.fill(box.inset(by: 1), radius: 6, look.raised) }
    if ui.focus.current == id { ui.pen.outline(box.inset(by: 1), radius: 6, line: 1.5, look.accent) }
    ui.pen.text(
      title, in: box.inset(by: 1), .small, isLit ? look.accent : isUnderPointer ? look.text : look.quietText,
      alignment: .center)
    if let press = ui.key(on: id), press.modifiers.isEmpty, press.key == .left || press.key == .right {
      ui.takeKey(on: id)
      ui.focus.step(press.key == .left ? -1 : 1)
    }
    return hit.isClicked || ui.isPushed(id)
  }

  /// The spoken name of a tool: its title, or its tooltip if the title is a symbol.
  private static func spoken(_ title: String, _ tip: String) -> String {
    title.contains { $0.isLetter || $0.isNumber } ? title : String(tip.prefix { $0 != ":" && $0 != "." })
  }
}

extension StripTool {
  fileprivate func title(_ studio: ToolSubject) -> String {
    switch self {
    case .command(let command): command.menuTitle(studio)
    case .choice(let choice): "\(choice.name): \(choice.title)"
    }
  }

  /// A choice has an arrowhead in place of a key.
  fileprivate var key: String {
    switch self {
    case .command(let command): command.key
    case .choice: "\u{203A}"
    }
  }
}
