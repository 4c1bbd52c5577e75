import Geometry
import Raster

/// A rectangle by its edges, in fractional pixels of the surface.
struct PixelRect: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// `rect` scaled to pixels, at `scale` pixels per point.
  init(_ rect: Rect, scale: Double) {
    self.init(
      left: rect.x * scale, top: rect.y * scale, right: rect.maxX * scale, bottom: rect.maxY * scale)
  }
}

extension PixelRect {
  static let zero = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  /// Edges closer than this to a whole pixel count as on it: less than one step of eight bits.
  static let tolerance = 1.0 / 512
  /// Larger than any surface, and within the numeric range of renderers.
  static let everything = PixelRect(left: -1e6, top: -1e6, right: 1e6, bottom: 1e6)

  var width: Double { right - left }
  var height: Double { bottom - top }
  /// Whether the rectangle is empty or has an edge that is NaN.
  var isEmpty: Bool { !(right > left && bottom > top) }
  var isFinite: Bool { width.isFinite && height.isFinite }
  var area: Double { width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func contains(_ place: SIMD2<Double>) -> Bool {
    place.x >= left && place.x <= right && place.y >= top && place.y <= bottom
  }

  /// The bounding rectangle of both.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func overlaps(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func grown(by distance: Double) -> PixelRect {
    PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  func moved(x: Double, y: Double) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The upright rectangle around the turned one.
  func turned(_ turn: Turn?) -> PixelRect {
    guard let turn else { return self }
    let bounds = turn.bounds(of: Rect(x: left, y: top, width: width, height: height))
    return PixelRect(bounds, scale: 1)
  }

  /// Rounds both edges along an axis to whole pixels, and adjusts the crop of the picture.
  mutating func join(along axis: Axis, crop: inout Rect) {
    guard isFinite, !isEmpty else { return }
    let whole = self
    switch axis {
    case .horizontal:
      (left, right) = (left.rounded(), right.rounded())
      let texel = crop.width / whole.width
      crop.x += (left - whole.left) * texel
      crop.width = width * texel
    case .vertical:
      (top, bottom) = (top.rounded(), bottom.rounded())
      let texel = crop.height / whole.height
      crop.y += (top - whole.top) * texel
      crop.height = height * texel
    }
  }

  /// A corner by index, clockwise from the top left.
  func corner(_ number: Int) -> SIMD2<Double> {
    SIMD2(number == 1 || number == 2 ? right : left, number >= 2 ? bottom : top)
  }

  /// The pixels whose centers are inside.
  var centers: PixelBounds {
    PixelBounds(
      columns: PixelBounds.centers(from: left, to: right), rows: PixelBounds.centers(from: top, to: bottom))
  }

  /// The pixels that are completely inside.
  var innerPixels: PixelRect {
    PixelRect(
      left: (left - Self.tolerance).rounded(.up), top: (top - Self.tolerance).rounded(.up),
      right: (right + Self.tolerance).rounded(.down), bottom: (bottom + Self.tolerance).rounded(.down))
  }

  /// The pixels that it touches.
  var outerPixels: PixelRect {
    PixelRect(
      left: (left + Self.tolerance).rounded(.down), top: (top + Self.tolerance).rounded(.down),
      right: (right - Self.tolerance).rounded(.up), bottom: (bottom - Self.tolerance).rounded(.up))
  }
}
