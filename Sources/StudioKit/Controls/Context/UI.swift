import Boundary
import Geometry

/// The controls of a window: events, focus, layout and drawing.
///
/// Immediate mode: a control is a value that draws itself and returns the user's action. Only its ID persists. Every
/// event is processed by a run of its own, in order:
///
///     ui.take(event, at: time)
///     ui.settle(in: frame, at: time) { ui in
///       if PushButton(.save, "Save", tip: "Saves.").show(in: ui.layout.row(32), &ui) { save() }
///     }
///     list.append(ui.pen.list)
///
/// A window has several surfaces with controls. Events, runs and controls refer to the current one; `surface` makes
/// another one current and runs it if it has to be redrawn.
struct UI<ID: Hashable & Sendable>: Sendable {
  var pen: Pen
  var layout = Layout()
  var clipboard = Clipboard()
  /// The bounds of menus and tooltips, which may extend beyond the frame.
  var window = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The open menu.
  var menu: OpenMenu<ID>?
  /// The field being edited.
  var typing: Typing<ID>?
  /// The sentence about a text that no field took, until the owner tells it.
  var refusal: String?
  /// The modifiers held.
  private(set) var modifiers: Modifiers = []
  private var time = 0.0
  var pointer = PointerHold<ID>()
  var wheel = WheelTurn<ID>()
  var surfaces: Surfaces<ID>

  /// - Parameter count: The number of surfaces.
  init(look: ControlLook, measure: TextMeasure, surfaces count: Int = 1) {
    pen = Pen(look: look, measure: measure)
    surfaces = Surfaces(count)
  }

  /// The look of all controls. Changing it keeps menus and drags open.
  var look: ControlLook {
    get { pen.look }
    set {
      guard newValue != pen.look else { return }
      pen.look = newValue
      surfaces.forEach { $0.isSettled = false }
    }
  }
}

/// Surfaces.
extension UI {
  /// Makes a surface the current one.
  mutating func enter(_ number: Int) { surfaces.enter(number, &pen) }

  /// Reads a surface in place, whether it is current or not.
  func read<Value>(_ number: Int, _ body: (borrowing Surface<ID>) -> Value) -> Value { surfaces.read(number, body) }

  /// Makes a surface current and runs it if it has pending events, or if its frame or its displayed value, `key`, has
  /// changed. Otherwise its drawing, parts and descriptions stay as they are.
  mutating func surface(
    _ number: Int, in frame: Rect, key: some Hashable & Sendable, at time: Double, _ body: (inout UI) -> Void
  ) {
    enter(number)
    show(key)
    settle(in: frame, at: time, body)
  }

  /// Requests a run of the current surface if its displayed value has changed. Returns whether it has.
  @discardableResult
  mutating func show<Key: Hashable & Sendable>(_ key: Key) -> Bool {
    guard (surfaces.current.key as? Key) != key else { return false }
    surfaces.current.key = key
    again()
    return true
  }

  /// Resets the focus, scroll positions and descriptions of the current surface.
  mutating func renew() {
    let isHeard = isHeard
    surfaces.current = Surface()
    surfaces.current.descriptions.isHeard = isHeard
    if menu?.surface == surfaces.number { menu = nil }
    if typing?.surface == surfaces.number { typing = nil }
    if pointer.surface == surfaces.number { pointer = PointerHold() }
  }

  /// Draws a surface as its last run left it.
  func draw(_ number: Int, into list: inout DrawList) {
    if number == surfaces.number { list.append(pen.list) } else { surfaces.read(number) { list.append($0.list) } }
  }

  /// Moves the pointer to this surface, away from any other.
  private mutating func pointHere() {
    if let other = pointer.surface, other != surfaces.number {
      surfaces.change(other) {
        $0.tips.stop()
        $0.isSettled = false
      }
    }
    pointer.surface = surfaces.number
  }

  /// Lets the pointer hold a surface that has no controls, or lets it go.
  mutating func hold(_ number: Int, _ isHeld: Bool) {
    if isHeld { pointer.grip(number) } else if holder == number { pointer.grip(nil) }
  }

  /// Removes the pointer from all surfaces.
  mutating func unpoint() {
    guard let number = pointer.surface else { return }
    enter(number)
    hover(nil)
  }
}

