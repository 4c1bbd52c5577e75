/// The scatter of repeats around their median.
public struct RepeatSpread: Hashable, Sendable {
  /// The middle half of the repeats, as a share of the median.
  public var relative: Double
  /// Repeats farther from that half than one and a half times its width (Tukey's fences), and farther than a tenth of
  /// the median.
  public var outliers: Int
}

extension RepeatSpread {
  /// Nil for fewer than three repeats, or a median of 0.
  public init?(_ repeats: [Double]) {
    guard repeats.count >= 3, let median = Percentiles.nearestRank(500, of: repeats), median > 0,
      let low = Percentiles.nearestRank(250, of: repeats), let high = Percentiles.nearestRank(750, of: repeats)
    else { return nil }
    relative = (high - low) / median
    let reach = max(1.5 * (high - low), 0.1 * median)
    outliers = repeats.count { $0 < low - reach || $0 > high + reach }
  }
}
