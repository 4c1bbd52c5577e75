import Notation
import Testing

@Suite struct ShorteningTests {
  @Test(arguments: [
    "", "a", "abcdefghij", "\u{301}\u{301}\u{301}\u{301}\u{301}", "\u{1F469}\u{200D}\u{1F467}",
    "\u{4E00}a\u{4E00}a\u{4E00}",
  ])
  func `what is kept of a text is its ends, whole characters, and no more bytes than asked for`(_ text: String) {
    for limit in 3...40 {
      let (beginning, ends) = (text.beginning(limit), text.ends(limit))
      #expect(beginning.utf8.count <= limit && ends.utf8.count <= limit)
      if text.utf8.count <= limit {
        #expect(beginning == text && ends == text)
        continue
      }
      let kept = beginning.unicodeScalars.dropLast()
      #expect(beginning.unicodeScalars.last == "\u{2026}" && text.unicodeScalars.starts(with: kept))
      let parts = ends.unicodeScalars.split(separator: "\u{2026}", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(text.unicodeScalars.starts(with: parts[0]))
      #expect(text.unicodeScalars.reversed().starts(with: parts[1].reversed()))
      #expect(limit < 15 || !parts[0].isEmpty && !parts[1].isEmpty)
    }
  }

  @Test func `a text of millions of bytes is cut by its ends`() {
    let text = "begin" + String(repeating: "\u{300}", count: 3_000_000) + "end"
    #expect(text.ends(12) == "begi\u{2026}end" && text.beginning(9) == "begin\u{2026}")
  }
}
