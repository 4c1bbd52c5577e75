/// How a character takes part in a line: to which script it belongs and which way it runs.
struct WritingScript: Hashable {
  /// The four letters of ISO 15924, as the shaper knows them.
  var tag: String
  var isRightToLeft: Bool

  static let latin = WritingScript(tag: "Latn", isRightToLeft: false)

  /// Where scripts lie among the characters. What is not listed is set as Latin is: from the left, letter by letter.
  private static let table: [(range: ClosedRange<UInt32>, script: WritingScript)] = [
    (0x0370...0x03FF, WritingScript(tag: "Grek", isRightToLeft: false)),
    (0x0400...0x052F, WritingScript(tag: "Cyrl", isRightToLeft: false)),
    (0x0590...0x05FF, WritingScript(tag: "Hebr", isRightToLeft: true)),
    (0x0600...0x06FF, WritingScript(tag: "Arab", isRightToLeft: true)),
    (0x0700...0x074F, WritingScript(tag: "Syrc", isRightToLeft: true)),
    (0x0750...0x077F, WritingScript(tag: "Arab", isRightToLeft: true)),
    (0x0780...0x07BF, WritingScript(tag: "Thaa", isRightToLeft: true)),
    (0x07C0...0x07FF, WritingScript(tag: "Nkoo", isRightToLeft: true)),
    (0x08A0...0x08FF, WritingScript(tag: "Arab", isRightToLeft: true)),
    (0x0900...0x097F, WritingScript(tag: "Deva", isRightToLeft: false)),
    (0x0980...0x09FF, WritingScript(tag: "Beng", isRightToLeft: false)),
    (0x0B80...0x0BFF, WritingScript(tag: "Taml", isRightToLeft: false)),
    (0x0E00...0x0E7F, WritingScript(tag: "Thai", isRightToLeft: false)),
    (0x1100...0x11FF, WritingScript(tag: "Hang", isRightToLeft: false)),
    (0x3040...0x309F, WritingScript(tag: "Hira", isRightToLeft: false)),
    (0x30A0...0x30FF, WritingScript(tag: "Kana", isRightToLeft: false)),
    (0x3400...0x9FFF, WritingScript(tag: "Hani", isRightToLeft: false)),
    (0xAC00...0xD7AF, WritingScript(tag: "Hang", isRightToLeft: false)),
    (0xF900...0xFAFF, WritingScript(tag: "Hani", isRightToLeft: false)),
    (0xFB1D...0xFB4F, WritingScript(tag: "Hebr", isRightToLeft: true)),
    (0xFB50...0xFDFF, WritingScript(tag: "Arab", isRightToLeft: true)),
    (0xFE70...0xFEFF, WritingScript(tag: "Arab", isRightToLeft: true)),
    (0x20000...0x3FFFF, WritingScript(tag: "Hani", isRightToLeft: false)),
  ]
}

extension WritingScript {
  /// The script of a letter; nil for what belongs to any: spaces, punctuation, marks, symbols. Digits run from the left
  /// everywhere.
  init?(_ scalar: Unicode.Scalar) {
    // Most texts are nothing else, and every letter of every text comes by.
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9":
      self = .latin
      return
    case "\u{0}"..."\u{7F}": return nil
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: self = .latin
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      self = Self.table.first { $0.range.contains(scalar.value) }?.script ?? .latin
    default: return nil
    }
  }
}

extension WritingScript {
  /// The script of each character of a line, and which way the line runs: letters have their own; what belongs to any
  /// script joins its neighbours where they run the same way, else the line's direction. These are two levels of the
  /// Unicode bidirectional algorithm, enough for a title with a number in it.
  static func scripts(of scalars: [Unicode.Scalar]) -> (scripts: [WritingScript], isRightToLeft: Bool) {
    let known = scalars.map { WritingScript($0) }
    let strong = scalars.indices.first { index in
      known[index] != nil && scalars[index].properties.generalCategory != .decimalNumber
    }
    let isRightToLeft = strong.map { known[$0]?.isRightToLeft == true } ?? false
    let line = known.lazy.compactMap { $0 }.first { $0.isRightToLeft == isRightToLeft } ?? .latin
    var scripts: [WritingScript] = []
    scripts.reserveCapacity(scalars.count)
    let next = nextKnown(known)
    var previous: WritingScript?
    for index in scalars.indices {
      if let script = known[index] {
        scripts.append(script)
        previous = script
        continue
      }
      let isMark = scalars[index].properties.generalCategory == .nonspacingMark
      let following = next[index]
      let joins = isMark || previous?.isRightToLeft == (following ?? line).isRightToLeft
      scripts.append(joins ? previous ?? following ?? line : line)
    }
    return (scripts, isRightToLeft)
  }

  /// For each place the script of the next letter from there on.
  private static func nextKnown(_ known: [WritingScript?]) -> [WritingScript?] {
    var next: WritingScript?
    var result = known
    for index in known.indices.reversed() {
      next = known[index] ?? next
      result[index] = next
    }
    return result
  }
}
