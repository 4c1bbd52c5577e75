import Effects
import Geometry

/// Rows of one color that follow each other without a gap: drawn as one, they have no edges between them.
struct MergedRows {
  private var frame: Rect?

  /// Rows whose edges differ by a rounding still touch, in points.
  private static let touch = 0.01
}

extension MergedRows {
  /// Adds a row's surface below what there is. False: it is none, or lies elsewhere, and nothing has changed.
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

  /// All that was added; nil if nothing was. It is empty afterwards.
  mutating func take() -> Rect? {
    defer { frame = nil }
    return frame
  }
}
