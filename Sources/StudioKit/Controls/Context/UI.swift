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
/// A window has several surfaces with controls. Events, runs and controls refer to the current one; `enter` makes
/// another one current.
struct UI<ID: Hashable & Sendable>: Sendable {
  var pen: Pen
  var layout = Layout()
  var input = Input<ID>()
  /// The bounds of menus and tooltips, which may extend beyond the frame.
  var window = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The sentence about a text that no field took, until the owner tells it.
  var refusal: String?
  var surfaces: Surfaces<ID>
  /// The parts of the window with the surface of each number, in the order in which they lie over each other.
  let names: [PartName]

  init(look: ControlLook, measure: TextMeasure, names: [PartName] = ["surface"]) {
    pen = Pen(look: look, measure: measure)
    surfaces = Surfaces(names.count)
    self.names = names
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
  mutating func enter(_ number: Int) {
    surfaces.enter(number, &pen)
    input.surface = number
  }

  /// Reads a surface in place, whether it is current or not.
  func read<Value>(_ number: Int, _ body: (borrowing Surface<ID>) -> Value) -> Value { surfaces.read(number, body) }

  /// Requests a run of the current surface if the value that it is drawn from has changed.
  mutating func show<Key: Hashable & Sendable>(_ key: Key) {
    guard (surfaces.current.key as? Key) != key else { return }
    surfaces.current.key = key
    again()
  }

  /// Resets the focus and scroll positions of the current surface. Its items get new numbers for a screen reader.
  mutating func renew() {
    var descriptions = descriptions
    descriptions.renew()
    surfaces.current = Surface()
    surfaces.current.descriptions = descriptions
    if input.hasMenu { input.menu = nil }
    if input.isTyping { input.typing = nil }
    if input.pointer.surface == input.surface { input.pointer = PointerHold() }
  }

  /// Draws a surface as its last run left it.
  func draw(_ number: Int, into list: inout DrawList) {
    if number == input.surface { list.append(pen.list) } else { surfaces.read(number) { list.append($0.list) } }
  }

  /// Removes the pointer from all surfaces.
  mutating func unpoint() {
    guard let number = input.pointer.surface else { return }
    enter(number)
    input.hover(nil, on: &surfaces.current)
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
    let showedFocus = input.showsFocus
    input.time = time
    input.take(event, on: &surfaces.current)
    if input.showsFocus != showedFocus { surfaces.forEach { $0.isSettled = false } }
    runLeft()
  }

  /// Commits the text being edited and closes the menu, for example before quitting.
  mutating func finish() {
    input.finish(on: &surfaces.current)
    runLeft()
  }

  /// Hides the current surface: releases the pointer and the focus.
  mutating func leave() {
    input.leave(&surfaces.current)
    runLeft()
  }

  /// Hides the current surface if it still has the pointer, a menu, a field or the focus.
  mutating func leaveHidden() {
    if focus.current != nil || input.hasMenu || input.isTyping || input.isHeld || input.isPointed { leave() }
  }

  /// Closes the open menu, on any surface.
  mutating func closeMenu() {
    input.closeMenu()
    runLeft()
  }

  /// Requests a run of the surfaces that the pointer or the menu has left.
  private mutating func runLeft() {
    var left = input.takeLeft()
    while left != 0 {
      surfaces.change(left.trailingZeroBitCount) {
        $0.tips.stop()
        $0.isSettled = false
      }
      left &= left - 1
    }
  }
}

/// Runs.
extension UI {
  /// Whether a control has the ring of the focus.
  func showsFocus(_ id: ID) -> Bool { input.showsFocus && focus.current == id }

  /// Requests another run.
  mutating func again() { surfaces.current.isSettled = false }

  /// Whether the current surface needs a run before it is drawn in a frame.
  func needsRun(in frame: Rect) -> Bool {
    !surfaces.current.isSettled || frame != self.frame || !happenings.isEmpty || tips.isShown != isTipDue
  }

  /// Whether typed text goes to a field of a surface, or opens one.
  func takesText(on number: Int) -> Bool {
    input.typing?.surface == number || read(number) { $0.focus.isByKeys && $0.focus.current != nil }
  }

  /// The time at which a surface changes by itself because a tooltip is due. Nil if none is.
  func dueTime(of number: Int) -> Double? {
    input.holder == number ? nil : read(number) { $0.tips.isShown ? nil : $0.tips.due }
  }

  /// Advances the clock: a tooltip that is due then needs a run.
  mutating func advance(to time: Double) { input.time = max(input.time, time) }

  private var isTipDue: Bool { !input.isHeld && tips.due.map { input.time >= $0 } ?? false }

  /// The bounds of menus and tooltips.
  var bounds: Rect { window.isEmpty ? frame : window }

