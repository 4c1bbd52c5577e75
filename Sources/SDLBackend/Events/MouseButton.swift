internal import CSDL2

/// The mouse's buttons that mean something here.
enum MouseButton {
  case main
  case secondary

  init?(_ number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .main
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}
