/// A figure measured several times before and after a change, and whether it has really changed.
///
/// What is compared is `median(after) / median(before)`: above 1 is slower, if the figure is a time. How sure that is
/// comes from a bootstrap: both sides are drawn again from their own repeats, with replacement, many times over, and
/// the middle 95 % of the ratios are the interval. The same repeats give the same interval.
public struct Comparison: Hashable, Sendable {
  public var ratio: Double
  /// The interval's ends. Infinite where a median before is 0 and the one after is not.
  public var low: Double
  public var high: Double
  /// The smallest ratio of any repeat after to any one before.
  public var least: Double
  /// Repeats on the side that has fewer.
  public var repeats: Int

  public enum Verdict: String, Hashable, Sendable {
    /// The whole interval lies above the threshold.
    case regression
    /// The whole interval lies below one over the threshold.
    case improvement
    case same
    /// Fewer than three repeats on a side: one number against another says nothing.
    case undecided
  }

  public static let leastRepeats = 3
}

extension Comparison {
  /// Nil if a side has no repeats, or one is negative or not finite.
  public init?(before: [Double], after: [Double], draws: Int = 2000, seed: UInt64 = 1) {
    guard !before.isEmpty, !after.isEmpty, (before + after).allSatisfy(FrameSummary.isUsable) else { return nil }
    var random = SeededRandom(seed: seed)
    var scratch: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<max(1, min(draws, 100_000)) {
      let one = Self.median(of: before, &scratch) { _ in random.index(below: before.count) }
      let other = Self.median(of: after, &scratch) { _ in random.index(below: after.count) }
      ratios.append(Self.ratio(other, to: one))
    }
    sortUpwards(&ratios)
    ratio = Self.ratio(Self.median(of: after, &scratch) { $0 }, to: Self.median(of: before, &scratch) { $0 })
    low = Percentiles.nearestRank(25, in: ratios.span) ?? ratio
    high = Percentiles.nearestRank(975, in: ratios.span) ?? ratio
    least = Self.ratio(after.min() ?? 0, to: before.max() ?? 0)
    repeats = min(before.count, after.count)
  }

  /// What to make of it if a change by that factor is allowed: 1.1 lets a time grow by a tenth.
  public func verdict(threshold: Double) -> Verdict {
    if repeats < Self.leastRepeats { return .undecided }
    if low > threshold { return .regression }
    return high < 1 / threshold ? .improvement : .same
  }

  /// Whether it has grown by more than that factor, as far as the repeats can tell: the interval lies above it, or of
  /// too few repeats all do.
  public func isAbove(_ threshold: Double) -> Bool {
    switch verdict(threshold: threshold) {
    case .regression: true
    case .undecided: least > threshold
    case .improvement, .same: false
    }
  }

  private static func ratio(_ after: Double, to before: Double) -> Double {
    if before > 0 { return after / before }
    return after > 0 ? .infinity : 1
  }

  /// The median of as many numbers as there are, number `i` being the one that `choose(i)` names. Of an even count the
  /// mean of the two in the middle.
  private static func median(of numbers: [Double], _ scratch: inout [Double], choose: (Int) -> Int) -> Double {
    scratch.removeAll(keepingCapacity: true)
    for index in numbers.indices { scratch.append(numbers[choose(index)]) }
    sortUpwards(&scratch)
    let (lower, upper) = (scratch[(scratch.count - 1) / 2], scratch[scratch.count / 2])
    return lower + (upper - lower) / 2
  }
}
