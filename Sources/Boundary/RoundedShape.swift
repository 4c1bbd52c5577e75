import Geometry

/// A rectangle with antialiased round corners: filled, outlined, and with a soft shadow if it has one.
public struct RoundedShape: Hashable, Sendable {
  /// A blurred copy of the shape behind it.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// How far the shadow fades out on either side of the shape's edge, in points.
    public var blur: Double
    public var offset: Point
    /// The shape moves with what scrolls: remembering its shadow from frame to frame gains nothing.
    public var moves: Bool
    /// What is drawn later covers this whole: what of the shadow lies in it may be left out.
    public var hidden: Rect?

    public init(color: Color, blur: Double, offset: Point = .zero, moves: Bool = false, hidden: Rect? = nil) {
      self.color = color
      self.blur = blur
      self.offset = offset
      self.moves = moves
      self.hidden = hidden
    }
  }

  /// What of the frame is painted.
  public enum Part: Hashable, Sendable {
    /// The rounded rectangle.
    case inside
    /// Its corners: what the frame has and the rounded rectangle has not. Painted over a screen, they round it.
    case corners
  }

  public var frame: Rect
  public var radius: Double
  public var part: Part
  public var fill: Color
  public var border: Color
  /// Width of the outline, in points, drawn inwards from the edge. 0 draws none.
  public var borderWidth: Double
  public var shadow: Shadow?

  public init(
    frame: Rect, radius: Double, part: Part = .inside, fill: Color = .clear, border: Color = .clear,
    borderWidth: Double = 0, shadow: Shadow? = nil
  ) {
    self.frame = frame
    self.radius = radius
    self.part = part
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth
    self.shadow = shadow
  }
}
