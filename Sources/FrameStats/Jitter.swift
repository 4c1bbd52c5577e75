/// The difference between neighboring frame times: the mean of `|d[i] - d[i-1]|`, computed in one pass.
struct Jitter {
  private var previous: Double?
  private var sum = 0.0
  private var count = 0
}

extension Jitter {
  /// In milliseconds; 0 without neighboring frames.
  var mean: Double { count == 0 ? 0 : sum / Double(count) }

  mutating func add(_ time: Double) {
    if let previous {
      sum += abs(time - previous)
      count += 1
    }
    previous = time
  }

  /// Skips an invalid frame: those before and after it are not neighbors.
  mutating func skip() { previous = nil }
}
