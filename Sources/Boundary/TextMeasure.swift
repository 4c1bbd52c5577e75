/// Tells how wide a line of text is, in points, whatever the zoom and the display. Whoever owns the fonts supplies it;
/// a test supplies one with letters of one width.
public struct TextMeasure: Sendable {
  private let measure: @Sendable (String, TextStyle) -> Double

  public init(_ measure: @escaping @Sendable (String, TextStyle) -> Double) {
    self.measure = measure
  }
}

extension TextMeasure {
  public func width(_ text: String, _ style: TextStyle) -> Double { measure(text, style) }

  /// Letters that are all as wide as this share of their height: for tests, and where there are no fonts.
  public static func fixed(_ share: Double = 0.5) -> TextMeasure {
    TextMeasure { text, style in Double(text.count) * style.size * share }
  }
}
