import Glibc

/// A figure measured several times before and after a change, and whether it has really changed.
///
/// The compared value is `median(after) / median(before)`, or for pairs the median of each pair's ratio: above 1 is
/// slower, if the figure is a time. Its confidence interval comes from a bootstrap: both sides, or the pairs, are
/// resampled with replacement, and the middle 95 % of the ratios are the interval. The same repeats give the same
/// interval.
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
  /// Probability that repeats of the same program differ at least as much (`RankTest`). Nil for too few of them.
  public var chance: Double?
  /// Whether all repeats of one side lie beyond all of the other's, by more than either side scatters.
  private var isApart: Bool

  public enum Verdict: String, Hashable, Sendable {
    /// The whole interval is above the threshold.
    case slower
    /// The whole interval is below the reciprocal of the threshold.
    case faster
    /// The whole interval is between the two.
    case same
    /// Anything else: the repeats are too few or too scattered, or their circumstances may explain the difference.
    case undecided
  }

  public static let leastRepeats = 3
  /// A difference counts if chance brings it in fewer comparisons. Small, as one comparison has a dozen figures, and a
  /// job makes many comparisons.
  public static let certainty = 0.0005
}

extension RunComparison {
  /// Nil if a side has no repeats, or one is negative or not finite.
  ///
  /// - Parameter isPaired: Whether the repeats were measured in turn, so that equal places belong together. Ignored
  ///   unless there are as many on both sides, and something before in each pair.
  public init?(before: [Double], after: [Double], isPaired: Bool = false, draws: Int = 2000, seed: UInt64 = 1) {
    guard !before.isEmpty, !after.isEmpty, (before + after).allSatisfy(FrameSummary.isUsable) else { return nil }
    var random = SeededRandom(seed: seed)
    var scratch: [Double] = []
    var ratios: [Double] = []
    let pairs = isPaired && before.count == after.count && !before.contains(0) ? zip(after, before).map(/) : []
    let (olds, news) = (Self.scattered(before, as: after), Self.scattered(after, as: before))
    for _ in 0..<max(1, min(draws, 100_000)) {
      guard pairs.isEmpty else {
        ratios.append(Self.median(of: pairs.count, &scratch) { _ in pairs[random.index(below: pairs.count)] })
        continue
      }
      let one = Self.median(of: before.count, &scratch) { _ in olds[random.index(below: olds.count)] }
      let other = Self.median(of: after.count, &scratch) { _ in news[random.index(below: news.count)] }
      ratios.append(Self.ratio(other, to: one))
    }
    sortUpwards(&ratios)
    ratio =
      pairs.isEmpty
      ? Self.ratio(
        Self.median(of: after.count, &scratch) { after[$0] },
        to: Self.median(of: before.count, &scratch) { before[$0] })
      : Self.median(of: pairs.count, &scratch) { pairs[$0] }
    low = Percentiles.nearestRank(25, in: ratios.span) ?? ratio
    high = Percentiles.nearestRank(975, in: ratios.span) ?? ratio
    repeats = min(before.count, after.count)
    mostRepeats = max(before.count, after.count)
    chance = repeats >= Self.leastRepeats ? RankTest(before, after)?.chance : nil
    isApart = Self.areApart(before, after)
  }

  /// The verdict if a change by that factor is allowed: 1.1 lets a time grow by a tenth.
  ///
  /// - Parameter explained: The factor that differing circumstances may cause by themselves; 1 for none.
  public func verdict(threshold: Double, explained: Double = 1) -> Verdict {
    if mostRepeats < Self.leastRepeats { return .undecided }
    if isApart || chance.map({ $0 < Self.certainty }) ?? false {
      if low > threshold * explained { return .slower }
      if high < 1 / (threshold * explained) { return .faster }
    }
    return low >= 1 / threshold && high <= threshold ? .same : .undecided
  }

  /// The number of repeats, or pairs, after which the interval would probably lie on one side of the limit: its width
  /// shrinks with the root of their number. Nil if the ratio is so close to a limit that no number helps.
  public func repeatsToDecide(threshold: Double) -> Int? {
    guard low > 0, high.isFinite, threshold > 1 else { return nil }
    let half = (log(high) - log(low)) / 2
    let distance = min((log(ratio) - log(threshold)).magnitude, (log(ratio) + log(threshold)).magnitude)
    guard half > 0, distance > 0 else { return nil }
    let share = half / distance
    let needed = Double(repeats) * max(1.5, 1.2 * share * share)
    return needed <= 200 ? Int(needed.rounded(.up)) : nil
  }

  private static func areApart(_ before: [Double], _ after: [Double]) -> Bool {
    guard let least = before.min(), let most = before.max(), let lowest = after.min(), let highest = after.max() else {
      return false
    }
    let gap = max(ratio(lowest, to: most), ratio(least, to: highest))
    return gap > max(ratio(most, to: least), ratio(highest, to: lowest))
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
