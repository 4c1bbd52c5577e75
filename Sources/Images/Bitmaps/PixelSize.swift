/// A width and a height in whole pixels, neither negative.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package static let zero = PixelSize(width: 0, height: 0)

  /// Number of pixels; `Int.max` on overflow.
  package var count: Int {
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : product
  }

  /// Size in bytes at four per pixel; `Int.max` on overflow.
  package var byteCount: Int {
    let (product, overflows) = count.multipliedReportingOverflow(by: 4)
    return overflows ? .max : product
  }

  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The size with width and height exchanged.
  package var turned: PixelSize { PixelSize(width: height, height: width) }

  /// The smallest size with these proportions that covers `other` on both sides, but never larger than this one.
  ///
  /// An empty `other` gives at least one pixel on each side.
  package func covering(_ other: PixelSize) -> PixelSize {
    guard !isEmpty else { return .zero }
    let share = max(Double(other.width) / Double(width), Double(other.height) / Double(height))
    guard share < 1 else { return self }
    return PixelSize(
      width: min(width, max(1, Int((Double(width) * share).rounded()))),
      height: min(height, max(1, Int((Double(height) * share).rounded()))))
  }

  /// The larger of the two on each side.
  package func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }

  /// The picture scaled down so that no side is longer than `side`.
  package func fitting(side: Int) -> PixelSize {
    let longest = max(width, height)
    guard longest > side else { return self }
    let share = Double(max(1, side)) / Double(longest)
    return PixelSize(
      width: max(1, Int(Double(width) * share)), height: max(1, Int(Double(height) * share)))
  }
}
