/// A rectangle of canvas pixels. It may lie outside the canvas, partly or wholly.
public struct ArtFrame: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public static let zero = ArtFrame(x: 0, y: 0, width: 0, height: 0)
}

extension ArtFrame {
  /// The farthest that a layer can be from its canvas, in pixels.
  static let farthest = 1 << 20

  /// Whether its numbers can be added without care.
  var isSane: Bool {
    let range = -Self.farthest...Self.farthest
    return range.contains(x) && range.contains(y) && range.contains(width) && range.contains(height)
      && width >= 0 && height >= 0
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }
  var pixels: Int { max(0, width) * max(0, height) }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// The smallest frame around both. An empty one counts for nothing.
  func union(_ other: ArtFrame) -> ArtFrame {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ArtFrame(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func intersection(_ other: ArtFrame) -> ArtFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return ArtFrame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
