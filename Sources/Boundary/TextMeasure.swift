/// Measures a line of text in points, independent of zoom and display. The owner of the fonts supplies it; tests supply
/// a fixed width.
public struct TextMeasure: Sendable {
  private let measure: @Sendable (String, TextStyle) -> Double
  private let places: @Sendable (String, TextStyle) -> [LetterSpan]

  /// - Parameter places: The position of each letter of a line. Without it, each letter begins where the text before it
  ///   ends.
  public init(
    places: (@Sendable (String, TextStyle) -> [LetterSpan])? = nil,
    _ measure: @escaping @Sendable (String, TextStyle) -> Double
  ) {
    self.measure = measure
    self.places =
      places ?? { text, style in
        var left = 0.0
        return text.indices.map { index in
          let right = measure(String(text[...index]), style)
          defer { left = right }
          return LetterSpan(left: left, right: right)
        }
      }
  }
}

/// A letter's extent, in points from the left end of the line.
public struct LetterSpan: Hashable, Sendable {
  public var left: Double
  public var right: Double
  public var isRightToLeft: Bool

  public init(left: Double, right: Double, isRightToLeft: Bool = false) {
    self.left = left
    self.right = right
    self.isRightToLeft = isRightToLeft
  }
}

extension TextMeasure {
  public func width(_ text: String, _ style: TextStyle) -> Double { measure(text, style) }

  /// One span per letter of the text, in logical order.
  public func letters(_ text: String, _ style: TextStyle) -> [LetterSpan] { places(text, style) }

  /// A measure in which every letter is `share` times its height wide: for tests, and when no fonts are available.
  public static func fixed(_ share: Double = 0.5) -> TextMeasure {
    TextMeasure { text, style in Double(text.count) * style.size * share }
  }
}
