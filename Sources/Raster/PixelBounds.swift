/// A rectangle of whole pixels.
package struct PixelBounds: Hashable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  package static let none = PixelBounds(columns: 0..<0, rows: 0..<0)
}

extension PixelBounds {
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Number of pixels.
  package var area: Int { columns.count * rows.count }

  package func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  package func overlaps(_ other: PixelBounds) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }

  /// The pixels whose centers are in `start ..< end`. Empty for NaN.
  @inline(__always)
  package static func centers(from start: Double, to end: Double) -> Range<Int> {
    guard end > start else { return 0..<0 }
    let places = SIMD2(max(start - 0.5, -farthest), min(end - 0.5, farthest))
    guard places.x < farthest, places.y > -farthest else { return 0..<0 }
    // The lowest bits of such a sum are the nearest integer. Rounding would call the mathematical library.
    let sum = places + nearest
    let below = (sum - nearest) .< places
    let pixels = unsafeBitCast(sum, to: SIMD2<Int>.self) &- Int(bitPattern: UInt(nearest.bitPattern))
    return pixels.x + (below[0] ? 1 : 0)..<pixels.y + (below[1] ? 1 : 0)
  }

  /// A number so large that a sum with it has no room for a fraction, and is rounded.
  private static let nearest = 6_755_399_441_055_744.0

  /// Limit of pixel coordinates, beyond any surface.
  private static let farthest = 1e6
}
