import Boundary
import Geometry

/// Something to draw on a plane, within bounds.
struct PaintOrder {
  enum Deed {
    case clear(PixelColor)
    case gradient(QuadSpan, QuadSpan, from: Color, to: Color, along: Axis)
    case picture(QuadSpan, QuadSpan, with: PixelPlane, isOpaque: Bool, tint: PixelColor)
    case triangle(PixelCorner, PixelCorner, PixelCorner, with: PixelPlane?)
    case fade(PixelCorner, PixelCorner, along: Axis)
    case mix(PixelPlane, PixelPlane, share: Int)
    case differ(PixelPlane, PixelPlane)
  }

  let deed: Deed
  let plane: PixelPlane
  let bounds: PixelBounds
  /// Nil for the ordinary one.
  let blend: PixelBlend?
}
