extension Scanner {
  /// Whether a word without quotes begins here. Letters beyond ASCII belong to words.
  func beginsWord(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0xC2 && byte <= 0xF4
  }

  /// `true`, `false` or `null`. Any other word is told and counts as null.
  mutating func readWord() -> Node {
    let place = here
    let word = scanWord()
    switch word {
    case "true": return Node(.flag(true), at: place)
    case "false": return Node(.flag(false), at: place)
    case "null": return Node(.null, at: place)
    default: break
    }
    if let first = word.unicodeScalars.first,
      "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}".unicodeScalars.contains(first)
    {
      tell("\(quoted(word)) stands in typographic quotes.", "Write straight double quotes.", at: place)
      return Node(.null, at: place, isSound: false)
    }
    switch word.lowercased() {
    case "nan", "infinity", "inf":
      tell("\(excerpt(word)) is not a number in JSON.", "Write a finite number.", at: place)
    case "true", "yes", "on": tell("\(quoted(word)) is not in quotes.", "For a flag write true.", at: place)
    case "false", "no", "off": tell("\(quoted(word)) is not in quotes.", "For a flag write false.", at: place)
    case "null", "none", "nil", "undefined":
      tell("\(quoted(word)) is not in quotes.", "For no value write null.", at: place)
    default: tell("\(quoted(word)) is not in quotes.", "For text write \"\(excerpt(word))\".", at: place)
    }
    return Node(.null, at: place, isSound: false)
  }

  /// Skips a word or a broken number and returns it. Broken UTF-8 in it becomes U+FFFD.
  mutating func scanWord() -> String {
    let first = index
    while let byte = next, isWordByte(byte) { index += 1 }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte >= 0x80 || byte == Ascii.minus || byte == Ascii.plus
      || byte == Ascii.dot || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
