import TestSupport
import Testing

@testable import Notation

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `three bytes are four letters, and what is missing is padded`(_ bytes: String, _ text: String) {
    #expect(Base64.text(of: [UInt8](bytes.utf8)) == text)
  }

  @Test func `every byte has its letters`() {
    #expect(Base64.text(of: [0xFB, 0xEF, 0xFF]) == "++//")
  }

  @Test func `bytes come back as they went, and any other text is refused`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let bytes = (0..<random.whole(0...40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let text = Base64.text(of: bytes)
      #expect(Base64.bytes(of: text.utf8) == bytes)
      #expect(Base64.bytes(of: text.map { "\($0)\n" }.joined().utf8) == bytes)
    }
    for text in ["A", "AA===", "A=A=", "AA!A", "\u{e4}AAA"] { #expect(Base64.bytes(of: text.utf8) == nil, "\(text)") }
  }
}
