import Geometry
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

  /// For an upright rectangle of one hue: the axis along which its opacity varies. Nil for anything else.
  var fadeAxis: Axis? {
    guard corners.count == 4 else { return nil }
    func isSame(_ side: KeyPath<SIMD2<Float>, Float>, _ one: Int, _ other: Int) -> Bool {
      corners[one].place[keyPath: side] == corners[other].place[keyPath: side]
    }
    let isDownFirst = isSame(\.x, 0, 1) && isSame(\.y, 1, 2) && isSame(\.x, 2, 3) && isSame(\.y, 3, 0)
    let isAcrossFirst = isSame(\.y, 0, 1) && isSame(\.x, 1, 2) && isSame(\.y, 2, 3) && isSame(\.x, 3, 0)
    func hue(_ corner: PixelCorner) -> SIMD3<Float> { SIMD3(corner.color.x, corner.color.y, corner.color.z) }
    func alpha(_ index: Int) -> Float { corners[index].color.w }
    guard isDownFirst || isAcrossFirst, corners.allSatisfy({ hue($0) == hue(corners[0]) }) else { return nil }
    if alpha(0) == alpha(3), alpha(1) == alpha(2) { return isDownFirst ? .vertical : .horizontal }
    if alpha(0) == alpha(1), alpha(2) == alpha(3) { return isDownFirst ? .horizontal : .vertical }
    return nil
  }
}