/// State of the current surface, read by controls.
extension UI {
  var focus: Focus<ID> {
    _read { yield surfaces.current.focus }
    _modify { yield &surfaces.current.focus }
  }
  var tips: Tips<ID> {
    _read { yield surfaces.current.tips }
    _modify { yield &surfaces.current.tips }
  }
  var scrolls: Scrolls<ID> {
    _read { yield surfaces.current.scrolls }
    _modify { yield &surfaces.current.scrolls }
  }
  var parts: [ID: Rect] {
    _read { yield surfaces.current.parts }
    _modify { yield &surfaces.current.parts }
  }
  var descriptions: Descriptions<ID> {
    _read { yield surfaces.current.descriptions }
    _modify { yield &surfaces.current.descriptions }
  }
  var happenings: Happenings {
    _read { yield surfaces.current.happenings }
    _modify { yield &surfaces.current.happenings }
  }
  var frame: Rect { surfaces.current.frame }
  var isTaken: Bool { surfaces.current.isTaken }
}

/// Events.
extension UI {
  /// Takes an event. After it has run, `isTaken` tells whether it was meant for this surface.
  mutating func take(_ event: InputEvent, at time: Double) {
    surfaces.current.isTaken = false
    self.time = time
    switch event {
    case .down(let point): press(at: point)
    case .move(let point):
      guard isHeld else { return }
      surfaces.current.isTaken = true
      if point.x.isFinite, point.y.isFinite { move(to: point) }
    case .up, .cancel:
      guard isHeld else { return }
      surfaces.current.isTaken = true
      if case .up(let point?) = event { move(to: point) } else { pointer.item = nil }
      if event == .cancel { pointer.place = nil }
      happenings.append(.release)
    case .hover(let point): hover(point)
    case .secondary(let point):
      guard frame.contains(point) else { return }
      surfaces.current.isTaken = true
      move(to: point)
      closeMenu()
      happenings.append(.ask)
    case .wheel(_, let dy, let point): scroll(.wheel(-dy), at: point)
    case .touchpad(_, let dy, let point): scroll(.scroll(-dy), at: point)
    case .keyDown(let key, let modifiers, let isRepeat):
      hold(modifiers)
      press(KeyPress(key: key, modifiers: modifiers, isRepeat: isRepeat))
    case .keyUp(_, let modifiers), .modifiers(let modifiers): hold(modifiers)
    case .text(let text): if isTyping { happenings.append(.text(text)) }
    case .composition(let text, let caret): if isTyping { happenings.append(.compose(text, caret: caret)) }
    case .focus(false): hold([])
    case .close: finish()
    default: break
    }
  }

  /// Commits the text being edited and closes the menu, for example before quitting.
  mutating func finish() {
    closeMenu()
    if isTyping { happenings.append(.finish) }
  }

  /// Hides the surface: releases the pointer and the focus.
  mutating func leave() {
    finish()
    if isHeld || isPointed { pointer = PointerHold() }
    tips.stop()
    focus.current = nil
    again()
  }

  /// Covers the surface: nothing on it is hovered, and no tooltip is shown.
  mutating func cover() {
    guard tips.isShown || tips.due != nil || isPointed, !isHeld else { return }
    if isPointed { pointer = PointerHold() }
    focus.isByKeys = false
    tips.stop()
    again()
  }

  private mutating func press(at point: Point) {
    if isTyping, let box = typing?.box, !box.contains(point) { happenings.append(.finish) }
    guard frame.contains(point) || menu != nil else {
      focus.current = nil
      return again()
    }
    pointHere()
    let isDouble = pointer.press(at: point, time: time)
    move(to: point)
    tips.stop()
    surfaces.current.isTaken = true
    happenings.append(.press(isDouble: isDouble))
  }

  private mutating func move(to point: Point) {
    pointHere()
    pointer.place = point
    focus.isByKeys = false
    menu?.mark = nil
    again()
  }

  private mutating func hover(_ point: Point?) {
    func isMine(_ point: Point?) -> Bool {
      point.map { frame.contains($0) || hasMenu && menu?.box?.contains($0) == true } ?? false
    }
    if let point, isMine(point) { return move(to: point) }
    guard isPointed else { return }
    (pointer.place, pointer.surface) = (nil, nil)
    tips.stop()
    again()
  }

  private mutating func scroll(_ happening: Happening, at point: Point?) {
    if let point, hasMenu, menu?.box?.contains(point) == true {
      move(to: point)
      surfaces.current.isTaken = true
      return happenings.append(happening)
    }
    guard let point, frame.contains(point) else { return }
    pointHere()
    pointer.place = point
    closeMenu()
    tips.stop()
    surfaces.current.isTaken = true
    happenings.append(happening)
  }

