import Boundary

extension Canvas {
  /// Text widths in points. They are measured at one large size, and so are equal at every zoom and on every display.
  package var textMeasure: TextMeasure {
    TextMeasure(
      places: { [weak self] text, style in
        MainActor.assumeIsolated { self?.painter.text.fonts.referenceLetters(of: text, style) ?? [] }
      },
      { [weak self] text, style in
        MainActor.assumeIsolated { self?.painter.text.fonts.referenceWidth(of: text, style) ?? 0 }
      })
  }
}

extension FontCache {
  /// Font size for measuring, in pixels.
  private static let referenceSize = 64.0

  /// Width of a text in points.
  fileprivate mutating func referenceWidth(of text: String, _ style: TextStyle) -> Double {
    let face = TextFace(style, size: FontSize(pixels: Self.referenceSize))
    let scale = style.size / Self.referenceSize
    guard style.hasTabularDigits, text.utf8.count <= 64, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      return Double(width(of: text, face)) * scale
    }
    return text.reduce(0) { $0 + advance(of: $1, face) } * scale
  }

  /// The distance from a character of a number to the next one, in pixels: every digit has as much room as the widest.
  mutating func advance(of character: Character, _ face: TextFace) -> Double {
    guard character.isNumber else { return advance(ofLetter: character, face) }
    return "0123456789".reduce(0) { max($0, advance(ofLetter: $1, face)) }
  }

  /// A single letter is measured with its edges, so the distance is that within a row of them.
  private mutating func advance(ofLetter letter: Character, _ face: TextFace) -> Double {
    let count = 8
    let (one, row) = (width(of: String(letter), face), width(of: String(repeating: letter, count: count + 1), face))
    return Double(row - one) / Double(count)
  }

  private mutating func width(of text: String, _ face: TextFace) -> Int {
    var width = 0
    for run in runs(of: PlainLine.scalars(of: text), face) {
      width += run.advance ?? font(run.font)?.width(of: run) ?? 0
    }
    return width
  }

  /// The number of characters after which a long run is measured again from the next space, or from twice as many on:
  /// each character is measured along with those before it.
  private static let pieceLength = 64

  /// The spans of the letters of a text, in points. A letter without a width is placed at the end of the one before.
  fileprivate mutating func referenceLetters(of text: String, _ style: TextStyle) -> [LetterSpan] {
    let face = TextFace(style, size: FontSize(pixels: Self.referenceSize))
    // The index of the letter of each character in the line.
    var letters: [Int] = []
    var scalars: [Unicode.Scalar] = []
    for (index, letter) in text.enumerated() where scalars.count < PlainLine.longest {
      let own = PlainLine.scalars(of: String(letter))
      scalars += own
      letters += repeatElement(index, count: own.count)
    }
    var spans = [LetterSpan?](repeating: nil, count: text.count)
    var left = 0
    for run in runs(of: scalars, face) {
      guard let font = font(run.font) else { continue }
      let width = run.advance ?? font.width(of: run)
      var (part, before) = (run, 0)
      // Of the piece being measured: where it begins, and its length.
      var (start, count) = (0, 0)
      part.text = ""
      for (place, scalar) in zip(run.places, run.text.unicodeScalars) {
        if count >= Self.pieceLength, scalar == " " || count >= 2 * Self.pieceLength {
          (start, count, part.text) = (before, 0, "")
        }
        part.text.unicodeScalars.append(scalar)
        count += 1
        let after = min(width, start + font.width(of: part))
        let edges = run.isRightToLeft ? (left + width - after, left + width - before) : (left + before, left + after)
        before = max(before, after)
        let letter = letters[place]
        let known = spans[letter] ?? LetterSpan(left: .infinity, right: -.infinity, isRightToLeft: run.isRightToLeft)
        spans[letter] = LetterSpan(
          left: min(known.left, Double(edges.0)), right: max(known.right, Double(edges.1)),
          isRightToLeft: known.isRightToLeft)
      }
      left += width
    }
    let scale = style.size / Self.referenceSize
    var end = 0.0
    return spans.map { span in
      guard let span else { return LetterSpan(left: end, right: end) }
      end = (span.isRightToLeft ? span.left : span.right) * scale
      return LetterSpan(left: span.left * scale, right: span.right * scale, isRightToLeft: span.isRightToLeft)
    }
  }
}
