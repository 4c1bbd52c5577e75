import Geometry

/// The position of the next row.
struct Layout: Hashable, Sendable {
  /// Left edge of the rows.
  var x = 0.0
  var width = 0.0
  var y = 0.0

  init() {}

  /// - Parameter margin: Space at both sides of the column.
  init(in frame: Rect, margin: Double = 0) {
    x = frame.x + margin
    y = frame.y
    width = max(0, frame.width - 2 * margin)
  }
}

extension Layout {
  /// Returns the frame of the next row.
  mutating func row(_ height: Double = 28) -> Rect {
    defer { y += height }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Adds vertical space.
  mutating func skip(_ height: Double) { y += height }
}
