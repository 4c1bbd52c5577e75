import Raster

/// A convex polygon that can be clipped to a rectangle. Its memory is reused.
struct Polygon {
  private(set) var corners: [PixelCorner] = []
  private var spare: [PixelCorner] = []
}

extension Polygon {
  mutating func removeAll() { corners.removeAll(keepingCapacity: true) }

  mutating func append(_ corner: PixelCorner) { corners.append(corner) }

  /// Clips the polygon to `rect`, edge by edge.
  mutating func cut(to rect: PixelRect) {
    keep { $0.x - Float(rect.left) }
    keep { Float(rect.right) - $0.x }
    keep { $0.y - Float(rect.top) }
    keep { Float(rect.bottom) - $0.y }
  }

  /// Keeps the part where `distance`, a linear function of the place, is not negative.
  private mutating func keep(_ distance: (SIMD2<Float>) -> Float) {
    guard let last = corners.last else { return }
    spare.removeAll(keepingCapacity: true)
    var previous = last
    var previousDistance = distance(previous.place)
    for corner in corners {
      let current = distance(corner.place)
      if (current < 0) != (previousDistance < 0) {
        spare.append(previous.mixed(with: corner, share: previousDistance / (previousDistance - current)))
      }
      if current >= 0 { spare.append(corner) }
      previous = corner
      previousDistance = current
    }
    swap(&corners, &spare)
  }
}
