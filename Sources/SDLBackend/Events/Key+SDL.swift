import Boundary
internal import CSDL2

extension Key {
  /// The key by the character of the user's layout; nil for keys without a name here. Digits, and the key left of 1, go
  /// by position on every layout.
  init?(_ symbol: SDL_Keysym) {
    let code = symbol.sym
    let isLocked = UInt32(symbol.mod) & KMOD_NUM.rawValue != 0
    if let place = Self.places[symbol.scancode.rawValue] {
      self = place
    } else if let key = isLocked ? Self.numbers[code] : Self.ways[code] {
      self = key
    } else if let named = Self.named[code] {
      self = named
    } else if code > 0x20, code < 0x1000, let scalar = Unicode.Scalar(UInt32(code)) {
      self = .letter(Character(scalar))
    } else {
      return nil
    }
  }

  private static let places: [UInt32: Key] = {
    var places: [UInt32: Key] = [SDL_SCANCODE_GRAVE.rawValue: .letter("`"), SDL_SCANCODE_0.rawValue: .letter("0")]
    for (index, digit) in "123456789".enumerated() {
      places[SDL_SCANCODE_1.rawValue + UInt32(index)] = .letter(digit)
    }
    return places
  }()

  private static let named: [SDL_Keycode: Key] = {
    let names: [(SDL_KeyCode, Key)] = [
      (SDLK_ESCAPE, .escape), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_TAB, .tab), (SDLK_SPACE, .space),
      (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up),
      (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
      (SDLK_KP_PLUS, .letter("+")), (SDLK_KP_MINUS, .letter("-")), (SDLK_APPLICATION, .menu), (SDLK_MENU, .menu),
    ]
    var named = Dictionary(uniqueKeysWithValues: names.map { (SDL_Keycode($0.0.rawValue), $0.1) })
    for number in 1...12 { named[SDL_Keycode(SDLK_F1.rawValue) + SDL_Keycode(number) - 1] = .function(number) }
    return named
  }()

  /// The number pad with NumLock.
  private static let numbers = table([
    (SDLK_KP_0, .letter("0")), (SDLK_KP_1, .letter("1")), (SDLK_KP_2, .letter("2")), (SDLK_KP_3, .letter("3")),
    (SDLK_KP_4, .letter("4")), (SDLK_KP_5, .letter("5")), (SDLK_KP_6, .letter("6")), (SDLK_KP_7, .letter("7")),
    (SDLK_KP_8, .letter("8")), (SDLK_KP_9, .letter("9")), (SDLK_KP_PERIOD, .letter(".")),
    (SDLK_KP_COMMA, .letter(",")),
  ])

  /// The number pad without NumLock.
  private static let ways = table([
    (SDLK_KP_1, .end), (SDLK_KP_2, .down), (SDLK_KP_3, .pageDown), (SDLK_KP_4, .left), (SDLK_KP_6, .right),
    (SDLK_KP_7, .home), (SDLK_KP_8, .up), (SDLK_KP_9, .pageUp), (SDLK_KP_PERIOD, .delete),
  ])

  private static func table(_ keys: [(SDL_KeyCode, Key)]) -> [SDL_Keycode: Key] {
    Dictionary(uniqueKeysWithValues: keys.map { (SDL_Keycode($0.0.rawValue), $0.1) })
  }
}

extension Modifiers {
  /// From SDL's modifier bits. The command key of other keyboards counts as control.
  init(held: UInt32) {
    self = []
    if held & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if held & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }

  /// Whether a key is only a modifier.
  static func isModifier(_ code: SDL_Keycode) -> Bool { keys.contains(code) }

  private static let keys = Set(
    [SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI, SDLK_RGUI].map {
      SDL_Keycode($0.rawValue)
    })
}
