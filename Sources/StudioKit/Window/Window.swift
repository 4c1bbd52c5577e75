import Boundary
import Documents
import Geometry
import Handoff

/// The studio's window, independent of the platform: events, replies and times go in; a draw list, requests,
/// descriptions for a screen reader, the pointer's shape and the time of the next change come out. It is a list of
/// parts.
public struct Window: Sendable {
  var stack: PartStack
  private var painter: PartPainter
  /// Whether its parts move to their places, rather than being there at once.
  public var moves = false
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
    stack = PartStack(studio, parts, measure)
    painter = PartPainter(measure)
    stack.studio.view.record = record
    stack.studio.code = CodeTemplates(templates)
    stack.layOut()
  }

  public var studio: Studio {
    _read { yield stack.studio }
    _modify { yield &stack.studio }
  }
}

/// What goes in.
extension Window {
  /// Hands an event to its receiver.
  ///
  /// - Returns: Whether a control took it.
  @discardableResult
  public mutating func handle(_ event: InputEvent, at time: Double) -> Bool {
    stack.ui.window = Rect(studio.view.size)
    stack.time = time
    if case .focus(let isActive) = event { self.isActive = isActive }
    defer { stack.layOut() }
    return EventRoute(event: event, time: time).go(&stack)
  }

  /// Whether an event may lead to pasting, so that the clipboard is read before it is handled: another program holds
  /// it, and may take its time.
  public func leadsToPasting(_ event: InputEvent) -> Bool {
    switch event {
    case .keyDown(.enter, _, _), .down: studio.view.options.showsPalette
    case .keyDown(.letter("v"), let modifiers, _): modifiers.contains(.control)
    case .keyDown(.menu, _, _), .secondary: true
    case .keyDown(.function(10), let modifiers, _): modifiers == .shift
    default: false
    }
  }

  /// Text copied by another program.
  public var clipboard: String {
    get { stack.ui.input.clipboard.text }
    set { (stack.ui.input.clipboard.text, studio.view.clipboard) = (newValue, newValue) }
  }

  /// Handles a reply or notification of the services.
  public mutating func receive(_ reply: Reply, at time: Double) {
    stack.time = time
    if case .act(let action) = reply { stack.act(action) } else { studio.receive(reply, at: time) }
    stack.layOut()
  }

  /// Returns the requests since the last call.
  public mutating func takeRequests(at time: Double) -> [Request] {
    stack.time = time
    let busy = stack.ui.heldPart ?? stack.ui.menuPart ?? stack.ui.input.typing.map { stack.ui.names[$0.surface] }
    studio.view.isHandBusy = busy.map { stack[$0].side != .overWindow } ?? false
    studio.advanceFiles(to: time)
    stack.layOut()
    return studio.requests.takeAll()
  }

  /// Applies everything due by `time`.
  public mutating func advance(to time: Double) { stack.advance(to: time, moves: moves) }
}

/// What comes out.
extension Window {
  /// Computes the layers of a moment: the first half of a frame.
  public mutating func layOut(at time: Double) { studio.stage.layOut(at: time) }

  /// Draws the window around the layers from `layOut` for the same moment: the second half of a frame. It covers every
  /// pixel.
  ///
  /// - Parameter clock: The time in seconds, by which the meter tells the scene's part from the whole window's.
  public mutating func paint(at time: Double, into list: inout DrawList, clock: () -> Double = { 0 }) {
    painter.paint(&stack, at: time, into: &list, clock: clock) { _ in true }
  }

  /// Draws some parts.
  mutating func paint(at time: Double, into list: inout DrawList, where isWanted: (PartName) -> Bool) {
    painter.paint(&stack, at: time, into: &list, clock: { 0 }, where: isWanted)
  }

  /// Whether the window changes with each frame. If not, nothing needs to be drawn until an event or `dueTime`.
  public func isMoving(at time: Double) -> Bool {
    studio.stage.isMoving(at: time) || studio.view.motions.isMoving || stack.parts.contains { $0.isMoving(studio) }
  }

  /// The time at which the window changes by itself, on the events' clock. Nil if it does not change before an event.
  public var dueTime: Double? {
    var due = [studio.library.autosaveDue, studio.view.notice?.end, studio.audit.due, studio.match.due].compactMap {
      $0
    }.min()
    for (number, part) in stack.parts.enumerated() where part.side != .overWindow && stack.isShown(part) {
      if let next = stack.ui.dueTime(of: number) { due = min(due ?? next, next) }
    }
    return due
  }

  /// The pointer's shape.
  public var pointerShape: PointerShape {
    guard let number = stack.ui.input.pointer.surface else { return .arrow }
    return stack.parts[number].shape(studio, stack.ui) ?? stack.ui.pointerShape ?? .arrow
  }

  /// Whether typed text goes into a field.
  public var takesText: Bool {
    stack.parts.contains {
      $0.takesText && stack.isShown($0)
        && ($0.isModal(studio) || stack.ui.takesText(on: stack.ui.number(of: $0.name)))
    }
  }

  /// The caret of the open field, in window points. Nil if no field is open.
  public var caret: Rect? { stack.ui.input.typing?.caret }

  /// Whether a screen reader is running: controls describe themselves only then.
  public var isHeard: Bool {
    get { stack.ui.isHeard }
    set { stack.ui.isHeard = newValue }
  }

  /// The window's description for a screen reader.
  public mutating func accessible(at time: Double) -> AccessibleWindow {
    var described: [AccessiblePart] = []
    for index in stack.parts.indices where stack.isShown(stack.parts[index]) {
      let frame = studio.layout[stack.parts[index].name]
      if let part = stack.parts[index].described(stack.ui, studio, in: frame, at: time) { described.append(part) }
    }
    let owner = stack.modal ?? (studio.hasSheet ? .sheet : stack.ui.menuPart ?? stack.ui.keyPart ?? .stage)
    let focus = stack[owner].focus(stack.ui, studio).map { AccessibleID(owner, $0) }
    return AccessibleWindow(
      title: "\(studio.document.title.shown) - Parallax", size: studio.view.size, isActive: isActive,
      parts: described, focus: focus ?? AccessibleID(.stage, studio.document.id.spoken))
  }
}
