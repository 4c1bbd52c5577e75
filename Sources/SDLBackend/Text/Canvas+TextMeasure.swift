import Boundary

extension Canvas {
  /// Widths of texts in points, the same at every zoom and on every display: they are measured at one large size.
  package var textMeasure: TextMeasure {
    TextMeasure { [weak self] text, style in
      MainActor.assumeIsolated { self?.painter.text.fonts.referenceWidth(of: text, style) ?? 0 }
    }
  }
}

extension FontCache {
  /// Pixels of the size at which texts are measured.
  private static let referenceSize = 64.0

  /// Width of a text in points.
  fileprivate mutating func referenceWidth(of text: String, _ style: TextStyle) -> Double {
    let face = TextFace(style, size: FontSize(pixels: Self.referenceSize))
    let scale = style.size / Self.referenceSize
    guard style.hasTabularDigits, text.utf8.count <= 64, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      return Double(width(of: text, face)) * scale
    }
    // Every digit takes as much room as the widest.
    var (pixels, widest) = (0, 0)
    for digit in "0123456789" { widest = max(widest, width(of: String(digit), face)) }
    for letter in text { pixels += letter.isNumber ? widest : width(of: String(letter), face) }
    return Double(pixels) * scale
  }

  private mutating func width(of text: String, _ face: TextFace) -> Int {
    var width = 0
    for run in runs(of: PlainLine.scalars(of: text), face) { width += font(run.font)?.width(of: run) ?? 0 }
    return width
  }
}
