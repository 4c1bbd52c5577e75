/// The times of the last so many frames, for a meter that runs along with them.
///
/// All memory is taken at the start: adding a time and summing up allocate nothing, as long as the ring is not copied.
public struct FrameRing: Sendable {
  private var times: [Double]
  /// Where the next time goes.
  private var next = 0
  /// Frames held: up to the capacity.
  public private(set) var count = 0
  /// Frames ever added.
  public private(set) var total = 0
  /// Room for sorting.
  var sorted: [Double] = []

  /// Holds at least one frame and at most a million.
  public init(capacity: Int) {
    times = [Double](repeating: 0, count: max(1, min(capacity, 1_000_000)))
    sorted.reserveCapacity(times.count)
  }
}

extension FrameRing {
  public var capacity: Int { times.count }

  /// Adds the time of a frame, in milliseconds. The oldest makes room for it.
  public mutating func add(_ time: Double) {
    times[next] = time
    next = next + 1 == times.count ? 0 : next + 1
    count = min(count + 1, times.count)
    total &+= 1
  }

  /// The time of a frame that is held: 0 is the oldest. Nil if there is none of that number.
  public subscript(index: Int) -> Double? {
    guard index >= 0, index < count else { return nil }
    return times[(next - count + index + times.count) % times.count]
  }
}
