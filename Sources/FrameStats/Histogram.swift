/// How many frames took how long: buckets of one width from 0 up, the last one for all that is longer.
public struct Histogram: Hashable, Sendable {
  /// In milliseconds. Positive.
  public var width: Double
  /// Bucket `i` holds times from `i * width` to just below `(i + 1) * width`.
  public private(set) var counts: [Int]

  /// A width that is not positive and finite counts as 1, and there is at least one bucket.
  public init(width: Double = 1, buckets: Int = 50) {
    self.width = width > 0 && width.isFinite ? width : 1
    counts = [Int](repeating: 0, count: max(1, min(buckets, 10_000)))
  }

  /// As it was counted before. Negative counts are none.
  public init(width: Double, counts: [Int]) {
    self.init(width: width, buckets: counts.count)
    for (index, count) in counts.prefix(self.counts.count).enumerated() { self.counts[index] = max(0, count) }
  }
}

extension Histogram {
  public init(_ times: [Double], width: Double = 1, buckets: Int = 50) {
    self.init(width: width, buckets: buckets)
    for time in times { add(time) }
  }

  /// Counts a time. One that is negative or not finite is passed over. Allocates nothing.
  public mutating func add(_ time: Double) {
    guard FrameSummary.isUsable(time) else { return }
    let last = counts.count - 1
    let position = time / width
    counts[position < Double(last) ? Int(position) : last] += 1
  }

  /// A bar for each bucket, as tall as its share of the fullest one: `▁▂█▃ ▁`. A blank where there is none.
  public var sparkline: String {
    let bars = Array("▁▂▃▄▅▆▇█")
    guard let most = counts.max(), most > 0 else { return String(repeating: " ", count: counts.count) }
    return String(counts.map { $0 == 0 ? " " : bars[($0 * bars.count - 1) / most] })
  }
}
