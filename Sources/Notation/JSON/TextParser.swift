/// Parses quoted texts.
enum TextParser {
  /// U+FFFD, the replacement for invalid characters.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Parses a text including its quotes. Invalid parts are reported and become U+FFFD.
  static func parse(_ source: inout SyntaxSource) -> Node {
    let place = source.cursor.here
    let mark = source.cursor.next ?? Ascii.quote
    let toldBefore = source.problems.count
    if mark == Ascii.apostrophe { source.tell("Text is in single quotes.", "Write double quotes.", at: place) }
    source.cursor.advance()
    var text: [UInt8] = []
    while true {
      // Plain bytes.
      text += source.cursor.skip { $0 >= 0x20 && $0 < 0x80 && $0 != Ascii.backslash && $0 != mark }
      guard let byte = source.cursor.next, byte != mark, byte != Ascii.lineFeed, byte != Ascii.carriageReturn else {
        break
      }
      if byte >= 0x80 {
        parseScalar(&source, into: &text)
      } else if byte == Ascii.backslash {
        parseEscape(&source, into: &text)
      } else {
        source.tell(
          "The text contains a control character.", "Write \(Ascii.escape(byte)).", at: source.cursor.here)
        text.append(byte)
        source.cursor.advance()
      }
    }
    if !source.cursor.skip(mark) {
      source.tell(
        "The text that begins at \(place) is not closed.", "Write a quote at its end.", at: source.cursor.here)
    }
    let isSound = source.problems.count == toldBefore && !source.isStopped
    return Node(.text(String(decoding: text, as: UTF8.self)), at: place, isSound: isSound)
  }

  /// Parses a character beyond ASCII.
  private static func parseScalar(_ source: inout SyntaxSource, into text: inout [UInt8]) {
    let first = source.cursor.index
    guard !source.cursor.skipScalar() else {
      text += source.cursor.bytes[first..<source.cursor.index]
      return
    }
    text += replacement
    source.tell(
      "\(characterName(source.cursor.bytes[first...first])) is not UTF-8 here.", "Save the file as UTF-8.",
      at: source.cursor.place(of: first))
  }

  /// Parses an escape sequence, beginning with the backslash.
  private static func parseEscape(_ source: inout SyntaxSource, into text: inout [UInt8]) {
    let place = source.cursor.here
    source.cursor.advance()
    guard let letter = source.cursor.next, letter >= 0x20 else {
      return source.tell("A backslash does not begin an escape.", "Write \\\\ for a backslash.", at: place)
    }
    switch letter {
    case Ascii.quote, Ascii.backslash, Ascii.slash: text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return parseUnicodeEscape(&source, at: place, into: &text)
    case Ascii.apostrophe:
      source.tell("JSON has no escape \\'.", "Write ' alone.", at: place)
      text.append(letter)
    default:
      text.append(Ascii.backslash)
      let name = letter < 0x7F ? String(Character(Unicode.Scalar(letter))) : "of that kind"
      return source.tell("JSON has no escape \\\(name).", "Write \\\\ for a backslash.", at: place)
    }
    source.cursor.advance()
  }

  /// Parses `\u` and four digits, or two such escapes for a character beyond U+FFFF. The next byte is the `u`.
  private static func parseUnicodeEscape(
    _ source: inout SyntaxSource, at place: Place, into text: inout [UInt8]
  ) {
    guard let unit = hexadecimal(source.cursor, after: 1) else {
      text += replacement
      source.cursor.advance()
      return source.tell("\\u is not followed by four hexadecimal digits.", at: place)
    }
    source.cursor.advance(5)
    var code = unit
    if unit >> 10 == 0xD800 >> 10, source.cursor.next == Ascii.backslash, source.cursor.peek(1) == UInt8(ascii: "u"),
      let second = hexadecimal(source.cursor, after: 2), second >> 10 == 0xDC00 >> 10
    {
      source.cursor.advance(6)
      code = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      text += replacement
      return source.tell(
        "The escape is only one half of a surrogate pair.", "Write both halves.", at: place)
    }
    text += Array(String(Character(scalar)).utf8)
  }

  /// Four hexadecimal digits, `distance` bytes after the next one.
  private static func hexadecimal(_ cursor: JSONCursor, after distance: Int) -> UInt32? {
    var code: UInt32 = 0
    for number in distance..<distance + 4 {
      guard let byte = cursor.peek(number), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      code = code << 4 + UInt32(digit)
    }
    return code
  }
}
