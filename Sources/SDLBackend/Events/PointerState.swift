internal import CSDL2
import Geometry

/// The state of the pointers between events.
struct PointerState {
  /// The pointer that holds the content.
  enum Holder: Equatable {
    case nobody
    case mouse
    case finger(SDL_FingerID)
  }

  var holder = Holder.nobody
  /// The position of the mouse while its middle button is held, in points.
  var panned: Point?
  /// Time of the last fractional notch, in SDL's milliseconds. Whole notches shortly afterwards also count as a
  /// touchpad's.
  var lastFraction: UInt32?
}

extension PointerState {
  /// Pauses shorter than this do not end a touchpad gesture, in milliseconds.
  private static let gesturePause: UInt32 = 400

  /// Steps per notch of a high-resolution wheel, with drivers that report them.
  private static let notchParts: Float = 8

  /// Whether a scroll event is from a touchpad: a wheel reports whole notches or eighths, a touchpad arbitrary
  /// fractions.
  mutating func isTouchpad(_ x: Float, _ y: Float, at time: UInt32) -> Bool {
    let parts = (x: x * Self.notchParts, y: y * Self.notchParts)
    if parts.x != parts.x.rounded() || parts.y != parts.y.rounded() {
      lastFraction = time
      return true
    }
    guard let last = lastFraction, time &- last < Self.gesturePause else { return false }
    lastFraction = time
    return true
  }
}

/// The mouse buttons in use.
enum MouseButton {
  case main
  case middle
  case secondary

  init?(_ number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .main
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}
