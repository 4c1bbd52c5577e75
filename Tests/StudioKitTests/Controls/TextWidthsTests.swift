import Boundary
import Testing

@testable import StudioKit

/// Texts in their boxes.
struct TextWidthsTests {
  /// The truncated text fits, and one more letter would not.
  private func check(_ text: String, _ room: Double) {
    var widths = TextWidths(.fixed())
    let shown = widths.fitted(text, to: room, .body)
    if shown == text { return #expect(widths.width(text, .body) <= room + 0.5) }
    let kept = shown.dropLast()
    #expect(shown.last == "\u{2026}" && text.hasPrefix(kept))
    #expect(kept.isEmpty || widths.width(shown, .body) <= room, "\(text.prefix(20)) in \(room)")
    #expect(
      widths.width(text.prefix(kept.count + 1) + "\u{2026}", .body) > room, "\(text.prefix(20)) in \(room)")
    let end = widths.fittedEnd(text, to: room, .body)
    #expect(end.first == "\u{2026}" && text.hasSuffix(end.dropFirst()))
  }

  @Test func `as much of a text is shown as fits`() {
    let texts = ["", "i", "W", "Row height", String(repeating: "i", count: 300), String(repeating: "Wide ", count: 99)]
    for text in texts {
      for room in [0.0, 3, 20, 55.5, 120, 900] { check(text, room) }
    }
  }

  @Test func `a text of a million letters is cut like a short one`() {
    var widths = TextWidths(.fixed())
    let long = String(repeating: "long ", count: 200_000)
    #expect(widths.fitted(long, to: 200, .body) == widths.fitted(String(long.prefix(500)), to: 200, .body))
  }

  @Test func `a paragraph breaks between words, and in a word that is longer than a line`() {
    var widths = TextWidths(.fixed())
    // Ten letters of 5.5 points.
    #expect(widths.lines("one two three", width: 55, .small) == ["one two", "three"])
    #expect(widths.lines("one\n\ntwo", width: 55, .small) == ["one", "", "two"])
    #expect(widths.lines("a 12345678901234 b", width: 55, .small) == ["a", "1234567890", "1234 b"])
    #expect(widths.lines("", width: 55, .small) == [""])
    // A number stays with its unit, and a range is not broken.
    #expect(widths.lines("about 20 pt, so", width: 50, .small) == ["about", "20 pt, so"])
    #expect(widths.lines("from -0.5 to 1.5", width: 70, .small) == ["from", "-0.5 to 1.5"])
    #expect(widths.lines("covers 0.1 to 0.9", width: 80, .small) == ["covers", "0.1 to 0.9"])
    #expect(widths.lines("or 30 x 20 px.", width: 65, .small) == ["or", "30 x 20 px."])
    #expect(widths.lines("wide", width: 1, .small) == ["w", "i", "d", "e"])
  }
}
