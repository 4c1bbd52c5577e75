import Raster

/// A convex polygon that can be cut to a rectangle. Keeps its memory from one polygon to the next.
struct Polygon {
  private(set) var corners: [PixelCorner] = []
  private var spare: [PixelCorner] = []
}

extension Polygon {
  mutating func removeAll() { corners.removeAll(keepingCapacity: true) }

  mutating func append(_ corner: PixelCorner) { corners.append(corner) }

  /// Keeps what lies within `rect`: edge after edge, with the corners where the polygon's sides cross it.
  mutating func cut(to rect: PixelRect) {
    keep { $0.x - Float(rect.left) }
    keep { Float(rect.right) - $0.x }
    keep { $0.y - Float(rect.top) }
    keep { Float(rect.bottom) - $0.y }
  }

  /// Keeps where `distance` is not negative. It is linear in the place.
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
