/// What the process has taken from the machine so far.
public struct ProcessUse: Hashable, Sendable {
  /// User and system time of all threads, in seconds.
  public var processorTime: Double
  /// How often a thread gave its processor away, and how often it was taken from it.
  public var voluntarySwitches: Int
  public var involuntarySwitches: Int
  /// When that was, in seconds on the monotonic clock.
  public var time: Double
  /// What all processors have been busy with since the machine was started, in seconds.
  public var busyTime: Double?

  public init(
    processorTime: Double, voluntarySwitches: Int, involuntarySwitches: Int, time: Double = 0, busyTime: Double? = nil
  ) {
    (self.processorTime, self.time, self.busyTime) = (processorTime, time, busyTime)
    (self.voluntarySwitches, self.involuntarySwitches) = (voluntarySwitches, involuntarySwitches)
  }
}

/// What the timed frames took from the machine, and what others took meanwhile.
public struct BenchUse: Hashable, Sendable {
  /// Processes that ran or wanted to when it began, as a mean over a minute.
  public var loadBefore: Double?
  /// How long the timed frames took, in seconds.
  public var duration = 0.0
  /// User and system time of the process.
  public var processorTime = 0.0
  /// The same of everything that ran, this process too; nil where nobody tells.
  public var busyTime: Double? = 0
  public var voluntarySwitches = 0
  public var involuntarySwitches = 0
  public var cores: Int

  public init(loadBefore: Double? = nil, cores: Int = 1) {
    (self.loadBefore, self.cores) = (loadBefore, cores)
  }
}

extension BenchUse {
  /// Adds what passed between two looks, and returns the processor time of it.
  @discardableResult
  public mutating func add(from start: ProcessUse, to end: ProcessUse) -> Double {
    duration += end.time - start.time
    processorTime += end.processorTime - start.processorTime
    if let before = start.busyTime, let after = end.busyTime, let sum = busyTime {
      busyTime = sum + after - before
    } else {
      busyTime = nil
    }
    voluntarySwitches += end.voluntarySwitches - start.voluntarySwitches
    involuntarySwitches += end.involuntarySwitches - start.involuntarySwitches
    return end.processorTime - start.processorTime
  }

  /// Share of the processors that others had, 0...1; nil where nobody tells, or within too short a time: the system
  /// counts in hundredths of a second.
  public var othersShare: Double? {
    guard let busyTime, duration > 0.2 else { return nil }
    return min(1, max(0, (busyTime - processorTime) / (duration * Double(max(1, cores)))))
  }
}
