/// The times of the last frames, for a live meter.
///
/// All memory is allocated at the start: adding a time and summarizing allocate nothing, as long as the ring is not
/// copied.
public struct FrameRing: Sendable {
  private var times: [Double]
  /// Index of the next time.
  private var next = 0
  /// Number of stored frames, at most the capacity.
  public private(set) var count = 0
  /// Number of frames ever added.
  public private(set) var total = 0
  /// Scratch space for sorting.
  var sorted: [Double] = []

  /// The capacity is clamped to 1...1,000,000.
  public init(capacity: Int) {
    times = [Double](repeating: 0, count: max(1, min(capacity, 1_000_000)))
    sorted.reserveCapacity(times.count)
  }
}

extension FrameRing {
  public var capacity: Int { times.count }

  /// Adds the time of a frame, in milliseconds, replacing the oldest if full.
  public mutating func add(_ time: Double) {
    times[next] = time
    next = next + 1 == times.count ? 0 : next + 1
    count = min(count + 1, times.count)
    total &+= 1
  }

  /// The time of a stored frame; 0 is the oldest. Nil if out of range.
  public subscript(index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    return times[(next - count + index + times.count) % times.count]
  }
}
