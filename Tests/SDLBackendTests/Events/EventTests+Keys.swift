import Boundary
import CSDL2
import Testing

@testable import SDLBackend

extension EventTests {
  @Test func `keys are what is printed on them`() throws {
    try Self.check(
      [
        Self.key(SDL_KEYDOWN, Int32(SDLK_z.rawValue), KMOD_LCTRL),
        Self.key(SDL_KEYDOWN, Int32(SDLK_F11.rawValue), again: true),
        Self.key(SDL_KEYUP, Int32(SDLK_SPACE.rawValue), KMOD_RSHIFT), Self.key(SDL_KEYDOWN, 0xFC),
        Self.key(SDL_KEYDOWN, 0),
        Self.key(SDL_KEYDOWN, Int32(SDLK_VOLUMEUP.rawValue)),
        Self.key(SDL_KEYDOWN, Int32(SDLK_KP_ENTER.rawValue), KMOD_LALT),
      ],
      [
        .keyDown(.letter("z"), .control, isRepeat: false), .keyDown(.function(11), [], isRepeat: true),
        .keyUp(.space, .shift), .keyDown(.letter("ü"), [], isRepeat: false), .keyDown(.enter, .alt, isRepeat: false),
      ])
  }

  @Test func `digits and the key beside the 1 are where they are, whatever is printed on them`() throws {
    // A French keyboard has & é " ' in the row of digits and a superscript two beside them; a German one has a
    // circumflex.
    let keys: [(printed: Int32, place: SDL_Scancode, key: Character)] = [
      (0x26, SDL_SCANCODE_1, "1"), (0xE9, SDL_SCANCODE_2, "2"), (0xE7, SDL_SCANCODE_9, "9"),
      (0xE0, SDL_SCANCODE_0, "0"), (0xB2, SDL_SCANCODE_GRAVE, "`"), (0x5E, SDL_SCANCODE_GRAVE, "`"),
      (0x36, SDL_SCANCODE_6, "6"),
    ]
    for (printed, place, key) in keys {
      try Self.check(
        [Self.key(SDL_KEYDOWN, printed, place: place)], [.keyDown(.letter(key), [], isRepeat: false)])
    }
  }

  @Test func `what is held is told when it changes, once`() throws {
    let keys: [(SDL_KeyCode, SDL_Keymod, Modifiers)] = [
      (SDLK_LSHIFT, KMOD_LSHIFT, .shift), (SDLK_RSHIFT, KMOD_RSHIFT, .shift), (SDLK_LCTRL, KMOD_LCTRL, .control),
      (SDLK_RCTRL, KMOD_RCTRL, .control), (SDLK_LALT, KMOD_LALT, .alt), (SDLK_RALT, KMOD_RALT, .alt),
      (SDLK_LGUI, KMOD_LGUI, .control),
    ]
    for (key, held, modifiers) in keys {
      let code = Int32(key.rawValue)
      try Self.check(
        [
          Self.key(SDL_KEYDOWN, code, held), Self.key(SDL_KEYDOWN, code, held, again: true),
          Self.key(SDL_KEYUP, code),
        ], [.modifiers(modifiers), .modifiers([])])
    }
    try Self.check(
      [
        Self.key(SDL_KEYDOWN, Int32(SDLK_LSHIFT.rawValue), SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_LALT.rawValue)),
        Self.key(SDL_KEYUP, Int32(SDLK_LSHIFT.rawValue), KMOD_LALT),
      ], [.modifiers([.shift, .alt]), .modifiers(.alt)])
  }

  @Test func `the number pad has digits with NumLock and ways without`() throws {
    let pad: [(SDL_KeyCode, Character, Key?)] = [
      (SDLK_KP_0, "0", nil), (SDLK_KP_1, "1", .end), (SDLK_KP_2, "2", .down), (SDLK_KP_3, "3", .pageDown),
      (SDLK_KP_4, "4", .left), (SDLK_KP_5, "5", nil), (SDLK_KP_6, "6", .right), (SDLK_KP_7, "7", .home),
      (SDLK_KP_8, "8", .up), (SDLK_KP_9, "9", .pageUp), (SDLK_KP_PERIOD, ".", .delete),
      (SDLK_KP_MINUS, "-", .letter("-")),
    ]
    for (key, letter, way) in pad {
      let code = Int32(key.rawValue)
      try Self.check(
        [Self.key(SDL_KEYDOWN, code, KMOD_NUM)], [.keyDown(.letter(letter), [], isRepeat: false)])
      try Self.check([Self.key(SDL_KEYDOWN, code)], way.map { [.keyDown($0, [], isRepeat: false)] } ?? [])
    }
    try Self.check(
      [Self.key(SDL_KEYDOWN, Int32(SDLK_APPLICATION.rawValue))], [.keyDown(.menu, [], isRepeat: false)])
  }
}
