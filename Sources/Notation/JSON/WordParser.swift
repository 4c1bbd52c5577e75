/// The value of an unquoted word, or its problem.
enum ParsedWord {
  case value(Node.Content)
  case broken(String, help: String)
}

/// Parses `true`, `false`, `null`, and any other unquoted word.
enum WordParser {
  /// Whether a word can begin with this byte. Letters beyond ASCII can.
  static func begins(with byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0xC2 && byte <= 0xF4
  }

  /// Whether a word, or a malformed number, can continue with this byte.
  static func goesOn(with byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte >= 0x80 || byte == Ascii.minus || byte == Ascii.plus
      || byte == Ascii.dot || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Invalid UTF-8 in the word becomes U+FFFD.
  static func parse(_ bytes: ArraySlice<UInt8>) -> ParsedWord {
    let word = String(decoding: bytes, as: UTF8.self)
    switch word {
    case "true": return .value(.flag(true))
    case "false": return .value(.flag(false))
    case "null": return .value(.null)
    default: break
    }
    if let first = word.unicodeScalars.first,
      "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}".unicodeScalars.contains(first)
    {
      return .broken("\(quoted(word)) is in typographic quotes.", help: "Write straight double quotes.")
    }
    let bare = "\(quoted(word)) is not in quotes."
    return switch word.lowercased() {
    case "nan", "infinity", "inf":
      .broken("\(excerpt(word)) is not a number in JSON.", help: "Write a finite number.")
    case "true", "yes", "on": .broken(bare, help: "For a flag write true.")
    case "false", "no", "off": .broken(bare, help: "For a flag write false.")
    case "null", "none", "nil", "undefined": .broken(bare, help: "For no value write null.")
    default: .broken(bare, help: "For text write \"\(excerpt(word))\".")
    }
  }
}
