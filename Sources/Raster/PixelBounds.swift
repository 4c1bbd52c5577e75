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
  package static func centers(from start: Double, to end: Double) -> Range<Int> {
    func pixel(_ edge: Double) -> Int { Int(min(max((edge - 0.5).rounded(.up), -farthest), farthest)) }
    guard end > start else { return 0..<0 }
    return pixel(start)..<pixel(end)
  }

  /// Limit of pixel coordinates, beyond any surface.
  private static let farthest = 1e6
}
