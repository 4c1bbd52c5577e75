/// The resources used by the process so far.
public struct ProcessUse: Hashable, Sendable {
  /// User and system time of all threads, in seconds.
  public var processorTime: Double
  /// Number of voluntary and involuntary context switches.
  public var voluntarySwitches: Int
  public var involuntarySwitches: Int
  /// The time of the reading, in seconds on the monotonic clock.
  public var time: Double
  /// Busy time of all processors since boot, in seconds.
  public var busyTime: Double?
  /// Time for which the main thread was ready and had no processor, in seconds. Nil if unknown.
  public var waitingTime: Double?

  public init(
    processorTime: Double, voluntarySwitches: Int, involuntarySwitches: Int, time: Double = 0, busyTime: Double? = nil,
    waitingTime: Double? = nil
  ) {
    (self.processorTime, self.time, self.busyTime) = (processorTime, time, busyTime)
    self.waitingTime = waitingTime
    (self.voluntarySwitches, self.involuntarySwitches) = (voluntarySwitches, involuntarySwitches)
  }
}

/// The resources used during the timed frames, by the process and by others.
public struct BenchUse: Hashable, Sendable {
  /// The one-minute load average at the start.
  public var loadBefore: Double?
  /// Total duration of the timed frames, in seconds.
  public var duration = 0.0
  /// User and system time of the process, in seconds.
  public var processorTime = 0.0
  /// The same for all processes, including this one. Nil if unknown.
  public var busyTime: Double? = 0
  /// Time for which the main thread was ready and had no processor, in seconds. Nil if unknown.
  public var waitingTime: Double? = 0
  public var voluntarySwitches = 0
  public var involuntarySwitches = 0
  public var cores: Int

  public init(loadBefore: Double? = nil, cores: Int = 1) {
    (self.loadBefore, self.cores) = (loadBefore, cores)
  }
}

extension BenchUse {
  /// Adds the interval between two readings, and returns its processor time.
  @discardableResult
  public mutating func add(from start: ProcessUse, to end: ProcessUse) -> Double {
    duration += end.time - start.time
    processorTime += end.processorTime - start.processorTime
    if let before = start.busyTime, let after = end.busyTime, let sum = busyTime {
      busyTime = sum + after - before
    } else {
      busyTime = nil
    }
    waitingTime = start.waitingTime.flatMap { before in
      end.waitingTime.flatMap { after in waitingTime.map { $0 + after - before } }
    }
    voluntarySwitches += end.voluntarySwitches - start.voluntarySwitches
    involuntarySwitches += end.involuntarySwitches - start.involuntarySwitches
    return end.processorTime - start.processorTime
  }

  /// The system counts the time of each processor in hundredths of a second.
  private static let tick = 0.01

  /// Share of the processors used by others, 0...1: over a short time, the least that it can be. Nil if unknown.
  public var othersShare: Double? {
    guard let busyTime, duration > 0 else { return nil }
    let cores = Double(max(1, cores))
    let doubtful = duration > 1 ? 0 : Self.tick * cores
    return min(1, max(0, (busyTime - processorTime - doubtful) / (duration * cores)))
  }

  /// Share of the time for which the main thread was ready and had no processor, 0...1. Nil if unknown.
  public var waitedShare: Double? {
    guard let waitingTime, duration > 0 else { return nil }
    return min(1, max(0, waitingTime / duration))
  }
}
