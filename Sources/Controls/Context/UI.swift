import Boundary
import Geometry

/// A surface of controls: what happened to it, who has the focus, where the next row goes, and what it is drawn with.
///
/// Immediate mode: a control is a value that draws itself and answers what was done to it. Nothing is kept of a
/// control but its id. Every event is a run of its own, in the order in which things happened:
///
///     ui.take(event, at: time)
///     ui.settle(in: frame, at: time) { ui in
///       if PushButton(.save, "Save", tip: "Saves.").show(in: ui.layout.row(32), &ui) { save() }
///     }
///     list.append(ui.pen.list)
public struct UI<ID: Hashable & Sendable>: Sendable {
  public var pen: Pen
  public var layout = Layout()
  public var focus = Focus<ID>()
  public var clipboard = Clipboard()
  public var tips = Tips<ID>()
  public internal(set) var scrolls = Scrolls<ID>()
  /// What the pointer carries.
  public internal(set) var lift: Lift<ID>?
  public private(set) var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Where menus and tooltips may lie. They may leave the frame.
  public var window = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The menu that is open.
  public internal(set) var menu: OpenMenu<ID>?
  /// The field that is open for typing.
  public internal(set) var typing: Typing<ID>?
  /// What turns or is pressed, where it can be seen.
  public internal(set) var parts: [ID: Rect] = [:]
  /// The event was meant for this surface.
  public private(set) var isTaken = false
  /// A wheel has turned a control since the owner asked.
  public var hasTicked = false
  /// The keys that are held.
  private(set) var modifiers: Modifiers = []
  private var time = 0.0
  var happenings = Happenings()
  var pointer = PointerHold<ID>()
  var drag: Drag<ID>?
  /// What the controls say to a screen reader.
  public var descriptions = Descriptions<ID>()
  var notches = Notches<ID>()
  /// The slider whose knob the last press has brought to the pointer.
  var jumped: ID?
  private var isSettled = false

  public init(look: ControlLook, measure: TextMeasure) {
    pen = Pen(look: look, measure: measure)
  }

  /// What everything is drawn with. What is open or held stays so where it changes.
  public var look: ControlLook {
    get { pen.look }
    set {
      guard newValue != pen.look else { return }
      pen.look = newValue
      again()
    }
  }
}

/// Events.
extension UI {
  /// Takes an event; `isTaken` says, when everything has run, whether it was meant for this surface.
  public mutating func take(_ event: InputEvent, at time: Double) {
    isTaken = false
    self.time = time
    switch event {
    case .down(let point): press(at: point)
    case .move(let point):
      guard pointer.isGripped else { return }
      isTaken = true
      if point.x.isFinite, point.y.isFinite { move(to: point) }
    case .up, .cancel:
      guard pointer.isGripped else { return }
      isTaken = true
      if case .up(let point?) = event { move(to: point) } else { lift = nil }
      if event == .cancel { pointer.place = nil }
      happenings.append(.release)
    case .hover(let point): hover(point)
    case .secondary(let point):
      guard frame.contains(point) else { return }
      isTaken = true
      move(to: point)
      closeMenu()
      happenings.append(.ask)
    case .wheel(_, let dy, let point): scroll(.wheel(-dy), at: point)
    case .touchpad(_, let dy, let point): scroll(.scroll(-dy), at: point)
    case .keyDown(let key, let modifiers, let isRepeat):
      hold(modifiers)
      press(KeyPress(key: key, modifiers: modifiers, isRepeat: isRepeat))
    case .keyUp(_, let modifiers), .modifiers(let modifiers): hold(modifiers)
    case .text(let text): if typing != nil { happenings.append(.text(text)) }
    case .composition(let text, let caret): if typing != nil { happenings.append(.compose(text, caret: caret)) }
    case .focus(false): hold([])
    case .close: finish()
    default: break
    }
  }

  /// Takes what is being typed and closes the menu: what comes next may be the last thing that happens.
  public mutating func finish() {
    closeMenu()
    if typing != nil { happenings.append(.finish) }
  }

  /// The surface is hidden: nothing is held, and keys go elsewhere.
  public mutating func leave() {
    finish()
    pointer = PointerHold()
    tips.stop()
    (drag, lift, focus.current) = (nil, nil, nil)
    again()
  }

  /// Something lies over the surface: nothing on it is pointed at, and no tooltip shows.
  public mutating func cover() {
    guard tips.isShown || tips.due != nil || pointer.place != nil, !pointer.isGripped else { return }
    (pointer.place, focus.isByKeys) = (nil, false)
    tips.stop()
    again()
  }

