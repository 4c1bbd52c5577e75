/// The script of a character.
struct WritingScript: Hashable {
  /// ISO 15924 tag, as used by the shaper.
  var tag: String

  static let latin = WritingScript(tag: "Latn")

  /// The ranges of scripts. Characters not listed are set like Latin, letter by letter.
  private static let table: [(range: ClosedRange<UInt32>, script: WritingScript)] = [
    (0x0370...0x03FF, WritingScript(tag: "Grek")),
    (0x0400...0x052F, WritingScript(tag: "Cyrl")),
    (0x0590...0x05FF, WritingScript(tag: "Hebr")),
    (0x0600...0x06FF, WritingScript(tag: "Arab")),
    (0x0700...0x074F, WritingScript(tag: "Syrc")),
    (0x0750...0x077F, WritingScript(tag: "Arab")),
    (0x0780...0x07BF, WritingScript(tag: "Thaa")),
    (0x07C0...0x07FF, WritingScript(tag: "Nkoo")),
    (0x08A0...0x08FF, WritingScript(tag: "Arab")),
    (0x0900...0x097F, WritingScript(tag: "Deva")),
    (0x0980...0x09FF, WritingScript(tag: "Beng")),
    (0x0B80...0x0BFF, WritingScript(tag: "Taml")),
    (0x0E00...0x0E7F, WritingScript(tag: "Thai")),
    (0x1100...0x11FF, WritingScript(tag: "Hang")),
    (0x3040...0x309F, WritingScript(tag: "Hira")),
    (0x30A0...0x30FF, WritingScript(tag: "Kana")),
    (0x3400...0x9FFF, WritingScript(tag: "Hani")),
    (0xAC00...0xD7AF, WritingScript(tag: "Hang")),
    (0xF900...0xFAFF, WritingScript(tag: "Hani")),
    (0xFB1D...0xFB4F, WritingScript(tag: "Hebr")),
    (0xFB50...0xFDFF, WritingScript(tag: "Arab")),
    (0xFE70...0xFEFF, WritingScript(tag: "Arab")),
    (0x20000...0x3FFFF, WritingScript(tag: "Hani")),
  ]
}

extension WritingScript {
  /// The script of a letter or a digit; nil for characters common to all scripts: spaces, punctuation, marks, symbols.
  init?(_ scalar: Unicode.Scalar) {
    // A fast path for the most frequent characters.
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9":
      self = .latin
      return
    case "\u{0}"..."\u{7F}": return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .decimalNumber:
      self = Self.table.first { $0.range.contains(scalar.value) }?.script ?? .latin
    default: return nil
    }
  }

  /// The script of each character in a line. Common characters take the script of the letter before, or of the first
  /// one after.
  static func scripts(of scalars: [Unicode.Scalar]) -> [WritingScript] {
    let known = scalars.map { WritingScript($0) }
    var last = known.lazy.compactMap { $0 }.first ?? .latin
    return known.map { script in
      last = script ?? last
      return last
    }
  }
}
