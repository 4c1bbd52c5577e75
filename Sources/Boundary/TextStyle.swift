/// How a line of text looks. The font's file is found by the canvas, the color comes with the style.
public struct TextStyle: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Height of the font, in points.
  public var size: Double
  /// How much larger the line is drawn than it is set: for a text whose size changes from frame to frame. Its box is
  /// the larger one.
  public var zoom: Double
  public var weight: Weight
  /// All letters are of one width, as in code.
  public var isMonospaced: Bool
  public var color: Color
  /// Where the line lies in its box. `leading` is the left, or the right in a right-to-left interface.
  public var alignment: Alignment
  /// The direction of the interface around the text. The text's own letters decide how it is shaped.
  public var isRightToLeft: Bool
  /// Digits of equal width, so that a number does not jitter while it changes.
  public var hasTabularDigits: Bool

  public init(
    size: Double, zoom: Double = 1, weight: Weight = .regular, color: Color, alignment: Alignment = .leading,
    isRightToLeft: Bool = false, hasTabularDigits: Bool = false, isMonospaced: Bool = false
  ) {
    self.size = size
    self.zoom = zoom
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.hasTabularDigits = hasTabularDigits
    self.isMonospaced = isMonospaced
  }
}
