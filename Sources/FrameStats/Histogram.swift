import Glibc

/// How many frames took how long: buckets that double eight buckets on, five doublings up to the time that a frame has
/// and three beyond it, so that slow and fast runs show as much as those around the budget.
public struct Histogram: Hashable, Sendable {
  /// In milliseconds: where the bucket `late` begins. Positive.
  public let budget: Double
  /// Bucket `i` holds times from `edge(i)` to just below `edge(i + 1)`; the first also what is shorter, the last what
  /// is longer.
  public private(set) var counts = [Int](repeating: 0, count: Self.size)

  /// Buckets, the first one of frames that are over the budget, and how many it takes for a time to be twice as long.
  public static let size = 64
  public static let late = 40
  private static let doubling = 8.0

  /// A budget that is not positive and finite counts as 1.
  public init(around budget: Double = 1) {
    self.budget = budget > 0 && budget.isFinite ? budget : 1
  }

  /// As it was counted before. Negative counts are none, and those that are missing.
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

  /// Milliseconds at which a bucket begins; that of `size` is where the last one would end.
  public func edge(_ index: Int) -> Double { budget * exp2(Double(index - Self.late) / Self.doubling) }

  /// Counts a time. One that is negative or not finite is passed over. Allocates nothing.
  public mutating func add(_ time: Double) {
    guard FrameSummary.isUsable(time) else { return }
    let octaves = time > 0 ? log2(time / budget) : -.infinity
    let position = (octaves * Self.doubling).rounded(.down) + Double(Self.late)
    counts[Int(min(max(0, position), Double(Self.size - 1)))] += 1
  }

  /// A bar for every two buckets, as tall as its share of the fullest one: `▁▂█▃ ▁`. A blank where there is none.
  public var sparkline: String {
    let bars = Array("▁▂▃▄▅▆▇█")
    let sums = stride(from: 0, to: counts.count, by: 2).map { counts[$0] + counts[$0 + 1] }
    guard let most = sums.max(), most > 0 else { return String(repeating: " ", count: sums.count) }
    return String(sums.map { $0 == 0 ? " " : bars[($0 * bars.count - 1) / most] })
  }
}
