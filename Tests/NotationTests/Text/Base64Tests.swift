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
}
