import Geometry

/// What a person did, in points of the window, in words that know nothing of a toolkit.
public enum InputEvent: Hashable, Sendable {
  /// A finger or the main mouse button went down, moved while down, and was lifted.
  case down(Point)
  case move(Point)
  case up(Point?)
  /// The touch was taken away: the window lost the pointer. No fling follows.
  case cancel
  /// The pointer moved with nothing pressed; nil: it left the window.
  case hover(Point?)
  /// The other mouse button.
  case secondary(Point)
  /// The pointer moved by so many points with the middle button held.
  case pan(dx: Double, dy: Double)
  /// Notches of a wheel; `dy < 0` raises the offset. `at` is where the pointer is.
  case wheel(dx: Double, dy: Double, at: Point?)
  /// The same from two fingers on a touchpad, in fractions of a notch.
  case touchpad(dx: Double, dy: Double, at: Point?)
  case keyDown(Key, Modifiers, isRepeat: Bool)
  case keyUp(Key, Modifiers)
  /// What is held now of Shift, Control and Alt: one went down or up, or the window became the one that hears keys.
  case modifiers(Modifiers)
  /// Typed text, composed by the input method.
  case text(String)
  /// What an input method is composing and has not finished; empty: nothing any more. `caret` is the letter of it
  /// before which the next one goes; nil: the end.
  case composition(String, caret: Int? = nil)
  /// The window's new size in points, and pixels per point.
  case resize(Size, scale: Double)
  /// A file or folder was dropped.
  case drop(path: String, at: Point?)
  case focus(Bool)
  case close
}
