import Boundary

extension Canvas {
  private static let digits: ClosedRange<Character> = "0"..."9"

  /// Width of a text whose digits are all as wide as the widest one, set character by character. Nil: not only ASCII,
  /// so that its letters may depend on each other.
  func numberWidth(_ text: String, _ face: TextFace) throws(SDLError) -> Int? {
    guard text.utf8.count <= 64, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    var width = 0
    for character in text {
      width += try glyphRoom(character, try line(String(character), face, limit: .max), face)
    }
    return width
  }

  /// How much room a character of a number takes, in pixels.
  func glyphRoom(_ character: Character, _ line: TextLine, _ face: TextFace) throws(SDLError) -> Int {
    guard Self.digits.contains(character) else { return line.width }
    if let width = text.digitWidths[face] { return width }
    var widest = 0
    for digit in "0123456789" { widest = max(widest, try self.line(String(digit), face, limit: .max).width) }
    text.digitWidths[face] = widest
    return widest
  }
}
