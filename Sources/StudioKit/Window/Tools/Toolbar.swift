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
      if studio.hasSheet, ui.isPointed { ui.leave() }
      let room = room(for: strip, layout, subject) ?? window
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

  /// What a strip shows: where it is equal, so is the drawing.
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
    case .popup: menus(&ui, subject, &intents)
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

/// The content of the strips.
extension Toolbar {
  private static func bar(
    _ ui: inout WindowUI, _ studio: Studio, _ subject: ToolSubject, _ intents: inout [Intent]
  ) {
    guard !ui.frame.isEmpty else { return }
    let bar = Rect(x: ui.frame.x, y: ui.frame.y + 9, width: ui.frame.width, height: ui.frame.height - 19)
    let left = row(Tool.files, subject, from: bar.x + margin, in: bar, &ui, &intents)
    var right = bar.maxX - margin
    let isRoomy = bar.width >= roomy
    let scene = studio.document.scene
    if case .text(let name) = scene.physics.preset.value {
      let presets = ScrollPreset.allCases.map(\.rawValue)
      let choice = choice(
        .physics, .presets, isRoomy ? "\(name) scrolling" : name, presets, chosen: presets.firstIndex(of: name),
        tip: "The system whose scrolling is simulated.", before: &right, bar, &ui)
      if let choice { intents.append(.set("physics.preset", to: .text(presets[choice]))) }
    }
    zoom(studio, subject, before: &right, bar, &ui, &intents)
    let presets = Device.presets
    let known = presets.firstIndex { $0.name == scene.device.presetName }
    let choice = choice(
      .device, .devices, words(for: studio.stage.scene.device, called: scene.device.title, isRoomy: isRoomy),
      presets.map(\.device.name), chosen: known, tip: "The device.", before: &right, bar, &ui)
    if let choice { intents.append(.set("device", to: .text(presets[choice].name))) }
    title(
      studio.document, in: Rect(x: left + 2 * margin, y: bar.y, width: right - left - 2 * margin, height: bar.height),
      &ui)
  }

  private static func words(for device: Device, called name: String, isRoomy: Bool) -> String {
    guard isRoomy else { return name }
    return "\(name)   \(device.width.formatted(.whole)) \u{D7} \(device.height.formatted(.whole)) "
      + "@\(device.scale.formatted(.shortest))"
  }

  private static func zoom(
    _ studio: Studio, _ subject: ToolSubject, before right: inout Double, _ bar: Rect, _ ui: inout WindowUI,
    _ intents: inout [Intent]
  ) {
    let pixels = studio.stage.scene.device.scale / studio.view.scale
    let percent = (subject.layout.zoom * 100).formatted(.whole)
    let titles = Tool.zooms.map {
      $0 == .zoomToDevicePixels ? "\($0.words.title), \((pixels * 100).formatted(.whole)) %" : $0.title(subject)
    }
    let choice = choice(
      .zoom, .zooms, "\(percent) %", titles, keys: Tool.zooms.map(\.key), chosen: subject.isFitted ? 0 : nil,
      tip: "The zoom of the stage: Ctrl and the wheel, \(Command.zoomToFit.key) fits, \(Command.zoom(1).key) is its "
        + "own size. The middle button moves it.",
      before: &right, bar, &ui)
    if let choice { intents.append(.perform(Tool.zooms[choice])) }
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
    var tools = Tool.view(studio)
    while !tools.isEmpty, width(tools, studio, &ui) + 2 * margin > strip.width { tools.removeLast() }
    let left = strip.maxX - margin - width(tools, studio, &ui)
    let box = Rect(x: strip.x, y: strip.y + 4, width: strip.width, height: strip.height - 7)
    _ = row(tools, studio, from: left, in: box, &ui, &intents) { command in
      command == .play
        ? command.tip("Plays your last gesture, or one that shows the effect.") : command.tip
    }
  }

