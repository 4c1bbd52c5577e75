/// A rectangle in points, or a crop in the unit square of a picture. The origin is its top left corner.
///
/// `Rect` has no `Default`-like empty initialiser: there is no obvious one. A negative size means nothing to see.
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

  /// A rectangle of `size` in the corner of the screen.
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

  /// Nothing of it can be seen: no area, or a number that is none.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the two share an area. Rectangles that only touch do not.
  public func overlaps(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// What both cover; empty (never negative) where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both.
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

  /// Where it begins along an axis.
  public func start(along axis: Axis) -> Double { axis == .vertical ? y : x }

  /// Smaller by `distance` on every side; larger where it is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The nearest rectangle whose corner and size are whole pixels, `scale` of them a point.
  public func onPixels(scale: Double) -> Rect {
    guard scale > 0, scale.isFinite else { return self }
    func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
    return Rect(x: nearest(x), y: nearest(y), width: nearest(width), height: nearest(height))
  }

  /// What is left of this rectangle when a hole is cut into it: above, below, left and right of the hole, empty ones
  /// included.
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

  /// The rectangle within `screen` seen in a mirror: what was on the left lies on the right.
  public func mirrored(inWidth screen: Double) -> Rect {
    Rect(x: screen - maxX, y: y, width: width, height: height)
  }

  /// The rectangle with `x` and `y` exchanged, as a vertical layout becomes a horizontal one.
  public var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}
