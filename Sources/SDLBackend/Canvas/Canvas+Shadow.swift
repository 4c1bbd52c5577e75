import Boundary
import Geometry

extension Canvas {
  /// Rings from where the shadow is full to where it has faded out.
  private static let rings = 10

  /// A shadow: full `blur` inside the shape's edge, gone `blur` outside, half at the edge.
  func draw(
    _ shadow: RoundedShape.Shadow, of shape: PixelRect, radius: Double, isCovered: Bool
  ) throws(SDLError) {
    guard shadow.color.alpha > 0 else { return }
    let offset = (x: shadow.offset.x * frame.scale, y: shadow.offset.y * frame.scale)
    let rect = shape.moved(x: offset.x, y: offset.y)
    let blur = max(0.5, shadow.blur * frame.scale)
    let paint = Paint(shadow.color)
    guard var brush = brush(rect, radius: radius, reach: blur, paint, texels: .unit, precision: 0.3) else { return }
    try batch.use(brush.paint.texture?.pointer, isOpaque: false)
    let key = ShadowShelf.Key(
      rect: rect, radius: radius, blur: blur, color: shadow.color, isCovered: isCovered, clip: frame.clip,
      texture: brush.paint.texture?.pointer, dot: brush.paint.dot)
    if let known = shadows.triangles(of: key, frame: frameNumber) { return batch.blended.append(known) }
    let (vertex, index) = (batch.blended.vertices.count, batch.blended.indices.count)
    fill(&brush, over: rect, blur: blur, offset: offset, radius: radius, isCovered: isCovered)
    shadows.keep(
      Triangles(batch.blended, fromVertex: vertex, index: index), of: key, frame: frameNumber)
  }

  private func fill(
    _ brush: inout Brush, over rect: PixelRect, blur: Double, offset: (x: Double, y: Double), radius: Double,
    isCovered: Bool
  ) {
    let depth = min(blur, min(rect.width, rect.height) / 2)
    let isHidden = isCovered && max(offset.x.magnitude, offset.y.magnitude) + radius * 0.3 <= depth
    if !isHidden {
      brush.coverage = Self.strength(-depth / blur)
      brush.fillBands(frame.outline, distance: -depth, &batch)
      brush.fillFans(frame.outline, distance: -depth, &batch)
      brush.coverage = 1
    }
    for ring in 0..<Self.rings {
      let from = -depth + (depth + blur) * Double(ring) / Double(Self.rings)
      let to = -depth + (depth + blur) * Double(ring + 1) / Double(Self.rings)
      brush.fillRing(
        frame.outline, from: (from, Self.strength(from / blur)), to: (to, Self.strength(to / blur)), &batch)
    }
  }

  /// Share of the shadow's opacity at a distance from the edge, -1 (inside) to 1 (outside): 1 to 0 along a smooth
  /// curve.
  private static func strength(_ distance: Double) -> Double {
    let share = min(1, max(0, (1 - distance) / 2))
    return share * share * (3 - 2 * share)
  }
}
