import Geometry
import Notation
import Parameters

/// A rectangle or an ellipse that a layer shows in place of a picture.
public struct LayerShape: Record {
  public enum Kind: String, Choice { case rectangle, ellipse }

  public var kind = Kind.rectangle
  /// Width over height.
  public var aspect = 1.0
  /// Radius of a rectangle's corners, in points.
  public var radius = 0.0
  public var fill = ShapeFill.color(HexColor(hex: 0x8E8E93))
  public var stroke: ShapeStroke?

  public init() {}

  public static let noun = "shape"
  static let radii = Domain.points(0...400)

  public static let parameters: [Parameter<Self>] = [
    Parameter("kind", \.kind, "A rectangle or an ellipse."),
    Parameter("aspect", \.aspect, .number(0.01...100), "Width over height.").usually(0.25...4),
    Parameter("radius", \.radius, radii, "Radius of a rectangle\u{2019}s corners.").usually(0...60),
    Parameter("fill", \.fill, ShapeFill.domain, "Its color, or a gradient.").labeled("Color"),
    Parameter("stroke", \.stroke, .either(ShapeStroke.domain, .null), "A line inside its edge."),
  ]
}

extension LayerShape {
  /// The shape with lengths in points.
  public var painted: PaintedShape {
    PaintedShape(
      kind == .ellipse ? .ellipse : .rectangle, aspect: aspect, radius: kind == .ellipse ? 0 : radius, fill.paint,
      lineWidth: stroke?.width ?? 0, lineColor: stroke?.color.bits ?? 0)
  }
}

extension HexColor {
  /// `0xRRGGBBAA`.
  public var bits: UInt32 { hex << 8 | UInt32(alpha) }
}
