/// How unlike neighbouring frame times are: the mean of `|d[i] - d[i-1]|`, found in one pass.
struct Jitter {
  private var previous: Double?
  private var sum = 0.0
  private var count = 0
}

extension Jitter {
  /// In milliseconds; 0 where no two frames were neighbours.
  var mean: Double { count == 0 ? 0 : sum / Double(count) }

  mutating func add(_ time: Double) {
    if let previous {
      sum += abs(time - previous)
      count += 1
    }
    previous = time
  }

  /// A frame comes that does not count: those before and after it are no neighbours.
  mutating func skip() { previous = nil }
}