  /// Updates the modifiers. A drag continues at its new speed from its present value.
  private mutating func hold(_ modifiers: Modifiers) {
    guard self.modifiers != modifiers else { return }
    if let holder = pointer.surface, pointer.isGripped {
      surfaces.change(holder) { $0.isSettled = false }
    }
    self.modifiers = modifiers
  }

  private mutating func press(_ press: KeyPress) {
    if isComposing, !press.isForWindow {
      // The key belongs to the input method even if it is also passed on: text follows when the composition ends.
      surfaces.current.isTaken = true
      if press.key == .escape || press.key == .enter { happenings.append(.compose("", caret: nil)) }
      return
    }
    if hasMenu, !press.isForWindow {
      surfaces.current.isTaken = true
      return happenings.append(.key(press))
    }
    closeMenu()
    if press.key == .tab, !press.modifiers.contains(.control) {
      surfaces.current.isTaken = true
      finish()
      focus.move(press.modifiers.contains(.shift) ? -1 : 1)
      tips.used = nil
      scrolls.wanted = .focus
      return again()
    }
    guard focus.current != nil || isTyping else { return }
    if press.key == .escape {
      surfaces.current.isTaken = true
      if isTyping { typing = nil }
      focus.current = nil
      return again()
    }
    happenings.append(.key(press))
  }
}

/// Runs.
extension UI {
  /// Requests another run.
  mutating func again() { surfaces.current.isSettled = false }

  /// Whether the current surface needs a run before it is drawn in a frame.
  func needsRun(in frame: Rect) -> Bool {
    !surfaces.current.isSettled || frame != self.frame || !happenings.isEmpty || tips.isShown != isTipDue
  }

  /// Whether a control is held, a menu is open or text is being edited on any surface, so this is no time for a
  /// question.
  var isBusy: Bool { pointer.isGripped || menu != nil || typing != nil }

  /// Whether an input method is composing in a field.
  var isComposing: Bool { isTyping && typing?.line.editor.composition.isEmpty == false }

  /// Whether typed text goes to a field of a surface, or opens one.
  func takesText(on number: Int) -> Bool {
    typing?.surface == number || read(number) { $0.focus.isByKeys && $0.focus.current != nil }
  }

  /// Whether a field of the current surface is being edited.
  var isTyping: Bool { typing?.surface == surfaces.number }

  /// Whether a menu of the current surface is open.
  var hasMenu: Bool { menu?.surface == surfaces.number }

  /// The surface on which the pointer is held down.
  var holder: Int? { pointer.isGripped ? pointer.surface : nil }

  /// Whether the pointer is held down on the current surface.
  var isHeld: Bool { holder == surfaces.number }

  /// Whether the pointer is over the current surface.
  var isPointed: Bool { pointer.surface == surfaces.number && pointer.place != nil }

  /// The time at which a surface changes by itself because a tooltip is due. Nil if none is.
  func dueTime(of number: Int) -> Double? {
    holder == number ? nil : read(number) { $0.tips.isShown ? nil : $0.tips.due }
  }

  /// Advances the clock: a tooltip that is due then needs a run.
  mutating func advance(to time: Double) { self.time = max(self.time, time) }

  private var isTipDue: Bool { !isHeld && tips.due.map { time >= $0 } ?? false }

  /// The bounds of menus and tooltips.
  var bounds: Rect { window.isEmpty ? frame : window }

  /// Processes the next event with the controls that `body` lays out, and redraws them.
  mutating func run(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    surfaces.current.frame = frame
    self.time = time
    surfaces.current.isSettled = true
    happenings.begin()
    pen.begin(in: frame)
    focus.begin()
    descriptions.begin()
    pointer.begin()
    parts.removeAll(keepingCapacity: true)
    if hasMenu { menu?.isDrawn = false }
    if isTyping { typing?.isDrawn = false }
    tips.begin(isDue: isTipDue)
    layout = Layout(in: frame)
    body(&self)
    pen.endFrame()
    finishRun()
  }

  /// Processes all pending events, in at most ten runs.
  mutating func settle(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    var runs = 0
    while needsRun(in: frame), runs < 10 {
      run(in: frame, at: time, body)
      runs += 1
    }
  }

