import Boundary
import Documents
import Geometry
import Handoff

/// The studio's window, independent of the platform: events, replies and times go in; a draw list, requests,
/// descriptions for a screen reader, the pointer's shape and the time of the next change come out. It is a list of
/// parts, of which it knows by name the stage and the panel, which have the keys if no other part has them, and the
/// sheet, which is read aloud alone while it shows.
public struct Window: Sendable {
  public var studio: Studio
  var ui: WindowUI
  private(set) var parts: [any Part]
  /// The indices of the parts in the order in which they take their frames.
  private let sides: [Int]
  /// How often the window was laid out.
  private(set) var layouts = 0
  private var painting: Painting
  /// Whether its parts move to their places, rather than being there at once.
  public var moves = false
  /// The last drawing of each part over the others, which is still seen while it goes.
  private var seen: [DrawList]
  private var arrangement: StageArrangement?
  private var time = 0.0
  /// Whether it has the keyboard.
  private var isActive = true

  /// - Parameters:
  ///   - studio: Documents and stage.
  ///   - record: The view state of an earlier session.
  ///   - measure: Measures text.
  ///   - templates: Reads the code templates when they are needed.
  public init(
    _ studio: Studio, record: SessionRecord.View = SessionRecord.View(), measure: TextMeasure = .fixed(),
    templates: @escaping @Sendable () -> HandoffTemplates = { HandoffTemplates([:]) }
  ) {
    self.init(studio, record: record, measure: measure, templates: templates, parts: WindowParts.all)
  }

  init(
    _ studio: Studio, record: SessionRecord.View = SessionRecord.View(), measure: TextMeasure = .fixed(),
    templates: @escaping @Sendable () -> HandoffTemplates = { HandoffTemplates([:]) }, parts: [any Part]
  ) {
    (self.studio, self.parts) = (studio, parts)
    ui = WindowUI(look: Theme.dark.look, measure: measure, names: parts.map(\.name))
    ui.window = Rect(studio.view.size)
    sides = parts.indices.sorted { (parts[$0].side.rawValue, $0) < (parts[$1].side.rawValue, $1) }
    painting = Painting(measure)
    seen = Array(repeating: DrawList(), count: parts.count)
    self.studio.view.record = record
    self.studio.code = CodeTemplates(templates)
    self.studio.partCommands = parts.flatMap(\.commands)
    self.studio.layout = StudioLayout(
      ui.names, window: studio.view.size, scale: studio.view.scale, studio.stage.scene.device)
    layOut()
  }
}

