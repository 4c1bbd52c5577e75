import CSDL2
import OuterSupport
import System
import TestSupport
import Testing

/// The text that another program has on an X11 clipboard.
@Suite(.enabled(if: XServer.missing == nil, "needs Xvfb and xdotool: .ci/setup test"))
struct ClipboardTextTests {
  /// What the reader gets while another client has the clipboard and answers with `text`.
  private static func read(_ text: String, inPiecesOf piece: Int? = nil, most: Int = 1 << 20) throws -> String? {
    let server = try XServer()
    defer { server.stop() }
    let owner = try XClient(server.display)
    try owner.own("CLIPBOARD")
    let display = server.display
    let reader = try #require(
      SharedState<String??>.start(nil) { shared in
        let text = parallax_x11_clipboard_text(display, most, 60_000)
        defer { SDL_free(text) }
        let words = text.map { String(cString: $0) }
        shared.withLock { $0 = .some(words) }
      })
    try owner.answerRequest(with: text, inPiecesOf: piece)
    #expect(eventually { reader.withLock { $0 != nil } })
    return reader.withLock { $0 ?? nil }
  }

  @Test func `a text comes as it was copied`() throws {
    #expect(try Self.read("Größe 0.25 · العربية") == "Größe 0.25 · العربية")
  }

  @Test func `a long text comes in pieces, and is cut at the limit`() throws {
    let text = String(repeating: "0123456789", count: 1000)
    #expect(try Self.read(text, inPiecesOf: 777) == text)
    #expect(try Self.read(text, most: 4000) == String(text.prefix(4000)))
  }

  @Test func `an empty clipboard has no text, nor has a display that is not there`() throws {
    let server = try XServer()
    defer { server.stop() }
    #expect(parallax_x11_clipboard_text(server.display, 100, 60_000) == nil)
    #expect(parallax_x11_clipboard_text(":4242", 100, 60_000) == nil)
  }

  @Test func `a program that never answers is given up`() throws {
    let server = try XServer()
    defer { server.stop() }
    let owner = try XClient(server.display)
    try owner.own("CLIPBOARD")
    #expect(parallax_x11_clipboard_text(server.display, 100, 50) == nil)
  }
}