  private mutating func press(at point: Point) {
    if let box = typing?.box, !box.contains(point) { happenings.append(.finish) }
    guard frame.contains(point) || menu != nil else {
      focus.current = nil
      return again()
    }
    let isDouble = pointer.press(at: point, time: time)
    move(to: point)
    tips.stop()
    isTaken = true
    happenings.append(.press(isDouble: isDouble))
  }

  private mutating func move(to point: Point) {
    pointer.place = point
    focus.isByKeys = false
    menu?.mark = nil
    again()
  }

  private mutating func hover(_ point: Point?) {
    func isMine(_ point: Point?) -> Bool {
      point.map { frame.contains($0) || menu?.box?.contains($0) == true } ?? false
    }
    guard isMine(point) || isMine(pointer.place) else { return }
    if let point, isMine(point) { return move(to: point) }
    pointer.place = nil
    tips.stop()
    again()
  }

  private mutating func scroll(_ happening: Happening, at point: Point?) {
    guard let point, frame.contains(point) else { return }
    pointer.place = point
    closeMenu()
    tips.stop()
    isTaken = true
    happenings.append(happening)
  }

  /// Other keys are held. A drag goes on at its new speed from where it is.
  private mutating func hold(_ modifiers: Modifiers) {
    guard self.modifiers != modifiers else { return }
    if pointer.isGripped { again() }
    self.modifiers = modifiers
  }

  private mutating func press(_ press: KeyPress) {
    if isComposing, !press.isForWindow {
      // The key is the input method's, whether or not it is passed on: what is composed can become text behind it.
      isTaken = true
      if press.key == .escape || press.key == .enter { happenings.append(.compose("", caret: nil)) }
      return
    }
    if menu != nil, !press.isForWindow {
      isTaken = true
      return happenings.append(.key(press))
    }
    closeMenu()
    if press.key == .tab, !press.modifiers.contains(.control) {
      isTaken = true
      finish()
      focus.move(press.modifiers.contains(.shift) ? -1 : 1)
      tips.used = nil
      scrolls.wanted = .focus
      return again()
    }
    guard focus.current != nil || typing != nil else { return }
    if press.key == .escape {
      isTaken = true
      (focus.current, typing) = (nil, nil)
      return again()
    }
    happenings.append(.key(press))
  }
}

/// Runs.
extension UI {
  /// Something has changed: the next look needs a run.
  public mutating func again() { isSettled = false }

  public var needsRun: Bool { !isSettled || !happenings.isEmpty || tips.isShown != isTipDue }

  /// Whether a control is held, a menu is open or something is being typed: no moment to be asked anything.
  public var isBusy: Bool { pointer.isGripped || menu != nil || typing != nil }

  /// An input method has begun in a field what it has not finished.
  public var isComposing: Bool { typing?.line.editor.composition.isEmpty == false }

  /// Text that is typed now goes to a field, or a key that opens one begins it.
  public var takesText: Bool { typing != nil || (focus.isByKeys && focus.current != nil) }

  /// The pointer was pressed here and not let go.
  public var isGripped: Bool { pointer.isGripped }

  /// The pointer is over the surface.
  public var isPointed: Bool { pointer.place != nil }

  /// When the surface will look different by itself, because a tooltip is due; nil where none is.
  public var dueTime: Double? { tips.isShown || pointer.isGripped ? nil : tips.due }

  /// What is waited for at a moment: a tooltip that is due then needs a run.
  public mutating func advance(to time: Double) { self.time = max(self.time, time) }

  private var isTipDue: Bool { !pointer.isGripped && tips.due.map { time >= $0 } ?? false }

  /// Where menus and tooltips may lie.
  var bounds: Rect { window.isEmpty ? frame : window }

  /// Lets the next event have its effect on the controls that `body` lays out, and draws them anew.
  public mutating func run(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    self.frame = frame
    self.time = time
    isSettled = true
    happenings.begin()
    pen.begin(in: frame)
    focus.begin()
    descriptions.begin()
    pointer.begin()
    parts.removeAll(keepingCapacity: true)
    menu?.isDrawn = false
    typing?.isDrawn = false
    tips.begin(isDue: isTipDue)
    layout = Layout(in: frame)
    body(&self)
    pen.endFrame()
    finishRun()
  }