/// Input.
extension Window {
  /// Hands an event to its receiver: the part that the pointer holds, else the modal one, else the topmost part under the
  /// pointer. Keys go to the modal part, to an open menu, to the focus, then to the commands and the stage.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    ui.window = Rect(studio.view.size)
    self.time = time
    defer { layOut() }
    switch event {
    case .down(let point): return press(event, at: point, time)
    case .secondary(let point):
      if let modal { return deliver(event, to: modal, at: time) }
      guard ui.heldPart == nil else { return false }
      ui.closeMenu()
      return deliver(event, to: topmost(at: point) ?? .stage, at: time)
    case .hover(let point):
      guard ui.heldPart == nil else { return false }
      guard let receiver = modal ?? point.flatMap(topmost) else {
        ui.unpoint()
        settleLeft(at: time)
        return false
      }
      return deliver(event, to: receiver, at: time)
    case .move, .up, .cancel:
      let holder = ui.heldPart ?? modal
      let isTaken = holder.map { deliver(event, to: $0, at: time) } ?? false
      // What keys have begun ends with any hold.
      if event.endsHold, modal == nil, holder != .panel { studio.finishEdit() }
      return isTaken
    case .wheel(_, _, let point), .touchpad(_, _, let point): return turn(event, at: point, time)
    case .keyDown, .text, .composition:
      if let modal { return deliver(event, to: modal, at: time) }
      if !studio.hasSheet, handleKey(event, at: time) { return true }
      studio.handle(event, at: time)
    case .keyUp, .modifiers:
      // The keys may have been pressed on the stage.
      if let modal { deliver(event, to: modal, at: time) }
      deliverToAll(event, at: time)
    case .close where modal == nil || !studio.isAsking:
      studio.view.options.closeSheets()
      ui.closeMenu()
      deliverToAll(event, at: time)
    case .close: break
    case .focus(let isActive):
      self.isActive = isActive
      deliverToAll(event, at: time)
    case .resize: deliverToAll(event, at: time)
    case .pan: if modal == nil { studio.handle(event, at: time) }
    case .dragOver(let point):
      let (receiver, picture) = receiver(at: point)
      studio.view.drop = point.map { DropMark(at: $0, on: modal == nil ? receiver : nil, picture, studio, ui) }
    case .drop(let path, let point):
      if modal != nil {
        // It comes to the document that the question is about, at no place of it.
        if studio.takesDrop(at: time) { apply(.drop(path, on: nil, inList: false), at: time) }
        break
      }
      let (receiver, picture) = receiver(at: point)
      apply(.drop(path, on: picture, inList: picture != nil && receiver != .stage), at: time)
    }
    return false
  }

  /// Tells the panel, whose steps may end with it, and the studio of something that is for the whole window.
  private mutating func deliverToAll(_ event: InputEvent, at time: Double) {
    deliver(event, to: .panel, at: time)
    studio.handle(event, at: time)
  }

  /// The part, and the picture, that takes what is dropped at a point.
  private func receiver(at point: Point?) -> (PartName?, Int?) {
    let receiver = point.flatMap(topmost)
    return (
      receiver, receiver.flatMap { name in point.flatMap { parts[index(of: name)].picture(at: $0, studio, ui) } }
    )
  }

  private func index(of name: PartName) -> Int { ui.number(of: name) }

  /// The part that is over all others, and has all keys and clicks.
  private var modal: PartName? { parts.last { $0.isModal(studio) }?.name }

  /// The topmost part at a point: that of the open menu, else the last one there. Nil if there is none.
  private func topmost(at point: Point) -> PartName? {
    if !studio.hasSheet, let menu = ui.menuPart { return menu }
    return parts.last { studio.layout[$0.name].contains(point) }?.name
  }

  /// Lets a part have an event. Positions are those of the part as it is now.
  @discardableResult
  private mutating func deliver(_ event: InputEvent, to name: PartName, at time: Double) -> Bool {
    let index = index(of: name)
    settle(at: time, only: index)
    ui.enter(name)
    guard !parts[index].intercept(event, &ui, &studio, at: time) else {
      layOut()
      settle(at: time, only: index)
      return true
    }
    ui.enter(name)
    ui.take(event, at: time)
    guard !parts[index].waits(after: event) else { return ui.isTaken }
    settle(at: time, only: index)
    settleLeft(at: time)
    ui.enter(name)
    parts[index].end(event, ui, &studio)
    return ui.isTaken
  }

  /// Hands a key to the open menu, or to the part with the focus. Without any, Tab goes to the panel.
  private mutating func handleKey(_ event: InputEvent, at time: Double) -> Bool {
    if case .keyDown(.function(6), let modifiers, _) = event, !modifiers.contains(.control) {
      ui.closeMenu()
      moveFocus(isForward: !modifiers.contains(.shift), at: time)
      return true
    }
    let receiver = ui.keyPart ?? .panel
    if let menu = ui.menuPart, menu != receiver, deliver(event, to: menu, at: time) { return true }
    if deliver(event, to: receiver, at: time) { return true }
    return openMenu(of: ui.keyPart, for: event, at: time)
  }

  /// Opens the context menu of the part with the focus.
  private mutating func openMenu(of part: PartName?, for event: InputEvent, at time: Double) -> Bool {
    guard case .keyDown(let key, let modifiers, _) = event, key == .menu || key == .function(10) && modifiers == .shift
    else { return false }
    let owner = part ?? .stage
    guard let menu = parts[index(of: owner)].menu(studio) else { return false }
    apply(.point(at: nil), at: time)
    ui.enter(owner)
    ui.openMenu(menu, mark: 0)
    settle(at: time)
    return true
  }

  /// Moves the focus to the next or previous visible part of the window.
  private mutating func moveFocus(isForward: Bool, at time: Double) {
    let current = ui.keyPart ?? .stage
    let names = parts.filter { $0.takesFocus && (isFocusable($0.name) || $0.name == current) }.map(\.name)
    guard let place = names.firstIndex(of: current) else { return }
    let next = names[(place + (isForward ? 1 : names.count - 1)) % names.count]
    releaseKeys(except: next, at: time)
    studio.view.isStageFocused = next == .stage
    guard next != .stage else { return }
    ui.enter(next)
    ui.moveFocus(to: ui.focus.order.first)
    settle(at: time)
  }

  /// Whether F6 goes to a part: it shows, and has a control. The stage has the keys if no other part has them.
  func isFocusable(_ name: PartName) -> Bool {
    name == .stage || !studio.layout[name].isEmpty && ui.read(name) { !$0.focus.order.isEmpty }
  }

  /// Takes what is typed, and gives the keys to another part.
  private mutating func releaseKeys(except part: PartName?, at time: Double) {
    studio.view.isStageFocused = false
    for name in ui.names where name != part { ui.releaseKeys(of: name) }
    settle(at: time)
    studio.finishEdit()
  }

  /// Handles a press beside an open menu, which only closes it; beside an open field, which commits it; and beside all
  /// tools, which takes the focus from them. A second press while something is held is ignored.
  private mutating func press(_ event: InputEvent, at point: Point, _ time: Double) -> Bool {
    if let modal { return deliver(event, to: modal, at: time) }
    guard ui.heldPart == nil else { return false }
    let receiver = topmost(at: point) ?? .stage
    studio.view.isStageFocused = false
    let isFree = !studio.hasSheet && ui.input.menu == nil
    var hasKeysElsewhere: Bool { isFree && ui.keyPart.map { $0 != receiver } ?? false }
    // What is typed is taken before the press does something.
    if hasKeysElsewhere, !parts[index(of: receiver)].role.isToolbar || ui.input.isBusy {
      releaseKeys(except: receiver, at: time)
    }
    let isTaken = deliver(event, to: receiver, at: time)
    if case .canvas? = ui.input.pointer.holder, hasKeysElsewhere { releaseKeys(except: receiver, at: time) }
    return isTaken
  }

  /// Hands a wheel to what is held or open, else to the topmost part under the pointer that uses it.
  private mutating func turn(_ event: InputEvent, at point: Point?, _ time: Double) -> Bool {
    if let receiver = modal ?? ui.heldPart { return deliver(event, to: receiver, at: time) }
    if !studio.hasSheet, let menu = ui.menuPart {
      if !(point.map { ui.input.menu?.scrolls(at: $0) == true } ?? false) { ui.closeMenu() }
      return deliver(event, to: menu, at: time)
    }
    guard let point else {
      if let intent = StagePart.turn(event, studio) { apply(intent, at: time) }
      return false
    }
    for part in parts.reversed() where studio.layout[part.name].contains(point) {
      let isTaken = deliver(event, to: part.name, at: time)
      if studio.hasSheet || ui.read(part.name, { $0.isUsed }) { return isTaken }
    }
    return false
  }

  /// Whether an event may lead to pasting, so that the clipboard is read before it is handled: another program holds
  /// it, and may take its time.
  public static func leadsToPasting(_ event: InputEvent) -> Bool {
    switch event {
    case .keyDown(.letter("v"), let modifiers, _): modifiers.contains(.control)
    case .keyDown(.menu, _, _), .secondary: true
    case .keyDown(.function(10), let modifiers, _): modifiers == .shift
    default: false
    }
  }

  /// Text copied by another program.
  public var clipboard: String {
    get { ui.input.clipboard.text }
    set { ui.input.clipboard.text = newValue }
  }

  /// Handles a reply or notification of the services.
  public mutating func receive(_ reply: Reply, at time: Double) {
    self.time = time
    defer { layOut() }
    guard case .act(let action) = reply else { return studio.receive(reply, at: time) }
    let name = action.id.part
    guard ui.names.contains(name), modal.map({ $0 == name }) ?? (!studio.hasSheet || name == .sheet) else { return }
    releaseKeys(except: name, at: time)
    ui.enter(name)
    for intent in parts[index(of: name)].act(action, &ui, studio) { apply(intent, at: time) }
    settle(at: time)
    studio.finishEdit()
  }

  /// Returns the requests since the last call.
  public mutating func takeRequests(at time: Double) -> [Request] {
    self.time = time
    let busy = ui.heldPart ?? ui.menuPart ?? ui.input.typing.map { ui.names[$0.surface] }
    studio.view.isHandBusy = busy.map { parts[index(of: $0)].side != .overWindow } ?? false
    studio.advanceFiles(to: time)
    layOut()
    return studio.requests.takeAll()
  }
}

