import Boundary
internal import CSDL2

extension AccessibleKey {
  /// The key as an X11 keysym, which assistive technologies use on every display server; nil if it has none.
  init?(_ event: SDL_KeyboardEvent) {
    let place = Int(event.keysym.scancode.rawValue)
    guard let code = Self.code(at: place) else { return nil }
    let held = UInt32(event.keysym.mod)
    let symbol: Int32
    let name: String
    if let special = Self.special(place, hasDigits: held & KMOD_NUM.rawValue != 0) {
      (symbol, name) = special
    } else if event.keysym.sym > 0x20, event.keysym.sym < 0x11_0000,
      let scalar = Unicode.Scalar(UInt32(event.keysym.sym))
    {
      let isUpper = (held & KMOD_SHIFT.rawValue != 0) != (held & KMOD_CAPS.rawValue != 0)
      let letter = isUpper ? Character(scalar).uppercased() : String(Character(scalar))
      let value = letter.unicodeScalars.first?.value ?? scalar.value
      // Latin-1 characters are their own keysyms; others have an offset of 0x1000000.
      (symbol, name) = (Int32(value < 0x100 ? value : value + 0x100_0000), letter)
    } else {
      return nil
    }
    self.init(
      isDown: SDL_EventType(event.type) == SDL_KEYDOWN, symbol: symbol, code: code,
      modifiers: Self.modifiers(held), name: name, time: Int32(truncatingIfNeeded: event.timestamp))
  }

  private static func modifiers(_ held: UInt32) -> Int16 {
    let bits: [(UInt32, Int16)] = [
      (KMOD_SHIFT.rawValue, 1), (KMOD_CAPS.rawValue, 2), (KMOD_CTRL.rawValue, 4), (KMOD_ALT.rawValue, 8),
      (KMOD_NUM.rawValue, 16), (KMOD_GUI.rawValue, 64),
    ]
    return bits.reduce(0) { held & $1.0 != 0 ? $0 | $1.1 : $0 }
  }

  /// Converts a USB key code to Linux's, which is 8 less than X11's.
  private static func code(at place: Int) -> Int16? {
    let code =
      codes.indices.contains(place)
      ? codes[place] : held.indices.contains(place - firstHeld) ? held[place - firstHeld] : 0
    return code == 0 ? nil : code + 8
  }

  /// Linux's codes from `a` (USB code 4) to the keys of the number pad.
  private static let codes: [Int16] = [
    0, 0, 0, 0, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61,
    62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69, 98, 55, 74,
    78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
  ]
  /// Codes of Control, Shift, Alt and Super, left and right.
  private static let held: [Int16] = [29, 42, 56, 125, 97, 54, 100, 126]
  private static let firstHeld = 224

  /// Keysyms of keys without text, and of the number pad.
  private static func special(_ place: Int, hasDigits: Bool) -> (Int32, String)? {
    if (58...69).contains(place) { return (Int32(0xFFBE + place - 58), "F\(place - 57)") }
    if hasDigits, let digit = padDigits[place] { return (0xFFB0 + digit, "\(digit)") }
    return names[place]
  }

  private static let padDigits: [Int: Int32] = [
    89: 1, 90: 2, 91: 3, 92: 4, 93: 5, 94: 6, 95: 7, 96: 8, 97: 9, 98: 0,
  ]

  private static let names: [Int: (Int32, String)] = [
    40: (0xFF0D, "Return"), 41: (0xFF1B, "Escape"), 42: (0xFF08, "BackSpace"), 43: (0xFF09, "Tab"), 44: (0x20, "space"),
    57: (0xFFE5, "Caps_Lock"), 70: (0xFF61, "Print"), 71: (0xFF14, "Scroll_Lock"), 72: (0xFF13, "Pause"),
    73: (0xFF63, "Insert"), 74: (0xFF50, "Home"), 75: (0xFF55, "Page_Up"), 76: (0xFFFF, "Delete"), 77: (0xFF57, "End"),
    78: (0xFF56, "Page_Down"), 79: (0xFF53, "Right"), 80: (0xFF51, "Left"), 81: (0xFF54, "Down"), 82: (0xFF52, "Up"),
    83: (0xFF7F, "Num_Lock"), 84: (0xFFAF, "KP_Divide"), 85: (0xFFAA, "KP_Multiply"), 86: (0xFFAD, "KP_Subtract"),
    87: (0xFFAB, "KP_Add"), 88: (0xFF8D, "KP_Enter"), 89: (0xFF9C, "KP_End"), 90: (0xFF99, "KP_Down"),
    91: (0xFF9B, "KP_Page_Down"), 92: (0xFF96, "KP_Left"), 93: (0xFF9D, "KP_Begin"), 94: (0xFF98, "KP_Right"),
    95: (0xFF95, "KP_Home"), 96: (0xFF97, "KP_Up"), 97: (0xFF9A, "KP_Page_Up"), 98: (0xFF9E, "KP_Insert"),
    99: (0xFF9F, "KP_Delete"), 101: (0xFF67, "Menu"), 224: (0xFFE3, "Control_L"), 225: (0xFFE1, "Shift_L"),
    226: (0xFFE9, "Alt_L"), 227: (0xFFEB, "Super_L"), 228: (0xFFE4, "Control_R"), 229: (0xFFE2, "Shift_R"),
    230: (0xFFEA, "Alt_R"), 231: (0xFFEC, "Super_R"),
  ]
}
