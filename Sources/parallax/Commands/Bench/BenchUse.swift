/// What the timed frames took from the machine, and what others took meanwhile.
nonisolated struct BenchUse: Hashable, Sendable {
  /// Processes that ran or wanted to when it began, as a mean over a minute.
  var loadBefore: Double?
  /// How long the timed frames took, in seconds.
  var duration = 0.0
  /// User and system time of the process.
  var processorTime = 0.0
  /// The same of everything that ran, this process too; nil where nobody tells.
  var busyTime: Double? = 0
  var voluntarySwitches = 0
  var involuntarySwitches = 0
  var cores = 1
}

nonisolated extension BenchUse {
  /// Adds what passed between two looks, and returns the processor time of it.
  @discardableResult
  mutating func add(from start: ProcessUse, to end: ProcessUse) -> Double {
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
  var othersShare: Double? {
    guard let busyTime, duration > 0.2 else { return nil }
    return min(1, max(0, (busyTime - processorTime) / (duration * Double(max(1, cores)))))
  }
}
