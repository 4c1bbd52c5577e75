extension Scanner {
  /// A text in quotes. What is broken in it is told and becomes U+FFFD.
  mutating func readText() -> Node {
    let place = here
    let mark = bytes[index]
    let toldBefore = problems.count
    if mark == Ascii.apostrophe { tell("Text stands in single quotes.", "Write double quotes.", at: place) }
    advance()
    // Bytes since `run` stand for themselves; what lies before them is in `text` already.
    var text: [UInt8] = []
    var run = index
    while let byte = next, byte != mark, byte != Ascii.lineFeed, byte != Ascii.carriageReturn {
      if byte >= 0x20 && byte < 0x80 && byte != Ascii.backslash {
        index += 1
        continue
      }
      let first = index
      if byte >= 0x80 && skipScalar() { continue }
      text += bytes[run..<first]
      if byte >= 0x80 {
        text += Self.replacement
        tell(
          "\(characterName(bytes[first...first])) is not UTF-8 here.", "Save the file as UTF-8.",
          at: self.place(of: first))
      } else if byte == Ascii.backslash {
        readEscape(into: &text)
      } else {
        tell("A control character stands in the text.", "Write \(Ascii.escape(byte)).", at: here)
        text.append(byte)
        advance()
      }
      run = index
    }
    text += bytes[run..<index]
    if !skip(mark) { tell("The text that begins at \(place) is not closed.", "Write a quote at its end.", at: here) }
    let isSound = problems.count == toldBefore && !isStopped
    return Node(.text(String(decoding: text, as: UTF8.self)), at: place, isSound: isSound)
  }

  /// An escape, from its backslash on.
  private mutating func readEscape(into text: inout [UInt8]) {
    let place = here
    advance()
    guard let letter = next, letter >= 0x20 else {
      return tell("A backslash stands alone.", "Write \\\\ for a backslash.", at: place)
    }
    switch letter {
    case Ascii.quote, Ascii.backslash, Ascii.slash: text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return readUnicodeEscape(at: place, into: &text)
    case Ascii.apostrophe:
      tell("JSON has no escape \\'.", "Write ' alone.", at: place)
      text.append(letter)
    default:
      text.append(Ascii.backslash)
      let name = letter < 0x7F ? String(Character(Unicode.Scalar(letter))) : "of that kind"
      return tell("JSON has no escape \\\(name).", "Write \\\\ for a backslash.", at: place)
    }
    advance()
  }

  /// `\u` and four digits, or two such escapes for a character beyond U+FFFF. The next byte is the `u`.
  private mutating func readUnicodeEscape(at place: Place, into text: inout [UInt8]) {
    guard let unit = hexadecimal(at: index + 1) else {
      text += Self.replacement
      advance()
      return tell("\\u is not followed by four hexadecimal digits.", at: place)
    }
    index += 5
    var code = unit
    if unit >> 10 == 0xD800 >> 10, next == Ascii.backslash, peek(1) == UInt8(ascii: "u"),
      let second = hexadecimal(at: index + 2), second >> 10 == 0xDC00 >> 10
    {
      index += 6
      code = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      text += Self.replacement
      return tell("The escape is one half of a character without the other.", "Write both halves.", at: place)
    }
    text += Array(String(Character(scalar)).utf8)
  }

  /// Four hexadecimal digits.
  private func hexadecimal(at first: Int) -> UInt32? {
    guard first + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[first..<first + 4] {
      guard let digit = Ascii.hexadecimal(byte) else { return nil }
      code = code << 4 + digit
    }
    return code
  }
}
