import Geometry

/// The scroll bar at the right edge of an area.
struct ScrollBar: Hashable, Sendable {
  /// The scrolled area, in points.
  var frame: Rect
  /// Length of the content, and the part above the frame.
  var length: Double
  var offset: Double

  /// Width of the bar, and of the area in which it can be grabbed.
  private static let width = 4.0
  private static let reach = 12.0
  private static let shortest = 24.0

  init(in frame: Rect, length: Double, offset: Double) {
    (self.frame, self.length, self.offset) = (frame, length, offset)
  }
}

extension ScrollBar {
  var farthest: Double { max(0, length - frame.height) }

  private var thumbHeight: Double { max(Self.shortest, length > 0 ? frame.height * frame.height / length : 0) }

  /// Points of content per point of the thumb.
  var contentPerThumb: Double {
    let way = frame.height - thumbHeight
    return way > 0 ? farthest / way : 0
  }

  /// The thumb. Nil if everything is visible.
  var thumb: Rect? {
    guard farthest > 0 else { return nil }
    let y = frame.y + (frame.height - thumbHeight) * min(1, max(0, offset) / farthest)
    return Rect(x: frame.maxX - Self.width - 2, y: y + 2, width: Self.width, height: thumbHeight - 4)
  }

  /// Whether a press there grabs the bar.
  func isGripped(at point: Point) -> Bool {
    farthest > 0 && frame.contains(point) && point.x >= frame.maxX - Self.reach
  }

  /// The offset for a press on the bar: unchanged on the thumb, otherwise with the thumb centered there.
  func offset(gripping y: Double) -> Double {
    guard let thumb, y < thumb.y - 2 || y >= thumb.maxY + 2 else { return offset }
    return min(max(0, (y - frame.y - thumbHeight / 2) * contentPerThumb), farthest)
  }
}