  private mutating func finishRun() {
    switch happenings.now {
    case .release:
      pointer.letGo()
      again()
    case .press:
      // A press outside an open menu closes it.
      if hasMenu, let menu, !menu.isNew, let box = menu.box, !pointer.isIn(box) { closeMenu() }
      again()
    default: break
    }
    if hasMenu, let menu, !menu.isDrawn {
      if menu.isNew { self.menu?.isNew = false } else { closeMenu() }
    }
    if isTyping, typing?.isDrawn == false { typing = nil }
    if focus.end() { again() }
    endDescriptions()
    tips.end(at: time, isGripped: isHeld)
    if tips.isShown { tips.pointed?.draw(beside: frame, in: bounds, &pen) }
    pen.end()
    happenings.take()
  }
}

/// Queries by controls.
extension UI {
  /// The pointer's action in a rectangle. Of two overlapping controls, the first to ask gets it.
  mutating func hit(_ id: ID, _ rect: Rect) -> Hit {
    let seen = rect.intersection(pen.clip)
    if !seen.isEmpty { parts[id] = seen }
    if isPushed(fromOutside: id) { return Hit(isClicked: true) }
    guard pointer.surface == surfaces.number, menu == nil || menu?.isNew == true else { return Hit() }
    return pointer.hit(id, seen, happenings.now)
  }

  func isUnderPointer(_ rect: Rect) -> Bool {
    pointer.surface == surfaces.number && pointer.isIn(rect.intersection(pen.clip))
  }

  /// Shows a tooltip after a delay for the control under the pointer, or the one focused by keys since the pointer
  /// moved.
  mutating func tip(_ id: ID, _ rect: Rect, _ text: String) {
    guard menu == nil, pen.isSeen(rect) else { return }
    if focus.isByKeys ? focus.current == id : isUnderPointer(rect) {
      tips.pointed = Tip(id: id, text: text, rect: rect)
    }
  }

  /// The key for a control, until it is taken.
  func key(on id: ID) -> KeyPress? {
    guard focus.current == id, !isTyping, !hasMenu, case .key(let press) = happenings.now else { return nil }
    return press
  }

  /// Marks the key as handled.
  mutating func takeKey(on id: ID) {
    take()
    if focus.isByKeys { tips.used = id }
  }

  /// Whether Enter or Space presses a control.
  mutating func isPushed(_ id: ID) -> Bool {
    guard let press = key(on: id), press.key == .enter || press.key == .space, press.modifiers.isEmpty, !press.isRepeat
    else { return false }
    takeKey(on: id)
    return true
  }

  /// Marks the event as handled.
  mutating func take() {
    happenings.take()
    surfaces.current.isTaken = true
    again()
  }

  /// Focuses a control, as Tab does.
  mutating func moveFocus(to id: ID?) {
    focus.move(to: id)
    scrolls.wanted = .focus
    again()
  }

  /// Scrolls a block into view, if it is in a scroll area.
  mutating func reveal(_ block: Rect) {
    scrolls.wanted = .block(block)
    again()
  }

  /// Clips drawing and hits to a rectangle, in addition to any clip in force.
  mutating func clipped(to rect: Rect, _ body: (inout UI) -> Void) {
    let outer = pen.enter(rect)
    body(&self)
    pen.restore(outer)
  }
}

/// Menus and open fields.
extension UI {
  /// - Parameters:
  ///   - item: The item selected for the keyboard. Nil while the pointer selects.
  ///   - isAsked: Opens at the pointer if the pointer requested it.
  mutating func openMenu(_ id: ID, mark item: Int? = nil, isAsked: Bool = false) {
    let corner = isAsked && !focus.isByKeys ? pointer.place : nil
    menu = OpenMenu(id, on: surfaces.number, mark: item ?? (descriptions.isPushed ? 0 : nil), at: corner)
    tips.stop()
    again()
  }

  /// Closes the open menu, on any surface.
  mutating func closeMenu() {
    guard let owner = menu?.surface else { return }
    menu = nil
    surfaces.change(owner) { $0.isSettled = false }
  }

  /// Opens a field for editing, with everything selected, or with the caret before an ending.
  mutating func type(
    in id: ID, _ text: String, _ font: ControlText = .body, ending: String? = nil, isClicked: Bool = false
  ) {
    guard text.utf8.count <= TextEditor.limit else {
      refusal = TextEditor.refusal(of: text.utf8.count)
      return
    }
    typing = Typing(id: id, surface: surfaces.number, line: TypedLine(text, font, ending: ending), isClicked: isClicked)
    again()
  }
}
