import Geometry

/// A rectangle with antialiased rounded corners: filled, outlined, and with an optional soft shadow.
public struct RoundedShape: Hashable, Sendable {
  /// A blurred copy of the shape behind it.
  public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// Width of the shadow's fade on either side of the shape's edge, in points.
    public var blur: Double
    public var offset: Point
    /// Whether the shape moves with the scrolled content, so that caching its shadow between frames is useless.
    public var moves: Bool
    /// An area that later commands cover completely, so the shadow inside it may be omitted.
    public var hidden: Rect?

    public init(color: Color, blur: Double, offset: Point = .zero, moves: Bool = false, hidden: Rect? = nil) {
      self.color = color
      self.blur = blur
      self.offset = offset
      self.moves = moves
      self.hidden = hidden
    }
  }

  /// The painted part of the frame.
  public enum Part: Hashable, Sendable {
    /// The rounded rectangle.
    case inside
    /// The frame's area outside the rounded rectangle. Painted over a screen, it rounds the screen's corners.
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
  /// Turns the shape, without its shadow.
  public var turn: Turn?

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
