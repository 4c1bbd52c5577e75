/// Percentiles by nearest rank: each is a measured time, `sorted[ceil(p n) - 1]`.
///
/// One without enough frames is nil: p90 takes 10 frames, p95 20, p99 300, p99.9 3000.
public struct Percentiles: Hashable, Sendable {
  public var p50: Double
  public var p90: Double?
  public var p95: Double?
  public var p99: Double?
  public var p999: Double?

  public init(p50: Double, p90: Double?, p95: Double?, p99: Double?, p999: Double?) {
    self.p50 = p50
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.p999 = p999
  }
}

extension Percentiles {
  /// The minimum number of frames for a percentile, which is given in thousandths.
  public static func leastCount(_ thousandths: Int) -> Int {
    switch thousandths {
    case ...500: 1
    case ...900: 10
    case ...950: 20
    case ...990: 300
    default: 3000
    }
  }

  /// From numbers in ascending order; nil if there are none.
  public init?(sorted: Span<Double>) {
    guard let median = Self.nearestRank(500, in: sorted) else { return nil }
    func percentile(_ thousandths: Int) -> Double? {
      sorted.count < Self.leastCount(thousandths) ? nil : Self.nearestRank(thousandths, in: sorted)
    }
    self.init(
      p50: median, p90: percentile(900), p95: percentile(950), p99: percentile(990), p999: percentile(999))
  }

  /// The smallest number with at least this many thousandths of the numbers at or below it. Nil if there are none.
  public static func nearestRank(_ thousandths: Int, in sorted: Span<Double>) -> Double? {
    guard sorted.count > 0 else { return nil }
    // Integers: 0.95 n is not exact, and a rank must not depend on that.
    let rank = (sorted.count * thousandths + 999) / 1000
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// The same for unsorted numbers.
  public static func nearestRank(_ thousandths: Int, of numbers: [Double]) -> Double? {
    var sorted = numbers
    sortUpwards(&sorted)
    return nearestRank(thousandths, in: sorted.span)
  }

  /// Each percentile minus `number`. For times and their budget this gives overruns, positive where it was missed.
  public func minus(_ number: Double) -> Percentiles {
    Percentiles(
      p50: p50 - number, p90: p90.map { $0 - number }, p95: p95.map { $0 - number }, p99: p99.map { $0 - number },
      p999: p999.map { $0 - number })
  }
}
