internal import CSDL2
import Geometry

/// What is known about the pointers between two events.
struct PointerState {
  /// What holds the content.
  enum Holder: Equatable {
    case nobody
    case mouse
    case finger(SDL_FingerID)
  }

  var holder = Holder.nobody
  /// Where the mouse is while its middle button is held, in points.
  var panned: Point?
  /// When fractions of a notch last came, in SDL's milliseconds: until a little later whole ones are a touchpad's too.
  var lastFraction: UInt32?
}

extension PointerState {
  /// A touchpad's gesture goes on across pauses shorter than this, in milliseconds.
  private static let gesturePause: UInt32 = 400

  /// What a fine wheel makes of a notch, where its driver tells all of it.
  private static let notchParts: Float = 8

  /// Whether a movement of the wheel came from a touchpad: a wheel turns whole notches or their eighths, a touchpad
  /// moves by whatever a finger does.
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

/// The mouse's buttons that mean something here.
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
