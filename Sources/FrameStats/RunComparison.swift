/// A figure measured several times before and after a change, and whether it has really changed.
///
/// The compared value is `median(after) / median(before)`: above 1 is slower, if the figure is a time. Its confidence
/// interval comes from a bootstrap: both sides are resampled from their own repeats, with replacement, and the middle
/// 95 % of the ratios are the interval. The same repeats give the same interval.
///
/// A side of fewer than three repeats does not show its scatter, so it is assumed to scatter like the other side.
public struct RunComparison: Hashable, Sendable {
  public var ratio: Double
  /// The ends of the interval. Infinite if a median before is 0 and the one after is not.
  public var low: Double
  public var high: Double
  /// Repeats on the side that has fewer.
  public var repeats: Int
  /// Repeats on the side that has more.
  public var mostRepeats: Int

  public enum Verdict: String, Hashable, Sendable {
    /// The whole interval is above the threshold.
    case regression
    /// The whole interval is below the reciprocal of the threshold.
    case improvement
    case same
    /// Fewer than three repeats on either side: single numbers prove nothing, however far apart they are.
    case undecided
  }

  public static let leastRepeats = 3
}

extension RunComparison {
  /// Nil if a side has no repeats, or one is negative or not finite.
  public init?(before: [Double], after: [Double], draws: Int = 2000, seed: UInt64 = 1) {
    guard !before.isEmpty, !after.isEmpty, (before + after).allSatisfy(FrameSummary.isUsable) else { return nil }
    var random = SeededRandom(seed: seed)
    var scratch: [Double] = []
    var ratios: [Double] = []
    let (olds, news) = (Self.scattered(before, as: after), Self.scattered(after, as: before))
    for _ in 0..<max(1, min(draws, 100_000)) {
      let one = Self.median(of: before.count, &scratch) { _ in olds[random.index(below: olds.count)] }
      let other = Self.median(of: after.count, &scratch) { _ in news[random.index(below: news.count)] }
      ratios.append(Self.ratio(other, to: one))
    }
    sortUpwards(&ratios)
    ratio = Self.ratio(
      Self.median(of: after.count, &scratch) { after[$0] }, to: Self.median(of: before.count, &scratch) { before[$0] })
    low = Percentiles.nearestRank(25, in: ratios.span) ?? ratio
    high = Percentiles.nearestRank(975, in: ratios.span) ?? ratio
    repeats = min(before.count, after.count)
    mostRepeats = max(before.count, after.count)
  }

  /// The verdict if a change by that factor is allowed: 1.1 lets a time grow by a tenth.
  public func verdict(threshold: Double) -> Verdict {
    if mostRepeats < Self.leastRepeats { return .undecided }
    if low > threshold { return .regression }
    return high < 1 / threshold ? .improvement : .same
  }

  private static func ratio(_ after: Double, to before: Double) -> Double {
    if before > 0 { return after / before }
    return after > 0 ? .infinity : 1
  }

  /// The sample to draw a side's repeats from: itself, or if it is too small, its median with the scatter of the other
  /// side.
  private static func scattered(_ few: [Double], as many: [Double]) -> [Double] {
    guard few.count < leastRepeats, many.count >= leastRepeats else { return few }
    var scratch: [Double] = []
    let middle = median(of: few.count, &scratch) { few[$0] }
    let other = median(of: many.count, &scratch) { many[$0] }
    return other > 0 ? many.map { middle * ($0 / other) } : few
  }

  /// The median of `count` numbers, the `i`th being `number(i)`. For an even count, the mean of the two in the middle.
  private static func median(of count: Int, _ scratch: inout [Double], number: (Int) -> Double) -> Double {
    scratch.removeAll(keepingCapacity: true)
    for index in 0..<count { scratch.append(number(index)) }
    sortUpwards(&scratch)
    let (lower, upper) = (scratch[(scratch.count - 1) / 2], scratch[scratch.count / 2])
    return lower + (upper - lower) / 2
  }
}
