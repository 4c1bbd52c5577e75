import Boundary
import Notation

/// A cache of text widths, and truncation and wrapping by them. What is measured of a text depends on the room for it
/// and not on its length.
struct TextWidths: Sendable {
  var measure: TextMeasure
  private var widths: [MeasuredText: Double] = [:]
  private var paragraphs: [Paragraph: [String]] = [:]

  /// Maximum number of cached texts: more than any surface shows.
  private static let most = 4096
  /// More than a paragraph of any window has, in bytes of UTF-8. The middle of a longer one is left out.
  private static let longestParagraph = 2048

  private struct MeasuredText: Hashable {
    var text: String
    var font: ControlText
  }

  private struct Paragraph: Hashable {
    var text: String
    var font: ControlText
    var width: Double
  }

  init(_ measure: TextMeasure) {
    self.measure = measure
  }
}

extension TextWidths {
  mutating func width(_ text: String, _ font: ControlText) -> Double {
    if text.isEmpty { return 0 }
    let key = MeasuredText(text: text.beginning(DrawList.longestText), font: font)
    if let known = widths[key] { return known }
    let width = measure.width(key.text, font.style(.white))
    if widths.count >= Self.most { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
    return width
  }

  /// The text, or the longest beginning that fits with an ellipsis.
  mutating func fitted(_ text: String, to room: Double, _ font: ControlText) -> String {
    let start = text.beginning(DrawList.longestText).prefix(Self.mostLetters(in: room))
    if start.utf8.count == text.utf8.count, width(text, font) <= room + 0.5 { return text }
    return start.prefix(count(that: { "\($0)\u{2026}" }, of: start, fits: room, font)) + "\u{2026}"
  }

  /// The longest end that fits, for texts such as paths whose end matters most.
  mutating func fittedEnd(_ text: String, to room: Double, _ font: ControlText) -> String {
    let end = text.ends(DrawList.longestText).suffix(Self.mostLetters(in: room))
    if end.utf8.count == text.utf8.count, width(text, font) <= room + 0.5 { return text }
    let backwards = Substring(String(end.reversed()))
    let count = count(that: { "\u{2026}" + String($0.reversed()) }, of: backwards, fits: room, font)
    return "\u{2026}" + end.suffix(count)
  }

  /// Letters are hardly narrower than this many points, so anything further cannot be visible.
  private static func mostLetters(in room: Double) -> Int { Int(min(max(0, room), 1e4) / 1.5) + 8 }

  /// The number of letters that fit when written by `written`.
  private mutating func count(
    that written: (Substring) -> String, of text: Substring, fits room: Double, _ font: ControlText
  ) -> Int {
    most(of: text.count) { widths, count in widths.width(written(text.prefix(count)), font) <= room }
  }

  /// The largest number up to `count` for which a condition holds, as it does for every smaller one. Tries numbers of
  /// the same order only: what is far too long is not measured.
  private mutating func most(of count: Int, fits: (inout Self, Int) -> Bool) -> Int {
    var (known, tooMany) = (0, 1)
    while tooMany <= count, fits(&self, tooMany) { (known, tooMany) = (tooMany, 2 * tooMany) }
    tooMany = min(tooMany, count + 1)
    while known + 1 < tooMany {
      let middle = (known + tooMany) / 2
      if fits(&self, middle) { known = middle } else { tooMany = middle }
    }
    return known
  }

  /// The pieces between which a line may break: words, but a number stays with its unit or the end of its range.
  private static func words(of text: Substring) -> [String] {
    let units: Set<Substring> = ["pt", "px", "ms", "s", "Hz", "%", "px/pt", "pt/s"]
    let signs: Set<Substring> = ["x", "\u{D7}", "to", "..."]
    var words: [String] = []
    var last: (isNumber: Bool, isOpen: Bool) = (false, false)
    for word in text.split(separator: " ") {
      let bare = word.prefix { !",.;:)".contains($0) }
      let isNumber = word.first { $0 != "-" && $0 != "\u{2212}" }?.isNumber ?? false
      if last.isOpen && isNumber || last.isNumber && (units.contains(bare) || signs.contains(word)) {
        words.append("\(words.removeLast()) \(word)")
        last = (isNumber, signs.contains(word))
      } else {
        words.append(String(word))
        last = (word.last?.isNumber ?? false, false)
      }
    }
    return words
  }

  /// The text wrapped between words, or within a word longer than a line.
  mutating func lines(_ text: String, width: Double, _ font: ControlText) -> [String] {
    let key = Paragraph(text: text.ends(Self.longestParagraph), font: font, width: width)
    if let known = paragraphs[key] { return known }
    var lines: [String] = []
    for part in key.text.split(separator: "\n", omittingEmptySubsequences: false) {
      var words = Self.words(of: part)[...]
      if words.isEmpty { lines.append("") }
      while let word = words.first {
        let count = most(of: words.count) { widths, count in
          widths.width(words.prefix(count).joined(separator: " "), font) <= width
        }
        if count > 0 {
          lines.append(words.prefix(count).joined(separator: " "))
          words = words.dropFirst(count)
          continue
        }
        let fits = max(1, self.count(that: { String($0) }, of: word[...], fits: width, font))
        lines.append(String(word.prefix(fits)))
        words[words.startIndex] = String(word.dropFirst(fits))
        if words.first?.isEmpty == true { words = words.dropFirst() }
      }
    }
    if paragraphs.count >= Self.most { paragraphs.removeAll(keepingCapacity: true) }
    paragraphs[key] = lines
    return lines
  }
}
