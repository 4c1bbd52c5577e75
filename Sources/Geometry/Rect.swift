/// A rectangle in points, or a crop in a picture's unit square. The origin is its top left corner.
///
/// There is no empty initializer, because no default is obvious. A rectangle with a negative size is not visible.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole picture, as a crop.
  public static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// A rectangle of `size` at the origin.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension Rect {
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether nothing is visible: no area, or a NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the two overlap in an area. Touching edges do not count.
  public func overlaps(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The common part of both; empty (never negative) if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func moved(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  public func moved(by way: Double, along axis: Axis) -> Rect {
    axis == .vertical ? moved(y: way) : moved(x: way)
  }

  /// The coordinate of its start along an axis.
  public func start(along axis: Axis) -> Double { axis == .vertical ? y : x }

  /// The rectangle shrunk by `distance` on every side. Negative distances grow it.
  public func inset(by distance: Double) -> Rect {
    Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// Scaled about a point, which stays in place.
  public func scaled(by factor: Double, about point: Point) -> Rect {
    Rect(
      x: point.x + (x - point.x) * factor, y: point.y + (y - point.y) * factor, width: width * factor,
      height: height * factor)
  }

  /// The nearest rectangle whose corner and size are whole pixels, at `scale` pixels per point.
  public func onPixels(scale: Double) -> Rect {
    guard scale > 0, scale.isFinite else { return self }
    func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
    return Rect(x: nearest(x), y: nearest(y), width: nearest(width), height: nearest(height))
  }

  /// The parts left around a hole: above, below, left and right of it. Any of them may be empty.
  public func parts(around hole: Rect) -> (Rect, Rect, Rect, Rect) {
    let hole = intersection(hole)
    guard !hole.isEmpty else { return (self, .init(.zero), .init(.zero), .init(.zero)) }
    return (
      Rect(x: x, y: y, width: width, height: hole.y - y),
      Rect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      Rect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      Rect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height)
    )
  }

  /// The mirror image within a screen of this width: left becomes right.
  public func mirrored(inWidth screen: Double) -> Rect {
    Rect(x: screen - maxX, y: y, width: width, height: height)
  }

  /// The rectangle with `x` and `y` exchanged, to turn a vertical layout into a horizontal one.
  public var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}