/// Steps.
extension Window {
  /// Gives every part its frame, once after each step.
  private mutating func layOut() {
    layouts += 1
    var room = Room(
      window: studio.view.size, scale: studio.view.scale, after: studio.layout, painting.widths)
    for index in sides { room.layout[parts[index].name] = parts[index].frame(in: &room, studio) }
    if studio.layout != room.layout { studio.layout = room.layout }
    painting.widths = room.widths
    followPlaces()
  }

  /// Says where everything that moves has its place now.
  private mutating func followPlaces() {
    var hasSheet = false
    for part in parts where part.side.isOverOthers {
      let isThere = !studio.layout[part.name].isEmpty
      if part.side == .overWindow, isThere { hasSheet = true }
      studio.view.motions.put(.part(part.name), isThere: isThere, time: time)
    }
    studio.view.motions.put(.shade, isThere: hasSheet, time: time)
    for section in SectionName.allCases {
      let isOpen = studio.view.panel.openSections.contains(section)
      studio.view.motions.put(.section(section), isThere: isOpen, time: time)
    }
    let (arrangement, layout) = (StageArrangement(studio), studio.layout)
    studio.view.motions.put(
      layout, screens: studio.stage.screens.count, glides: self.arrangement.map(arrangement.glides(from:)) ?? false,
      time: time)
    self.arrangement = arrangement
  }

