import Boundary
import CSDL2
import Testing

@testable import SDLBackend

/// Text, and what an input method composes.
extension EventTests {
  static func editing(_ text: String, _ start: Int32, length: Int32 = -1) -> SDL_Event {
    var event = SDL_Event()
    event.edit = SDL_TextEditingEvent()
    event.edit.type = SDL_TEXTEDITING.rawValue
    (event.edit.start, event.edit.length) = (start, length)
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
    return event
  }

  static func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
    return event
  }

  @Test func `what is composed comes with its caret, in letters as a person counts them`() throws {
    try Self.check(
      [
        Self.editing("nihao", 2), Self.editing("nihao", -1), Self.editing("e\u{301}te", 2), Self.editing("", 0),
        Self.editing("한", 0, length: 1), Self.text("你好"),
      ],
      [
        .composition("nihao", caret: 2), .composition("nihao"), .composition("e\u{301}te", caret: 1), .composition(""),
        .composition("한", caret: 1), .text("你好"),
      ])
  }

  @Test func `something long is composed in one piece`() throws {
    let words = String(repeating: "にほんご", count: 12)
    var event = SDL_Event()
    event.editExt = SDL_TextEditingExtEvent()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(words)
    event.editExt.start = 40
    try Self.check([event], [.composition(words, caret: 40)])
    #expect(SDL_GetHintBoolean(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, SDL_FALSE) == SDL_TRUE, "else SDL cuts it")
  }

  @Test func `an input method is heard only in fields, plain keys always`() throws {
    let stage = try Stage(renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 1)
    var events: [TimedEvent] = []
    func isHeard() -> Bool { SDL_IsTextInputActive() == SDL_TRUE }
    func push(_ event: SDL_Event) throws {
      try source.take(event, into: &events)
      try source.poll(into: &events)
    }
    defer { SDL_StartTextInput() }
    SDL_StartTextInput()
    try source.poll(into: &events)
    source.expectText(true)
    #expect(isHeard())
    source.expectText(false)
    #expect(isHeard(), "a question mark asks for the keys")
    try push(Self.editing("", 0))
    #expect(isHeard(), "nothing was composed")
    try push(Self.editing("n", 1))
    #expect(!isHeard())
    source.expectText(true)
    #expect(isHeard())
    source.expectText(false)
    #expect(!isHeard())
  }

  @Test func `what was typed as the window came to the front is not lost`() throws {
    try Self.check(
      [Self.window(SDL_WINDOWEVENT_FOCUS_GAINED), Self.text("a")], [.focus(true), .modifiers([]), .text("a")])
  }
}
