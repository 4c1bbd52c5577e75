/// The interval that holds the median of a distribution with at least 95 %, told by the ranks of some numbers from it.
/// Of fewer than six it is all of them.
public struct MedianInterval: Hashable, Sendable {
  public var low: Double
  public var median: Double
  public var high: Double

  public init(low: Double, median: Double, high: Double) {
    (self.low, self.median, self.high) = (low, median, high)
  }
}

extension MedianInterval {
  /// Nil without numbers.
  public init?(_ numbers: [Double]) {
    var sorted = numbers
    sortUpwards(&sorted)
    guard let median = Percentiles.nearestRank(500, in: sorted.span) else { return nil }
    let rank = Self.rank(of: sorted.count)
    self.init(low: sorted[rank], median: median, high: sorted[sorted.count - 1 - rank])
  }

  /// The largest number of ends to leave out on each side, such that the median lies beyond with 2.5 % at most: as many
  /// or fewer heads in `count` throws of a coin.
  private static func rank(of count: Int) -> Int {
    var (tail, share) = (0.0, 1.0)
    for _ in 0..<min(count, 1000) { share /= 2 }
    for heads in 0...(count / 2) {
      tail += share
      if tail > 0.025 { return max(0, heads - 1) }
      share *= Double(count - heads) / Double(heads + 1)
    }
    return 0
  }
}
