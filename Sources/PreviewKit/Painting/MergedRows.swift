import Effects
import Geometry

/// Adjacent rows of one color, drawn as one rectangle without edges between them.
struct MergedRows {
  private var frame: Rect?

  /// Tolerance in points for edges that differ only by rounding.
  private static let touch = 0.01
}

extension MergedRows {
  /// Adds a row's surface below the others. Returns false, without changes, if it is no row or not adjacent.
  mutating func takes(_ layer: Layer) -> Bool {
    guard layer.isRow else { return false }
    let row = layer.visibleFrame
    guard let frame else {
      self.frame = row
      return true
    }
    guard row.x == frame.x, row.width == frame.width, abs(row.y - frame.maxY) < Self.touch else { return false }
    self.frame = frame.union(row)
    return true
  }

  /// Returns the merged rectangle and resets. Nil if nothing was added.
  mutating func take() -> Rect? {
    defer { frame = nil }
    return frame
  }
}