  /// The player at the left of the time line; the gesture and how it is shown at the right.
  private static func gestures(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    let player = studio.layout.playerTools
    guard !player.isEmpty else { return }
    let box = Rect(x: player.x, y: player.midY - 14, width: player.width, height: 28)
    _ = row(Tool.player, studio, from: player.x + margin, in: box, lights: false, &ui, &intents)
    track(studio, &ui, &intents)
    let room = studio.layout.gestureTools
    guard !room.isEmpty else { return }
    for (index, choices) in [[Tool.gestures(studio)], Tool.playing].enumerated() {
      let strip = Rect(x: room.x, y: room.y + 4 + Double(index) * 25, width: room.width, height: 25)
      var right = strip.maxX - margin / 2
      for one in choices.reversed() { choice(one, studio, one.title(studio), before: &right, strip, &ui, &intents) }
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
    let tip = close.tip(areScreens ? "One device again." : "Ends the comparison.")
    if word(.tool(0), "\u{2715}", tip: tip, in: box, &ui) { intents.append(.perform(close)) }
    var right = box.x
    let beside = Tool.beside(studio)
    choice(
      beside, studio, areScreens ? "Devices" : "With: \(beside.title(studio))", isChosen: !areScreens, before: &right,
      bar, &ui, &intents)
    let left = bar.x + margin
    guard !areScreens else {
      let box = Rect(x: left + padding, y: bar.y, width: right - left - padding, height: bar.height)
      return ui.pen.text("The same gesture on several devices", in: box, .small, ui.pen.look.quietText)
    }
    var fitting = Command.arrangements
    while !fitting.isEmpty, left + width(fitting, studio, &ui) > right { fitting.removeLast() }
    _ = row(fitting, studio, first: 1, from: left, in: bar, &ui, &intents) { command in
      "\(command.tip) \(Command.nextArrangement.key) goes to the next way."
    }
    share(studio, &ui, &intents)
  }

  /// The last ones go first where there is no room: the menu has them, too.
  private static func curve(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    let room = ui.frame
    guard !room.isEmpty else { return }
    var tools = Tool.curve
    while !tools.isEmpty, width(tools, studio, &ui) > room.width { tools.removeLast() }
    _ = row(tools, studio, from: room.maxX - width(tools, studio, &ui), in: room, &ui, &intents)
  }

  private static func menus(_ ui: inout WindowUI, _ studio: ToolSubject, _ intents: inout [Intent]) {
    for (index, frame) in studio.layout.galleryPlaces.enumerated() {
      if ui.hit(.gallery, frame).isAsked { ui.openMenu(.galleryMenu(index), isAsked: true) }
      let tools = Tool.galleryMenu(studio)
      if let command = menu(.galleryMenu(index), tools, studio, at: frame.origin, width: 160, &ui) {
        intents += [.select(index), .perform(command)]
      }
    }
    if ui.hit(.stage, studio.layout.stage).isAsked { ui.openMenu(.stageMenu, isAsked: true) }
    let command = menu(.stageMenu, Tool.stageMenu, studio, at: studio.layout.stage.origin, width: 180, &ui)
    if let command { intents.append(.perform(command)) }
  }

  private static func menu(
    _ id: ControlID, _ commands: [Command], _ studio: ToolSubject, at place: Point, width: Double, _ ui: inout WindowUI
  ) -> Command? {
    guard ui.menu?.id == id else { return nil }
    let menu = Menu<ControlID>(id, commands.map { $0.menuTitle(studio) }, keys: commands.map(\.key))
    return menu.show(at: place, width: width, &ui).map { commands[$0] }
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

  /// A choice, to the left of another one.
  private static func choice(
    _ choice: Tool.Choice, _ studio: ToolSubject, _ title: String, isChosen: Bool = true, before right: inout Double,
    _ bar: Rect, _ ui: inout WindowUI, _ intents: inout [Intent]
  ) {
    let index = Self.choice(
      .choice(choice.id), .choiceMenu(choice.id), title, choice.commands.map { $0.title(studio) },
      keys: choice.commands.map(\.key), chosen: isChosen ? choice.chosen(studio) : nil, tip: choice.tip,
      before: &right, bar, &ui)
    if let index { intents.append(.perform(choice.commands[index])) }
  }

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

  /// A button that opens a menu, to the left of another one.
  private static func choice(
    _ id: ControlID, _ menu: ControlID, _ title: String, _ items: [String], keys: [String] = [], chosen: Int?,
    tip: String, before right: inout Double, _ bar: Rect, _ ui: inout WindowUI
  ) -> Int? {
    let wide = width(title, &ui) + 10
    let box = Rect(x: right - wide, y: bar.y, width: wide, height: bar.height)
    right = box.x
    let isPressed = word(id, "\(title)   ", isChoice: true, tip: tip, in: box, &ui)
    ui.pen.chevron(at: Point(x: box.maxX - 11, y: box.midY), isDown: true, ui.pen.look.quietText)
    if isPressed { ui.openMenu(menu, mark: chosen ?? (ui.focus.current == id ? 0 : nil)) }
    let place = Point(x: box.x, y: bar.maxY + 2)
    return Menu<ControlID>(menu, items, keys: keys, chosen: chosen).show(at: place, width: wide, &ui)
  }
}
