import Geometry

/// The bar at the right edge of what scrolls: how much of it shows, and where that is.
public struct ScrollBar: Hashable, Sendable {
  /// What scrolls, in points.
  public var frame: Rect
  /// Length of all that can be scrolled there, and how much of it lies above the frame.
  public var length: Double
  public var offset: Double

  /// Width of the bar, and how near it a pointer has to be.
  private static let width = 4.0
  private static let reach = 12.0
  private static let shortest = 24.0

  public init(in frame: Rect, length: Double, offset: Double) {
    (self.frame, self.length, self.offset) = (frame, length, offset)
  }
}

extension ScrollBar {
  public var farthest: Double { max(0, length - frame.height) }

  private var thumbHeight: Double { max(Self.shortest, length > 0 ? frame.height * frame.height / length : 0) }

  /// How far the content goes for a point of the thumb.
  public var contentPerThumb: Double {
    let way = frame.height - thumbHeight
    return way > 0 ? farthest / way : 0
  }

  /// The part that moves; nil where all shows.
  public var thumb: Rect? {
    guard farthest > 0 else { return nil }
    let y = frame.y + (frame.height - thumbHeight) * min(1, max(0, offset) / farthest)
    return Rect(x: frame.maxX - Self.width - 2, y: y + 2, width: Self.width, height: thumbHeight - 4)
  }

  /// Whether a press there is meant for the bar.
  public func isGripped(at point: Point) -> Bool {
    farthest > 0 && frame.contains(point) && point.x >= frame.maxX - Self.reach
  }

  /// The offset that a press on the bar asks for: as it is on the thumb, else with the thumb's middle there.
  public func offset(gripping y: Double) -> Double {
    guard let thumb, y < thumb.y - 2 || y >= thumb.maxY + 2 else { return offset }
    return min(max(0, (y - frame.y - thumbHeight / 2) * contentPerThumb), farthest)
  }
}
