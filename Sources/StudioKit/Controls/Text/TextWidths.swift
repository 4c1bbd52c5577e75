import Boundary

/// A cache of text widths, and truncation and wrapping by them.
struct TextWidths: Sendable {
  var measure: TextMeasure
  private var widths: [MeasuredText: Double] = [:]
  private var paragraphs: [Paragraph: [String]] = [:]

  /// Maximum number of cached texts: more than any surface shows.
  private static let most = 4096

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
    let key = MeasuredText(text: text, font: font)
    if let known = widths[key] { return known }
    let width = measure.width(text, font.style(.white))
    if widths.count >= Self.most { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
    return width
  }

  /// The text, or the longest beginning that fits with an ellipsis. Measures only about as many letters as fit.
  mutating func fitted(_ text: String, to room: Double, _ font: ControlText) -> String {
    // Letters are hardly narrower than this many points, so anything further cannot be visible.
    let start = text.prefix(Int(min(max(0, room), 1e4) / 1.5) + 8)
    if start.endIndex == text.endIndex, width(text, font) <= room + 0.5 { return text }
    return start.prefix(count(that: { "\($0)\u{2026}" }, of: start, fits: room, font)) + "\u{2026}"
  }

  /// The longest end that fits, for texts such as paths whose end matters most.
  mutating func fittedEnd(_ text: String, to room: Double, _ font: ControlText) -> String {
    let end = text.suffix(Int(min(max(0, room), 1e4) / 1.5) + 8)
    if end.startIndex == text.startIndex, width(text, font) <= room + 0.5 { return text }
    let backwards = Substring(String(end.reversed()))
    let count = count(that: { "\u{2026}" + String($0.reversed()) }, of: backwards, fits: room, font)
    return "\u{2026}" + end.suffix(count)
  }

  /// The number of letters that fit when written by `written`.
  private mutating func count(
    that written: (Substring) -> String, of text: Substring, fits room: Double, _ font: ControlText
  ) -> Int {
    var (fits, tooMany) = (0, text.count + 1)
    while fits + 1 < tooMany {
      let middle = (fits + tooMany) / 2
      if width(written(text.prefix(middle)), font) <= room { fits = middle } else { tooMany = middle }
    }
    return fits
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
    let key = Paragraph(text: text, font: font, width: width)
    if let known = paragraphs[key] { return known }
    var lines: [String] = []
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in Self.words(of: part) {
        let longer = line.isEmpty ? word : "\(line) \(word)"
        if self.width(longer, font) <= width {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        var rest = word[...]
        while self.width(String(rest), font) > width {
          let fits = max(1, count(that: { String($0) }, of: rest, fits: width, font))
          if fits >= rest.count { break }
          lines.append(String(rest.prefix(fits)))
          rest = rest.dropFirst(fits)
        }
        line = String(rest)
      }
      lines.append(line)
    }
    if paragraphs.count >= Self.most { paragraphs.removeAll(keepingCapacity: true) }
    paragraphs[key] = lines
    return lines
  }
}