  private mutating func apply(_ intent: Intent, at time: Double) {
    studio.apply(intent, at: time)
    if case .copy(let text, _) = intent { ui.input.clipboard.text = text }
    layOut()
  }

  /// Applies pending events, and runs the parts that show something else than before, until all rest.
  ///
  /// - Parameter only: The index of the part; nil: all of them.
  private mutating func settle(at time: Double, only: Int? = nil) {
    for _ in 0..<10 {
      let present = Present(facts: Facts(studio), time: time, isHeard: ui.isHeard)
      var asked = false
      for index in parts.indices where only.map({ $0 == index }) ?? true {
        for intent in parts[index].update(&ui, &studio, in: studio.layout[parts[index].name], present) {
          apply(intent, at: time)
          asked = true
        }
      }
      if let text = ui.input.clipboard.takeCopy() { studio.requests.ask(.window(.copy(text))) }
      guard asked else { break }
    }
    if let refusal = ui.refusal {
      ui.refusal = nil
      studio.say(refusal, isFault: true, at: time)
      layOut()
    }
  }

  /// Runs the parts that events wait for, or that the pointer or a menu has left.
  private mutating func settleLeft(at time: Double) {
    for index in parts.indices where ui.read(index, { !$0.isSettled }) { settle(at: time, only: index) }
  }

  /// Applies everything due by `time`.
  public mutating func advance(to time: Double) {
    self.time = time
    studio.view.motions.isOn = moves && !studio.view.isCalm
    studio.view.motions.advance(to: time)
    ui.window = Rect(studio.view.size)
    ui.look = studio.view.look
    ui.advance(to: time)
    studio.view.endNotice(at: time)
    // A part may wait for the frame with its events.
    settleLeft(at: time)
    studio.advance(to: time)
    layOut()
    settle(at: time)
  }
}

/// Frames.
extension Window {
  /// Computes the layers of a moment: the first half of a frame.
  public mutating func layOut(at time: Double) { studio.stage.layOut(at: time) }

  /// Draws the window around the layers from `layOut` for the same moment: the second half of a frame. It covers every
  /// pixel.
  ///
  /// - Parameter clock: The time in seconds, by which the meter tells the scene's part from the whole window's.
  public mutating func paint(at time: Double, into list: inout DrawList, clock: () -> Double = { 0 }) {
    paint(at: time, into: &list, clock: clock) { _ in true }
  }

  /// Draws some parts.
  mutating func paint(
    at time: Double, into list: inout DrawList, clock: () -> Double = { 0 }, where isShown: (PartName) -> Bool
  ) {
    swap(&painting.list, &list)
    painting.begin(at: time, typed: ui.input.typing?.id)
    // Menus and tips lie over the other parts.
    for index in parts.indices where parts[index].side != .overWindow && isShown(parts[index].name) {
      paint(index, clock)
    }
    for index in parts.indices where isOver(index) && isShown(parts[index].name) {
      ui.draw(parts[index].name, into: &painting.list)
    }
    let shade = studio.view.motions.share(of: .shade, at: time)
    if shade > 0 { painting.list.append(.fill(Rect(studio.view.size), Color.black.opacity(Self.shade * shade))) }
    for index in parts.indices where parts[index].side == .overWindow && isShown(parts[index].name) {
      paint(index, clock)
    }
    studio.view.drop?.draw(studio.view.theme, &painting)
    swap(&painting.list, &list)
  }

  /// Opacity of the shade below sheets.
  private static let shade = 0.45
  /// How far a part rises that comes, in points.
  private static let rise = 8.0

