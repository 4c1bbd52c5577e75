import Boundary
import Geometry

/// A surface of controls: what happened to it, who has the focus, where the next row goes, and what it looks like.
///
/// Immediate mode: a control is a function that draws itself and answers what was done to it. Nothing is kept of a
/// control but its id. Every event is a run of its own, in the order in which things happened:
///
///     ui.take(event, at: time)
///     while ui.needsRun {
///       ui.run(in: frame, at: time) { ui in
///         if ui.button(.save, "Save", in: ui.row(32)) { save() }
///       }
///     }
///     list.append(ui.list)
public struct UI<ID: Hashable & Sendable>: Sendable {
  public let look: ControlLook
  /// What text fields copy to and paste from. The owner keeps it the same as the desktop's.
  public var clipboard = ""
  /// The control that keys go to; nil: they go elsewhere.
  public var focus: ID?
  /// What the last run looks like.
  public internal(set) var list = DrawList()
  /// The event was meant for this surface.
  public internal(set) var isTaken = false
  public private(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Where menus and tooltips may lie. They may leave the frame.
  public var window = Rect(x: 0, y: 0, width: 0, height: 0)
  public internal(set) var time = 0.0
  /// Where the next row goes.
  public var layout = Layout()
  public internal(set) var modifiers: Modifiers = []
  /// The pointer was pressed here and not let go.
  public internal(set) var isGripped = false
  /// Keys have moved the focus since the pointer moved: it is the focus that points.
  public var isByKeys = false
  /// A tooltip is shown.
  public internal(set) var showsTip = false

  var texts: TextWidths
  var pointer: Point?
  var event = Happening.nothing
  /// The control that holds the pointer.
  var active: ID?
  /// The control over which the pointer is, in the run under way.
  var claimed: ID?
  var clip: Rect
  var drag: Drag?
  var jumped: ID?
  var lift: Lift?
  var typing: Typing?
  /// The field whose default a double-click brings back.
  var resetsTyping: ID?
  /// A wheel has turned a control since the owner asked.
  public var hasTicked = false
  /// A control has copied something since the owner asked.
  public var hasCopied = false
  var menu: Menu?
  var pointed: Tip?
  var resting: (id: ID, since: Double)?
  var used: ID?
  var scrolls: [ID: Scroll] = [:]
  var reveals: Reveal?
  /// Drawn over everything else.
  var overlay = DrawList()
  /// What can have the focus, from the first to the last, and where it lies.
  public internal(set) var order: [ID] = []
  public internal(set) var rows: [ID: Rect] = [:]
  /// What turns or is pressed, where it can be seen.
  public internal(set) var parts: [ID: Rect] = [:]
  private var lastOrder: [ID] = []
  var lastRows: [ID: Rect] = [:]
  private var queue: [Happening] = []
  private var unsettled = 1
  private var lastPress: (time: Double, point: Point)?
  /// The control after the one that had the focus and is gone: Tab goes on there.
  private var successor: ID?

  public init(look: ControlLook, measure: TextMeasure) {
    self.look = look
    texts = TextWidths(measure)
    clip = frame
  }
}

extension UI {
  /// What a run is about.
  enum Happening: Hashable, Sendable {
    case nothing
    case press(isDouble: Bool)
    case release
    /// The other mouse button.
    case ask
    /// Notches of a wheel, and points of a touchpad; more is further down.
    case wheel(Double)
    case scroll(Double)
    case key(Key, Modifiers, isRepeat: Bool)
    case text(String)
    case compose(String)
    /// What is typed is taken.
    case finish
  }

  /// What the pointer does with a control.
  public struct Hit: Sendable {
    public var isHovered = false
    public var isPressed = false
    public var isHeld = false
    public var isClicked = false
    public var isDoubleClicked = false
    /// The other mouse button was pressed on it.
    public var isAsked = false
  }
}

extension UI {
  /// Takes an event; `isTaken` says, when everything has run, whether it was meant for this surface.
  public mutating func take(_ event: InputEvent, at time: Double) {
    isTaken = false
    self.time = time
    switch event {
    case .down(let point): press(at: point)
    case .move(let point):
      guard isGripped else { return }
      isTaken = true
      if point.x.isFinite, point.y.isFinite { move(to: point) }
    case .up(let point):
      guard isGripped else { return }
      isTaken = true
      if let point { move(to: point) } else { lift = nil }
      queue.append(.release)
    case .cancel:
      guard isGripped else { return }
      isTaken = true
      (pointer, lift) = (nil, nil)
      queue.append(.release)
    case .hover(let point): hover(point)
    case .secondary(let point):
      guard frame.contains(point) else { return }
      isTaken = true
      move(to: point)
      closeMenu()
      queue.append(.ask)
    case .wheel(_, let dy, let point): scroll(.wheel(-dy), at: point)
    case .touchpad(_, let dy, let point): scroll(.scroll(dy), at: point)
    case .keyDown(let key, let modifiers, let isRepeat): press(key, modifiers, isRepeat: isRepeat)
    case .keyUp(_, let modifiers), .modifiers(let modifiers): hold(modifiers)
    case .text(let text): if typing != nil { queue.append(.text(text)) }
    case .composition(let text): if typing != nil { queue.append(.compose(text)) }
    case .focus(false): hold([])
    case .close: finish()
    default: break
    }
  }

