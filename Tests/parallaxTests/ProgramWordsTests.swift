import Testing

@testable import parallax

@Suite struct ProgramWordsTests {
  @Test(arguments: [
    ("", []), ("parallax\0", ["parallax"]), ("parallax\0--set\0\0a b\0", ["parallax", "--set", "", "a b"]),
  ]) func `the kernel's words are ours, empty ones too`(_ text: String, _ words: [String]) {
    #expect(ProgramWords.words(in: text) == words)
  }
}
