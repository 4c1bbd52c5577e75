import Boundary
import Geometry

/// The input of a window: what the surfaces share of pointer, wheel and keys, the open menu and the open field. Events
/// are taken by one surface at a time, the current one.
struct Input<ID: Hashable & Sendable>: Sendable {
  /// The number of the current surface.
  var surface = 0
  var pointer = PointerHold<ID>()
  /// The last event, for areas without controls.
  private(set) var event: InputEvent?
  var wheel = WheelNotches<ID>()
  var menu: OpenMenu<ID>?
  /// The field being edited.
  var typing: Typing<ID>?
  var clipboard = Clipboard()
  /// The modifiers held.
  private(set) var modifiers: Modifiers = []
  var time = 0.0
  /// Whether the focus is seen: not after a press of the pointer, until a key is pressed.
  private(set) var showsFocus = true
  /// Surfaces that have to run again because the pointer or the menu has left them, as bits.
  private var left: UInt64 = 0
}

extension Input {
  /// Whether a control is held, a menu is open or text is being edited on any surface, so this is no time for a
  /// question.
  var isBusy: Bool { pointer.isGripped || menu != nil || typing != nil }

  /// The surface on which the pointer is held down.
  var holder: Int? { pointer.isGripped ? pointer.surface : nil }

  /// Whether a field of the current surface is being edited.
  var isTyping: Bool { typing?.surface == surface }

  /// Whether an input method is composing in a field.
  var isComposing: Bool { isTyping && typing?.line.editor.composition.isEmpty == false }

  /// Whether a menu of the current surface is open.
  var hasMenu: Bool { menu?.surface == surface }

  /// Whether the pointer is held down on the current surface.
  var isHeld: Bool { holder == surface }

  /// Whether the pointer is over the current surface.
  var isPointed: Bool { pointer.surface == surface && pointer.place != nil }
}

/// Events.
extension Input {
  mutating func take(_ event: InputEvent, on here: inout Surface<ID>) {
    (here.isTaken, here.isUsed, self.event) = (false, false, event)
    switch event {
    case .down(let point):
      showsFocus = false
      press(at: point, on: &here)
    case .move(let point):
      guard isHeld else { return }
      here.isTaken = true
      if point.x.isFinite, point.y.isFinite { move(to: point, on: &here) }
      here.happenings.append(.move)
    case .up, .cancel:
      guard isHeld else { return }
      here.isTaken = true
      if case .up(let point?) = event { move(to: point, on: &here) } else { pointer.item = nil }
      if event == .cancel { pointer.place = nil }
      here.happenings.append(.release)
    case .hover(let point): hover(point, on: &here)
    case .secondary(let point):
      guard here.frame.contains(point) else { return }
      here.isTaken = true
      move(to: point, on: &here)
      closeMenu()
      here.happenings.append(.ask)
    case .wheel(_, let dy, let point): scroll(.wheel(-dy), at: point, on: &here)
    case .touchpad(_, let dy, let point): scroll(.scroll(-dy), at: point, on: &here)
    case .keyDown(let key, let modifiers, let isRepeat):
      hold(modifiers)
      if !modifiers.contains(.control) { showsFocus = true }
      press(KeyPress(key: key, modifiers: modifiers, isRepeat: isRepeat), on: &here)
    case .keyUp(_, let modifiers), .modifiers(let modifiers): hold(modifiers)
    case .text(let text): if isTyping { here.happenings.append(.text(text)) }
    case .composition(let text, let caret): if isTyping { here.happenings.append(.compose(text, caret: caret)) }
    case .focus(false): hold([])
    case .close: finish(on: &here)
    default: break
    }
  }

  /// Commits the text being edited and closes the menu, for example before quitting.
  mutating func finish(on here: inout Surface<ID>) {
    closeMenu()
    if isTyping { here.happenings.append(.finish) }
  }

  /// Hides the surface: releases the pointer and the focus.
  mutating func leave(_ here: inout Surface<ID>) {
    finish(on: &here)
    if isHeld || isPointed { pointer = PointerHold() }
    here.tips.stop()
    here.focus.current = nil
    here.isSettled = false
  }

