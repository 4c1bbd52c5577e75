/// The pace of a run of frames, computed in one pass without sorting. All times are in milliseconds.
public struct FramePace: Hashable, Sendable {
  public var count: Int
  public var mean: Double
  /// Mean of `|d[i] - d[i-1]|` over neighbors, as in `Pacing`.
  public var jitter: Double
  /// Frames that missed a deadline, as in `Deadlines`.
  public var missed: Int
  /// Hitch time in milliseconds per second of motion, as in `Deadlines`.
  public var hitchRatio: Double
}

extension FramePace {
  /// Frames per second: all frames divided by the total time. 0 if no time passed.
  public var rate: Double { mean > 0 ? 1000 / mean : 0 }
}

extension FrameRing {
  /// The pace of the stored frames, which are intervals; nil if there are none. A budget that is not positive is never
  /// missed.
  public func pace(budget: Double) -> FramePace? {
    var pace = FramePace(count: 0, mean: 0, jitter: 0, missed: 0, hitchRatio: 0)
    var (duration, motion, hitch) = (0.0, 0.0, 0.0)
    var grid = DeadlineGrid()
    var jitter = Jitter()
    for index in 0..<count {
      guard let time = self[index], FrameSummary.isUsable(time) else {
        jitter.skip()
        continue
      }
      jitter.add(time)
      pace.count += 1
      duration += time
      let missed = grid.missed(time, budget: budget, isPaced: true)
      if missed > 0 { pace.missed += 1 }
      guard budget > 0, budget.isFinite else { continue }
      motion += Double(missed + 1) * budget
      hitch += Double(missed) * budget
    }
    guard pace.count > 0 else { return nil }
    pace.mean = duration / Double(pace.count)
    pace.jitter = jitter.mean
    pace.hitchRatio = motion > 0 ? hitch / motion * 1000 : 0
    return pace
  }

  /// The percentiles of the stored times, sorted once; nil if there are none.
  public mutating func percentiles() -> Percentiles? {
    sorted.removeAll(keepingCapacity: true)
    for index in 0..<count {
      if let time = self[index], FrameSummary.isUsable(time) { sorted.append(time) }
    }
    sortUpwards(&sorted)
    return Percentiles(sorted: sorted.span)
  }
}