  /// Draws a part. One that lies over the others rises into its place, and goes the same way.
  private mutating func paint(_ index: Int, _ clock: () -> Double) {
    let thing = Motions.Thing.part(parts[index].name)
    let isShown = !studio.layout[parts[index].name].isEmpty
    guard studio.view.motions.isOn, parts[index].side.isOverOthers else {
      if isShown { paintInPlace(index, clock) }
      return
    }
    let share = studio.view.motions.share(of: thing, at: painting.time)
    if isShown {
      seen[index].removeAll()
      swap(&seen[index], &painting.list)
      paintInPlace(index, clock)
      swap(&seen[index], &painting.list)
    } else if share == 0 {
      if !seen[index].isEmpty { seen[index] = DrawList() }
      return
    }
    guard share < 1 else { return painting.list.append(seen[index]) }
    let way = Point(x: 0, y: Self.rise * (1 - share))
    painting.list.append(seen[index], posed: Pose(origin: way, opacity: share))
  }

  private mutating func paintInPlace(_ index: Int, _ clock: () -> Double) {
    let (name, frame) = (parts[index].name, studio.layout[parts[index].name])
    painting.enter(frame, ui.input.pointer.surface == index ? ui.input.pointer.place : nil)
    let start = clock()
    parts[index].paint(studio, &painting)
    if name == .stage { studio.view.scenePaint = (clock() - start) * 1000 }
    if !isOver(index) { ui.draw(name, into: &painting.list) }
    parts[index].paintOver(studio, &painting)
  }

  /// Whether a part has something that lies over others.
  private func isOver(_ index: Int) -> Bool {
    let name = parts[index].name
    guard parts[index].side != .overWindow, !studio.layout[name].isEmpty else { return false }
    return ui.menuPart == name || ui.read(name) { $0.tips.isShown }
  }

  /// Whether the window changes with each frame. If not, nothing needs to be drawn until an event or `dueTime`.
  public func isMoving(at time: Double) -> Bool {
    studio.stage.isMoving(at: time) || studio.view.motions.isMoving || parts.contains { $0.isMoving(studio) }
  }

  /// The time at which the window changes by itself, on the events' clock. Nil if it does not change before an event.
  public var dueTime: Double? {
    var due = [studio.library.autosaveDue, studio.view.notice?.end, studio.audit.due].compactMap { $0 }.min()
    for (number, part) in parts.enumerated() where part.side != .overWindow && !studio.layout[part.name].isEmpty {
      if let next = ui.dueTime(of: number) { due = min(due ?? next, next) }
    }
    return due
  }

  /// The pointer's shape.
  public var pointerShape: PointerShape {
    guard let number = ui.input.pointer.surface else { return .arrow }
    return parts[number].shape(studio, ui) ?? ui.pointerShape ?? .arrow
  }

  /// Whether typed text goes into a field.
  public var takesText: Bool {
    parts.contains {
      $0.takesText && !studio.layout[$0.name].isEmpty && ($0.isModal(studio) || ui.takesText(on: index(of: $0.name)))
    }
  }

  /// The caret of the open field, in window points. Nil if no field is open.
  public var caret: Rect? { ui.input.typing?.caret }
}

/// Support for screen readers.
extension Window {
  /// Whether a screen reader is running: controls describe themselves only then.
  public var isHeard: Bool {
    get { ui.isHeard }
    set { ui.isHeard = newValue }
  }

  /// The window's description.
  public mutating func accessible(at time: Double) -> AccessibleWindow {
    var described: [AccessiblePart] = []
    for index in parts.indices {
      let frame = studio.layout[parts[index].name]
      guard !frame.isEmpty else { continue }
      if let part = parts[index].described(ui, studio, in: frame, at: time) { described.append(part) }
    }
    let owner = modal ?? (studio.hasSheet ? .sheet : ui.menuPart ?? ui.keyPart ?? .stage)
    let focus = parts[index(of: owner)].focus(ui, studio).map { AccessibleID(owner, $0) }
    return AccessibleWindow(
      title: "\(studio.document.title.shown) - Parallax", size: studio.view.size, isActive: isActive,
      parts: described, focus: focus ?? AccessibleID(.stage, studio.document.id.spoken))
  }
}

extension AccessiblePart.Role {
  /// Whether a press there leaves the keys where they are.
  fileprivate var isToolbar: Bool {
    switch self {
    case .tools, .notice: true
    case .group, .list, .dialog: false
    }
  }
}

extension InputEvent {
  /// Whether it ends a hold of a finger or the primary button.
  fileprivate var endsHold: Bool {
    switch self {
    case .up, .cancel: true
    default: false
    }
  }
}