  /// Covers the surface: nothing on it is hovered, and no tooltip is shown.
  mutating func cover(_ here: inout Surface<ID>) {
    guard here.tips.isShown || here.tips.due != nil || isPointed, !isHeld else { return }
    if isPointed { pointer = PointerHold() }
    here.focus.isByKeys = false
    here.tips.stop()
    here.isSettled = false
  }

  /// Closes the open menu, on any surface.
  mutating func closeMenu() {
    if let menu { leave(menu.surface) }
    menu = nil
  }

  mutating func hover(_ point: Point?, on here: inout Surface<ID>) {
    if let point, here.frame.contains(point) || hasMenu && menu?.box?.contains(point) == true {
      return move(to: point, on: &here)
    }
    guard isPointed else { return }
    (pointer.place, pointer.surface) = (nil, nil)
    here.tips.stop()
    here.isSettled = false
  }

  private mutating func press(at point: Point, on here: inout Surface<ID>) {
    if isTyping, let box = typing?.box, !box.contains(point) { here.happenings.append(.finish) }
    guard here.frame.contains(point) || menu != nil else {
      here.focus.current = nil
      here.isSettled = false
      return
    }
    pointHere()
    let isDouble = pointer.press(at: point, time: time)
    move(to: point, on: &here)
    here.tips.stop()
    here.isTaken = true
    here.happenings.append(.press(isDouble: isDouble))
  }

  private mutating func move(to point: Point, on here: inout Surface<ID>) {
    pointHere()
    pointer.place = point
    here.focus.isByKeys = false
    menu?.mark = nil
    here.isSettled = false
  }

  private mutating func scroll(_ happening: Happening, at point: Point?, on here: inout Surface<ID>) {
    guard let point else { return }
    if hasMenu, menu?.scrolls(at: point) == true {
      move(to: point, on: &here)
    } else {
      guard here.frame.contains(point) else { return }
      pointHere()
      pointer.place = point
      closeMenu()
      here.tips.stop()
    }
    here.isTaken = true
    here.happenings.append(happening)
  }

  private mutating func press(_ press: KeyPress, on here: inout Surface<ID>) {
    if isComposing, !press.isForWindow {
      // The key belongs to the input method even if it is also passed on: text follows when the composition ends.
      here.isTaken = true
      if press.key == .escape || press.key == .enter { here.happenings.append(.compose("", caret: nil)) }
      return
    }
    if hasMenu, !press.isForWindow {
      here.isTaken = true
      return here.happenings.append(.key(press))
    }
    closeMenu()
    let completes = isTyping && typing?.takesTab == true && press.modifiers.isEmpty
    if press.key == .tab, !press.modifiers.contains(.control), !completes {
      here.isTaken = true
      finish(on: &here)
      here.focus.move(press.modifiers.contains(.shift) ? -1 : 1)
      here.tips.used = nil
      here.scrolls.wanted = .focus
      here.isSettled = false
      return
    }
    guard here.focus.current != nil || isTyping else { return }
    // Space plays, whatever was clicked before; controls that were reached by keys have it for themselves.
    if press.key == .space, press.modifiers.isEmpty, !isTyping, here.focus.isByPress { return }
    guard press.key == .escape else { return here.happenings.append(.key(press)) }
    here.isTaken = true
    if isTyping { typing = nil }
    here.focus.current = nil
    here.isSettled = false
  }

  /// Updates the modifiers. A drag continues at its new speed from its present value.
  private mutating func hold(_ modifiers: Modifiers) {
    guard self.modifiers != modifiers else { return }
    if let holder { leave(holder) }
    self.modifiers = modifiers
  }

  /// Moves the pointer to the current surface, away from any other.
  private mutating func pointHere() {
    if let other = pointer.surface, other != surface { leave(other) }
    pointer.surface = surface
  }

  private mutating func leave(_ number: Int) { left |= 1 << UInt64(number) }

  /// Returns the surfaces that have to run again since the last call, as bits.
  mutating func takeLeft() -> UInt64 {
    defer { left = 0 }
    return left
  }
}
