import Boundary
internal import CSDL2

extension Key {
  /// The key by what the person's layout prints on it; nil for those without a name here.
  init?(_ symbol: SDL_Keysym) {
    let code = symbol.sym
    if let named = Self.named[code] {
      self = named
    } else if code > 0x20, code < 0x1000, let scalar = Unicode.Scalar(UInt32(code)) {
      self = .letter(Character(scalar))
    } else {
      return nil
    }
  }

  private static let named: [SDL_Keycode: Key] = {
    let names: [(SDL_KeyCode, Key)] = [
      (SDLK_ESCAPE, .escape), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_TAB, .tab), (SDLK_SPACE, .space),
      (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up),
      (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
      (SDLK_KP_PLUS, .letter("+")), (SDLK_KP_MINUS, .letter("-")), (SDLK_KP_0, .letter("0")),
    ]
    var named = Dictionary(uniqueKeysWithValues: names.map { (SDL_Keycode($0.0.rawValue), $0.1) })
    for number in 1...12 { named[SDL_Keycode(SDLK_F1.rawValue) + SDL_Keycode(number) - 1] = .function(number) }
    return named
  }()
}

extension Modifiers {
  /// The command key of other keyboards counts as control.
  init(_ symbol: SDL_Keysym) {
    let held = UInt32(symbol.mod)
    self = []
    if held & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if held & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }
}
