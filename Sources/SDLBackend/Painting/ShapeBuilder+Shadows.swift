import Boundary
import Geometry

extension ShapeBuilder {
  /// Number of rings from full to zero opacity.
  private static let rings = 10

  /// A shadow: full opacity at `blur` inside the edge of the shape, half at the edge, none at `blur` outside.
  ///
  /// - Parameter scale: Pixels per point.
  mutating func draw(
    _ shadow: RoundedShape.Shadow, of shape: PixelRect, radius: Double, scale: Double, isCovered: Bool
  ) throws(SDLError) {
    guard shadow.color.alpha > 0 else { return }
    let offset = (x: shadow.offset.x * scale, y: shadow.offset.y * scale)
    let rect = shape.moved(x: offset.x, y: offset.y)
    let blur = max(0.5, shadow.blur * scale)
    let style = FillStyle(shadow.color)
    guard var filler = filler(rect, radius: radius, reach: blur, style, texels: .unit, precision: 0.3) else { return }
    filler.hidden = shadow.hidden.map { PixelRect($0, scale: scale).innerPixels }
    try batch.use(filler.style.texture, isOpaque: false)
    if shadow.moves || !batch.collects {
      return fill(&filler, over: rect, blur: blur, offset: offset, radius: radius, isCovered: isCovered)
    }
    let look = ShadowCache.Look(
      rect: rect, radius: radius, blur: blur, color: shadow.color, isCovered: isCovered, clip: clip,
      hidden: filler.hidden, texture: filler.style.texture?.pointer, dot: filler.style.dot)
    if let known = shadows.triangles(of: look) { return batch.blended.append(known) }
    let (vertex, index) = (batch.blended.vertices.count, batch.blended.indices.count)
    fill(&filler, over: rect, blur: blur, offset: offset, radius: radius, isCovered: isCovered)
    shadows.keep(Triangles(batch.blended, fromVertex: vertex, index: index), of: look)
  }

  private mutating func fill(
    _ filler: inout OutlineFiller, over rect: PixelRect, blur: Double, offset: (x: Double, y: Double), radius: Double,
    isCovered: Bool
  ) {
    let depth = min(blur, min(rect.width, rect.height) / 2)
    let isUnder = isCovered && max(offset.x.magnitude, offset.y.magnitude) + radius * 0.3 <= depth
    let isHidden = isUnder || filler.hidden?.contains(rect.grown(by: -depth)) == true
    if !isHidden {
      filler.coverage = Self.strength(-depth / blur)
      filler.fillBands(outline, distance: -depth, &batch)
      filler.fillFans(outline, distance: -depth, &batch)
      filler.coverage = 1
    }
    for ring in 0..<Self.rings {
      let from = -depth + (depth + blur) * Double(ring) / Double(Self.rings)
      let to = -depth + (depth + blur) * Double(ring + 1) / Double(Self.rings)
      filler.fillRing(outline, from: (from, Self.strength(from / blur)), to: (to, Self.strength(to / blur)), &batch)
    }
  }

  /// Relative opacity of the shadow at a distance from the edge, -1 (inside) to 1 (outside), along a smooth curve from
  /// 1 to 0.
  private static func strength(_ distance: Double) -> Double {
    let share = min(1, max(0, (1 - distance) / 2))
    return share * share * (3 - 2 * share)
  }
}

/// The triangles of recent shadows: a shadow has hundreds, and most do not move.
struct ShadowCache {
  /// All inputs of the triangles.
  struct Look: Hashable {
    var rect: PixelRect
    var radius: Double
    var blur: Double
    var color: Color
    var isCovered: Bool
    var clip: PixelRect
    /// The area left out.
    var hidden: PixelRect?
    /// The texture and the place of its white texel; nil for none.
    var texture: OpaquePointer?
    var dot: SIMD2<Float>?
  }

  private static let capacity = 24
  private var known: [Look: (triangles: Triangles, lastUse: Int)] = [:]
  /// Number of lookups, for evicting the least recently used shadow.
  private var uses = 0
}

extension ShadowCache {
  var count: Int { known.count }

  /// The cached triangles of a shadow.
  mutating func triangles(of look: Look) -> Triangles? {
    uses += 1
    guard let index = known.index(forKey: look) else { return nil }
    known.values[index].lastUse = uses
    return known.values[index].triangles
  }

  /// Caches the triangles of a shadow, replacing the least recently used.
  mutating func keep(_ triangles: Triangles, of look: Look) {
    if known.count >= Self.capacity, let oldest = known.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      known[oldest] = nil
    }
    known[look] = (triangles, uses)
  }

  /// Clears the cache after textures were destroyed, because new ones may reuse their addresses.
  mutating func removeAll() { known.removeAll() }
}
