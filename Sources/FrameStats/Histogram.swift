import Glibc

/// The distribution of frame times. Edges double every eight buckets, five doublings up to the budget and three beyond,
/// so slow and fast runs are resolved as well as those around the budget.
public struct Histogram: Hashable, Sendable {
  /// The time at which bucket `late` begins, in milliseconds. Positive.
  public let budget: Double
  /// Bucket `i` holds times from `edge(i)` to just below `edge(i + 1)`. The first also holds shorter times, the last
  /// longer ones.
  public private(set) var counts = [Int](repeating: 0, count: Self.size)

  /// The number of buckets, the first bucket over the budget, and the buckets per doubling.
  public static let size = 64
  public static let late = 40
  private static let doubling = 8.0

  /// A budget that is not positive and finite becomes 1.
  public init(around budget: Double = 1) {
    self.budget = budget > 0 && budget.isFinite ? budget : 1
  }

  /// A histogram with existing counts. Negative and missing counts are 0.
  public init(around budget: Double, counts: [Int]) {
    self.init(around: budget)
    for (index, count) in counts.prefix(Self.size).enumerated() { self.counts[index] = max(0, count) }
  }
}

extension Histogram {
  public init(_ times: [Double], around budget: Double) {
    self.init(around: budget)
    for time in times { add(time) }
  }

  /// Start of a bucket in milliseconds; for `size`, the end of the last one.
  public func edge(_ index: Int) -> Double { budget * exp2(Double(index - Self.late) / Self.doubling) }

  /// Counts a time. Ignores negative and non-finite times. Does not allocate.
  public mutating func add(_ time: Double) {
    guard FrameSummary.isUsable(time) else { return }
    let octaves = time > 0 ? log2(time / budget) : -.infinity
    let position = (octaves * Self.doubling).rounded(.down) + Double(Self.late)
    counts[Int(min(max(0, position), Double(Self.size - 1)))] += 1
  }

  /// One bar per two buckets, scaled to the fullest: `▁▂█▃ ▁`. Blank for 0.
  public var sparkline: String {
    let bars = Array("▁▂▃▄▅▆▇█")
    let sums = stride(from: 0, to: counts.count, by: 2).map { counts[$0] + counts[$0 + 1] }
    guard let most = sums.max(), most > 0 else { return String(repeating: " ", count: sums.count) }
    return String(sums.map { $0 == 0 ? " " : bars[($0 * bars.count - 1) / most] })
  }
}