  /// Lets everything that waits have its effect, ten runs at most: no more can be waited for.
  public mutating func settle(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    var runs = 0
    while needsRun, runs < 10 {
      run(in: frame, at: time, body)
      runs += 1
    }
  }

  private mutating func finishRun() {
    switch happenings.now {
    case .release:
      (drag, lift) = (nil, nil)
      pointer.letGo()
      again()
    case .press:
      // A press beside everything that is open closes it.
      if let menu, !menu.isNew, let box = menu.box, !pointer.isIn(box) { closeMenu() }
      again()
    default: break
    }
    if let menu, !menu.isDrawn {
      if menu.isNew { self.menu?.isNew = false } else { closeMenu() }
    }
    if typing?.isDrawn == false { typing = nil }
    if focus.end() { again() }
    endDescriptions()
    tips.end(at: time, isGripped: pointer.isGripped)
    if tips.isShown { tips.pointed?.draw(beside: frame, in: bounds, &pen) }
    pen.end()
    happenings.take()
  }
}

/// What controls ask.
extension UI {
  /// What the pointer does in a rectangle. Of two that overlap, the one that is asked first has it.
  public mutating func hit(_ id: ID, _ rect: Rect) -> Hit {
    let seen = rect.intersection(pen.clip)
    if !seen.isEmpty { parts[id] = seen }
    if isPushed(fromOutside: id) { return Hit(isClicked: true) }
    return menu == nil || menu?.isNew == true ? pointer.hit(id, seen, happenings.now) : Hit()
  }

  public func isUnderPointer(_ rect: Rect) -> Bool { pointer.isIn(rect.intersection(pen.clip)) }

  /// The control that is pointed at shows its tooltip after a while: it is the one under the pointer, or the one that
  /// keys have gone to since the pointer moved.
  public mutating func tip(_ id: ID, _ rect: Rect, _ text: String) {
    guard menu == nil, pen.isSeen(rect) else { return }
    if focus.isByKeys ? focus.current == id : isUnderPointer(rect) {
      tips.pointed = Tip(id: id, text: text, rect: rect)
    }
  }

  /// The key that goes to a control, until somebody takes it.
  public func key(on id: ID) -> KeyPress? {
    guard focus.current == id, typing == nil, menu == nil, case .key(let press) = happenings.now else { return nil }
    return press
  }

  /// The key has had its effect: nobody else gets it.
  public mutating func takeKey(on id: ID) {
    take()
    if focus.isByKeys { tips.used = id }
  }

  /// Whether Enter or Space presses a control.
  public mutating func isPushed(_ id: ID) -> Bool {
    guard let press = key(on: id), press.key == .enter || press.key == .space, press.modifiers.isEmpty, !press.isRepeat
    else { return false }
    takeKey(on: id)
    return true
  }

  /// What happens has had its effect.
  mutating func take() {
    happenings.take()
    isTaken = true
    again()
  }

  /// Gives a control the focus, as Tab does.
  public mutating func moveFocus(to id: ID?) {
    focus.move(to: id)
    scrolls.wanted = .focus
    again()
  }

  /// Lets what lies between two heights come into view, if it is in an area that scrolls.
  public mutating func reveal(_ block: Rect) {
    scrolls.wanted = .block(block)
    again()
  }

  /// Draws and asks only inside a rectangle, and inside any clip already in force.
  public mutating func clipped(to rect: Rect, _ body: (inout UI) -> Void) {
    let outer = pen.enter(rect)
    body(&self)
    pen.restore(outer)
  }
}

/// What is open over the controls.
extension UI {
  /// - Parameters:
  ///   - item: Where the keyboard begins; nil: the pointer chooses.
  ///   - isAsked: It opens where the pointer is, if the pointer asked for it.
  public mutating func openMenu(_ id: ID, mark item: Int? = nil, isAsked: Bool = false) {
    let corner = isAsked && !focus.isByKeys ? pointer.place : nil
    menu = OpenMenu(id, mark: item ?? (descriptions.isPushed ? 0 : nil), at: corner)
    tips.stop()
    again()
  }

  public mutating func closeMenu() {
    guard menu != nil else { return }
    menu = nil
    again()
  }

  /// Opens a field for typing, with everything selected, or with the caret before an ending.
  public mutating func type(
    in id: ID, _ text: String, _ font: ControlText = .body, ending: String? = nil, isClicked: Bool = false
  ) {
    typing = Typing(id: id, line: TypedLine(text, font, ending: ending), isClicked: isClicked)
    again()
  }
}