  /// Takes what is being typed and closes the menu: what comes next may be the last thing that happens.
  public mutating func finish() {
    closeMenu()
    if typing != nil { queue.append(.finish) }
  }

  /// The surface is hidden: nothing is held, and keys go elsewhere.
  public mutating func leave() {
    finish()
    isGripped = false
    (pointer, active, drag, lift, focus, resting) = (nil, nil, nil, nil, nil, nil)
    again()
  }

  private mutating func press(at point: Point) {
    if let box = typing?.box, !box.contains(point) { queue.append(.finish) }
    guard frame.contains(point) || menu != nil else {
      focus = nil
      return again()
    }
    let isDouble = lastPress.map {
      time - $0.time < 0.4 && ($0.point.x - point.x).magnitude + ($0.point.y - point.y).magnitude < 6
    }
    lastPress = isDouble == true ? nil : (time, point)
    move(to: point)
    (isTaken, isGripped, resting) = (true, true, nil)
    queue.append(.press(isDouble: isDouble ?? false))
  }

  private mutating func move(to point: Point) {
    pointer = point
    isByKeys = false
    menu?.mark = nil
    again()
  }

  private mutating func hover(_ point: Point?) {
    func isMine(_ point: Point?) -> Bool {
      point.map { frame.contains($0) || menu?.box?.contains($0) == true } ?? false
    }
    guard isMine(point) || isMine(pointer) else { return }
    if let point, isMine(point) { return move(to: point) }
    (pointer, resting) = (nil, nil)
    again()
  }

  private mutating func scroll(_ event: Happening, at point: Point?) {
    guard let point, frame.contains(point) else { return }
    pointer = point
    closeMenu()
    (isTaken, resting) = (true, nil)
    queue.append(event)
  }

  /// Other keys are held. A drag goes on at its new speed from where it is.
  private mutating func hold(_ modifiers: Modifiers) {
    guard self.modifiers != modifiers else { return }
    if isGripped { again() }
    self.modifiers = modifiers
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    hold(modifiers)
    if menu != nil, !isForWindow(key, modifiers) {
      isTaken = true
      return queue.append(.key(key, modifiers, isRepeat: isRepeat))
    }
    closeMenu()
    if key == .tab, !modifiers.contains(.control) {
      isTaken = true
      finish()
      return moveFocus(modifiers.contains(.shift) ? -1 : 1)
    }
    guard focus != nil || typing != nil else { return }
    if key == .escape {
      isTaken = true
      (focus, typing) = (nil, nil)
      return again()
    }
    queue.append(.key(key, modifiers, isRepeat: isRepeat))
  }

  /// Whether a key means something to the window, whatever is open in it.
  private func isForWindow(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if case .function = key { true } else { modifiers.contains(.control) }
  }
}

extension UI {
  /// Something has changed: the next look needs a run.
  public mutating func again() { unsettled = 1 }

  public var needsRun: Bool { unsettled > 0 || !queue.isEmpty || showsTip != isTipDue(at: time) }

  /// Whether a control is held, a menu is open or something is being typed: no moment to be asked anything.
  public var isBusy: Bool { isGripped || menu != nil || typing != nil }

  public var isTyping: Bool { typing != nil }

  /// The pointer is over the surface.
  public var isPointed: Bool { pointer != nil }

