import Boundary
import CSDL2
import Testing

@testable import SDLBackend

/// Keys in the words of X11, as assistive programs have them first.
extension EventTests {
  /// Numbers as a GTK program tells them under Xvfb, and from X11's own lists.
  @Test(arguments: [
    (SDL_SCANCODE_A, 97, KMOD_NONE, 97, 38, 0, "a"),
    (SDL_SCANCODE_A, 97, KMOD_SHIFT, 65, 38, 1, "A"),
    (SDL_SCANCODE_A, 97, KMOD_CAPS, 65, 38, 2, "A"),
    (SDL_SCANCODE_5, 53, KMOD_CTRL, 53, 14, 4, "5"),
    (SDL_SCANCODE_TAB, 9, KMOD_NONE, 0xFF09, 23, 0, "Tab"),
    (SDL_SCANCODE_INSERT, 0, KMOD_NUM, 0xFF63, 118, 16, "Insert"),
    (SDL_SCANCODE_KP_0, 0, KMOD_NONE, 0xFF9E, 90, 0, "KP_Insert"),
    (SDL_SCANCODE_KP_7, 0, KMOD_NUM, 0xFFB7, 79, 16, "7"),
    (SDL_SCANCODE_LSHIFT, 0, KMOD_NONE, 0xFFE1, 50, 0, "Shift_L"),
    (SDL_SCANCODE_F12, 0, KMOD_ALT, 0xFFC9, 96, 8, "F12"),
    (SDL_SCANCODE_APOSTROPHE, 0xE4, KMOD_NONE, 0xE4, 48, 0, "\u{E4}"),
    (SDL_SCANCODE_A, 0x444, KMOD_NONE, 0x100_0444, 38, 0, "\u{444}"),
    (SDL_SCANCODE_UP, 0, KMOD_GUI, 0xFF52, 111, 64, "Up"),
  ])
  func `a key has X11's symbol, number and name`(
    place: SDL_Scancode, code: Int32, held: SDL_Keymod, symbol: Int32, number: Int16, modifiers: Int16, name: String
  ) throws {
    let event = Self.key(SDL_KEYDOWN, code, held, place: place)
    #expect(
      AccessibleKey(event.key)
        == AccessibleKey(isDown: true, symbol: symbol, code: number, modifiers: modifiers, name: name, time: 0))
    #expect(AccessibleKey(Self.key(SDL_KEYUP, code, held, place: place).key)?.isDown == false)
  }

  @Test func `a key that has no place on a keyboard is not reported`() {
    for place in [SDL_SCANCODE_UNKNOWN, SDL_SCANCODE_AUDIOPLAY, SDL_Scancode(511), SDL_Scancode(200)] {
      #expect(AccessibleKey(Self.key(SDL_KEYDOWN, 97, place: place).key) == nil)
    }
  }

  @Test func `what a reader takes is no key here, and writes no letter`() throws {
    let stage = try Stage(200, 100, renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 2)
    var (events, asked): ([TimedEvent], [String]) = ([], [])
    source.keyReader = KeyReader(
      ask: {
        asked.append($0.name)
        return $0.name != "j"
      }, answer: { asked.last == "h" })
    for (kind, letter, place) in [
      (SDL_KEYDOWN, "h", SDL_SCANCODE_H), (SDL_KEYUP, "h", SDL_SCANCODE_H), (SDL_KEYDOWN, "i", SDL_SCANCODE_I),
      (SDL_KEYDOWN, "j", SDL_SCANCODE_J),
    ] {
      // Not through SDL's queue: SDL 2 over SDL 3 takes no text that is made up.
      source.held.append(Self.key(kind, Int32(UInt8(ascii: letter.unicodeScalars.first ?? " ")), place: place))
      guard kind == SDL_KEYDOWN else { continue }
      var text = SDL_Event()
      text.text = SDL_TextInputEvent()
      text.text.type = SDL_TEXTINPUT.rawValue
      text.text.text.0 = CChar(letter.utf8.first ?? 0)
      source.held.append(text)
    }
    try source.poll(into: &events)
    #expect(asked == ["h", "h", "i", "j"])
    #expect(
      events.map(\.event).filter { if case .resize = $0 { false } else { true } } == [
        .keyDown(.letter("i"), [], isRepeat: false), .text("i"), .keyDown(.letter("j"), [], isRepeat: false),
        .text("j"),
      ])
  }

  @Test func `keys wait for their reader in order, and the window does not`() throws {
    let stage = try Stage(200, 100, renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 2)
    var (events, answer): ([TimedEvent], Bool?) = ([], nil)
    source.keyReader = KeyReader(ask: { _ in true }, answer: { answer })
    for (letter, place) in [("h", SDL_SCANCODE_H), ("i", SDL_SCANCODE_I)] {
      var key = Self.key(SDL_KEYDOWN, Int32(UInt8(ascii: letter.unicodeScalars.first ?? " ")), place: place)
      SDL_PushEvent(&key)
    }
    func keys() -> [InputEvent] { events.map(\.event).filter { if case .keyDown = $0 { true } else { false } } }
    try source.poll(into: &events)
    try source.poll(into: &events)
    #expect(keys().isEmpty)
    answer = false
    try source.poll(into: &events)
    #expect(
      keys() == [.keyDown(.letter("h"), [], isRepeat: false), .keyDown(.letter("i"), [], isRepeat: false)])
  }
}
