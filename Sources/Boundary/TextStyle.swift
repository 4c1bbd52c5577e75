import Geometry

/// The style of a line of text. The canvas finds the font file.
public struct TextStyle: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Font height, in points.
  public var size: Double
  /// Scale at which the laid-out line is drawn, for a text whose size changes from frame to frame. Its box is the
  /// scaled one.
  public var zoom: Double
  public var weight: Weight
  /// Whether to use a monospaced font, as for code.
  public var isMonospaced: Bool
  /// A font family that is taken first, if it is installed.
  public var family: String?
  /// Room between letters, over the font height.
  public var spacing = 0.0
  public var color: Color
  /// Position of the line in its box. `leading` is left, or right in a right-to-left interface.
  public var alignment: Alignment
  /// Turns the box.
  public var turn: Turn?
  /// The part of the box in which the line shows, in its unit square.
  public var part = Rect.unit
  /// Standard deviation of a blur, in points.
  public var blur = 0.0
  /// The least and the greatest blur to come, which are prepared.
  public var blurs = 0.0...0.0
  /// The direction of the surrounding interface. The direction of the text itself comes from its letters.
  public var isRightToLeft: Bool
  /// Whether digits have equal width, so that a changing number does not jitter.
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