  /// Lets the next event have its effect on the controls that `body` lays out, and draws them anew.
  public mutating func run(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    self.frame = frame
    self.time = time
    unsettled = 0
    event = queue.isEmpty ? .nothing : queue.removeFirst()
    list.removeAll()
    overlay.removeAll()
    swap(&order, &lastOrder)
    order.removeAll(keepingCapacity: true)
    swap(&rows, &lastRows)
    rows.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    (claimed, pointed, clip) = (nil, nil, frame)
    menu?.isDrawn = false
    typing?.isDrawn = false
    showsTip = isTipDue(at: time)
    layout = Layout(in: frame)
    let focused = focus
    list.append(.clip(frame))
    body(&self)
    list.append(.clip(nil))
    finishRun(focused)
  }

  /// Lets everything that waits have its effect, ten runs at most: no more can be waited for.
  public mutating func settle(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    var runs = 0
    while needsRun, runs < 10 {
      run(in: frame, at: time, body)
      runs += 1
    }
  }

  private mutating func finishRun(_ focused: ID?) {
    switch event {
    case .release:
      (active, drag, lift, isGripped) = (nil, nil, nil, false)
      again()
    case .press:
      // A press beside everything that is open closes it.
      if let menu, menu.box.map({ box in pointer.map { !box.contains($0) } ?? true }) ?? false, !menu.isNew {
        closeMenu()
      }
      again()
    default: break
    }
    if let menu, !menu.isDrawn {
      if menu.isNew { self.menu?.isNew = false } else { closeMenu() }
    }
    if typing?.isDrawn == false { typing = nil }
    dropFocus(focused)
    noteRest()
    if showsTip, let pointed { draw(pointed) }
    list.append(overlay)
    event = .nothing
  }

  /// A control that is laid out no longer has no focus: keys go elsewhere.
  private mutating func dropFocus(_ control: ID?) {
    guard let control else { return }
    successor = nil
    guard focus == control, rows[control] == nil else { return }
    focus = nil
    successor = lastOrder.drop { $0 != control }.first { rows[$0] != nil }
    again()
  }

  /// The controls in their order; the first one follows the last.
  private mutating func moveFocus(_ way: Int) {
    guard !order.isEmpty else { return }
    let start = focus.flatMap { order.firstIndex(of: $0) }
    let place = successor.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = start.map { $0 + way } ?? (way > 0 ? place : place - 1)
    isByKeys = true
    focus = order[(next % order.count + order.count) % order.count]
    used = nil
    reveals = .focus
    again()
  }

  /// Gives a control the focus, as Tab does.
  public mutating func moveFocus(to id: ID?) {
    (focus, isByKeys, reveals) = (id, true, .focus)
    again()
  }
}

extension UI {
  /// Says where a control that can have the focus lies.
  public mutating func focusable(_ id: ID, _ row: Rect) {
    order.append(id)
    rows[id] = row
  }

  /// Whether any of it can be seen.
  public func isSeen(_ rect: Rect) -> Bool { rect.overlaps(clip) }

  /// What the pointer does in a rectangle. Of two that overlap, the one that is asked first has it.
  public mutating func hit(_ id: ID, _ rect: Rect) -> Hit {
    var hit = Hit()
    let seen = rect.intersection(clip)
    if !seen.isEmpty { parts[id] = seen }
    guard menu == nil || menu?.isNew == true else { return hit }
    let isOver = claimed == nil && !seen.isEmpty && pointer.map { seen.contains($0) } ?? false
    if isOver { claimed = id }
    hit.isHovered = isOver && (active == nil || active == id)
    switch event {
    case .press(let isDouble) where isOver && active == nil:
      active = id
      hit.isPressed = true
      hit.isDoubleClicked = isDouble
    case .release where active == id: hit.isClicked = isOver
    case .ask where isOver: hit.isAsked = true
    default: break
    }
    hit.isHeld = active == id
    return hit
  }

  /// The key that goes to a control, until somebody takes it.
  public func key(on id: ID) -> (key: Key, modifiers: Modifiers, isRepeat: Bool)? {
    guard focus == id, typing == nil, menu == nil, case .key(let key, let modifiers, let isRepeat) = event else {
      return nil
    }
    return (key, modifiers, isRepeat)
  }

  /// The key has had its effect: nobody else gets it.
  public mutating func takeKey(on id: ID) {
    event = .nothing
    isTaken = true
    if isByKeys { used = id }
    again()
  }

  /// Whether Enter or Space presses a control.
  public mutating func isPushed(_ id: ID) -> Bool {
    guard let press = key(on: id), press.key == .enter || press.key == .space, press.modifiers.isEmpty, !press.isRepeat
    else { return false }
    takeKey(on: id)
    return true
  }
}
