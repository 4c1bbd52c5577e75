/// Tells how wide a line of text is, in points, whatever the zoom and the display. Whoever owns the fonts supplies it;
/// a test supplies one with letters of one width.
public struct TextMeasure: Sendable {
  private let measure: @Sendable (String, TextStyle) -> Double
  private let places: @Sendable (String, TextStyle) -> [LetterSpan]

  /// - Parameter places: Where each letter of a line lies; without it, each begins where what is before it ends.
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

/// Where a letter of a line lies, in points from the left end of the line.
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

  /// One for each letter of the text, in the order of the text.
  public func letters(_ text: String, _ style: TextStyle) -> [LetterSpan] { places(text, style) }

  /// Letters that are all as wide as this share of their height: for tests, and where there are no fonts.
  public static func fixed(_ share: Double = 0.5) -> TextMeasure {
    TextMeasure { text, style in Double(text.count) * style.size * share }
  }
}
