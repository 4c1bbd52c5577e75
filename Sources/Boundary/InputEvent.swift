import Geometry

/// User input, in window points and independent of any toolkit.
public enum InputEvent: Hashable, Sendable {
  /// A finger or the primary mouse button.
  case down(Point)
  case move(Point)
  case up(Point?)
  /// The touch was cancelled because the window lost the pointer. No fling follows.
  case cancel
  /// The pointer moved without a button. Nil when it left the window.
  case hover(Point?)
  /// The secondary mouse button went down.
  case secondary(Point)
  /// The pointer moved by this many points while the middle button was held.
  case pan(dx: Double, dy: Double)
  /// Wheel notches; `dy < 0` increases the offset. `at` is the pointer's position.
  case wheel(dx: Double, dy: Double, at: Point?)
  /// The same from two fingers on a touchpad, in fractions of a notch.
  case touchpad(dx: Double, dy: Double, at: Point?)
  case keyDown(Key, Modifiers, isRepeat: Bool)
  case keyUp(Key, Modifiers)
  /// The modifiers held now. Sent when one changes, and when the window gains the keyboard.
  case modifiers(Modifiers)
  /// Typed text, after any input method.
  case text(String)
  /// Text that an input method is composing; empty when it ends. `caret` is the index of the letter after the caret;
  /// nil means the end.
  case composition(String, caret: Int? = nil)
  /// The new window size in points, and pixels per point.
  case resize(Size, scale: Double)
  /// Something is dragged over the window from another program. Nil: no more.
  case dragOver(Point?)
  /// A file or folder was dropped.
  case drop(path: String, at: Point?)
  case focus(Bool)
  case close
}