  /// Processes the next event with the controls that `body` lays out, and redraws them.
  mutating func run(in frame: Rect, at time: Double, _ body: (inout UI) -> Void) {
    surfaces.current.frame = frame
    input.time = time
    surfaces.current.isSettled = true
    surfaces.current.pointerShape = nil
    happenings.begin()
    pen.begin(in: frame)
    focus.begin()
    descriptions.begin()
    input.pointer.begin()
    parts.removeAll(keepingCapacity: true)
    if input.hasMenu { input.menu?.isDrawn = false }
    if input.isTyping { input.typing?.isDrawn = false }
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
      input.pointer.letGo()
      again()
    case .press:
      // A press outside an open menu closes it.
      if input.hasMenu, let menu = input.menu, !menu.isNew, let box = menu.box, !input.pointer.isIn(box) { closeMenu() }
      again()
    default: break
    }
    if input.hasMenu, let menu = input.menu, !menu.isDrawn {
      if menu.isNew { input.menu?.isNew = false } else { closeMenu() }
    }
    if input.isTyping, input.typing?.isDrawn == false { input.typing = nil }
    if focus.end() { again() }
    endDescriptions()
    tips.end(at: input.time, isGripped: input.isHeld)
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
    guard input.pointer.surface == input.surface, input.menu?.isNew ?? true else { return Hit() }
    return input.pointer.hit(id, seen, happenings.now)
  }

  /// The pointer has a shape while it points at a control or holds it.
  mutating func shape(_ shape: PointerShape, for hit: Hit) {
    if hit.isHovered || hit.isHeld { surfaces.current.pointerShape = shape }
  }

  /// The pointer's shape on the surface that it points at or holds. Nil if it is on none with controls.
  var pointerShape: PointerShape? {
    guard let number = input.pointer.surface, input.pointer.place != nil else { return nil }
    return read(number) { $0.pointerShape } ?? .arrow
  }

  /// The event of the pointer on an area without controls, such as a canvas: a press on it, the moves and the end of
  /// what it holds, a wheel over it, a request for its menu. Nil if there is none. Controls over it ask first. No
  /// control has taken the event then.
  mutating func area(_ id: ID, _ rect: Rect) -> InputEvent? {
    guard input.pointer.surface == input.surface, input.menu?.isNew ?? true else { return nil }
    let hit = input.pointer.hit(id, rect.intersection(pen.clip), happenings.now)
    let isFor =
      switch happenings.now {
      case .press: hit.isPressed
      case .move, .release: hit.isHeld
      case .wheel, .scroll: hit.isHovered || hit.isHeld
      case .ask: hit.isAsked
      default: false
      }
    guard isFor else { return nil }
    (surfaces.current.isTaken, surfaces.current.isUsed) = (false, true)
    switch happenings.now {
    case .wheel, .scroll, .ask: happenings.take()
    default: break
    }
    return input.event
  }

  /// Where the pointer is in a rectangle. Nil if it is elsewhere.
  func pointed(in rect: Rect) -> Point? { isUnderPointer(rect) ? input.pointer.place : nil }

  func isUnderPointer(_ rect: Rect) -> Bool {
    input.pointer.surface == input.surface && input.pointer.isIn(rect.intersection(pen.clip))
  }

  /// Shows a tooltip after a delay for the control under the pointer, or the one focused by keys since the pointer
  /// moved.
  mutating func tip(_ id: ID, _ rect: Rect, _ text: String) {
    guard input.menu == nil, pen.isSeen(rect) else { return }
    if focus.isByKeys ? focus.current == id : isUnderPointer(rect) {
      tips.pointed = Tip(id: id, text: text, rect: rect)
    }
  }

  /// The key for a control, until it is taken.
  func key(on id: ID) -> KeyPress? {
    guard focus.current == id, !input.isTyping, !input.hasMenu, case .key(let press) = happenings.now else {
      return nil
    }
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
    (surfaces.current.isTaken, surfaces.current.isUsed) = (true, true)
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
    let corner = isAsked && !focus.isByKeys ? input.pointer.place : nil
    input.menu = OpenMenu(id, on: input.surface, mark: item ?? (descriptions.isPushed ? 0 : nil), at: corner)
    tips.stop()
    again()
  }

  /// Opens a field for editing, with everything selected, or with the caret before an ending.
  mutating func type(
    in id: ID, _ text: String, _ font: ControlText = .body, ending: String? = nil, isClicked: Bool = false,
    takesLines: Bool = false
  ) {
    guard text.utf8.count <= TextEditor.limit else {
      refusal = TextEditor.refusal(of: text.utf8.count)
      return
    }
    input.typing = Typing(
      id: id, surface: input.surface, line: TypedLine(text, font, ending: ending, takesLines: takesLines),
      isClicked: isClicked)
    again()
  }
}
