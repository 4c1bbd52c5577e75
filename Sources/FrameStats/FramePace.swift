/// How frames followed each other, found in one pass without sorting. All times are in milliseconds.
public struct FramePace: Hashable, Sendable {
  public var count: Int
  public var mean: Double
  /// Mean of `|d[i] - d[i-1]|` over neighbours, as `Pacing` has it.
  public var jitter: Double
  /// Frames that took longer than one and a half budgets, as `Deadlines` has it.
  public var missed: Int
  /// Hitch time in milliseconds per second of motion, as `Deadlines` has it.
  public var hitchRatio: Double
}

extension FramePace {
  /// Frames per second: all frames by all the time. 0 if no time passed.
  public var rate: Double { mean > 0 ? 1000 / mean : 0 }

  /// Whether a frame that follows the one before by that time has missed a picture of the screen.
  public static func isMissed(_ time: Double, budget: Double) -> Bool { budget > 0 && time > 1.5 * budget }
}

extension FrameRing {
  /// The pace of the frames that are held; nil if none counts. A budget that is not positive is never missed.
  public func pace(budget: Double) -> FramePace? {
    var pace = FramePace(count: 0, mean: 0, jitter: 0, missed: 0, hitchRatio: 0)
    var (duration, motion, hitch) = (0.0, 0.0, 0.0)
    var jitter = Jitter()
    for index in 0..<count {
      guard let time = self[index], FrameSummary.isUsable(time) else {
        jitter.skip()
        continue
      }
      jitter.add(time)
      pace.count += 1
      duration += time
      if FramePace.isMissed(time, budget: budget) { pace.missed += 1 }
      guard budget > 0, budget.isFinite else { continue }
      motion += max(time, budget)
      hitch += Deadlines.hitch(time, budget: budget, isPaced: false)
    }
    guard pace.count > 0 else { return nil }
    pace.mean = duration / Double(pace.count)
    pace.jitter = jitter.mean
    pace.hitchRatio = motion > 0 ? hitch / motion * 1000 : 0
    return pace
  }

  /// The percentiles of the times that are held, sorted once; nil if none counts.
  public mutating func percentiles() -> Percentiles? {
    sorted.removeAll(keepingCapacity: true)
    for index in 0..<count {
      if let time = self[index], FrameSummary.isUsable(time) { sorted.append(time) }
    }
    sortUpwards(&sorted)
    return Percentiles(sorted: sorted.span)
  }
}
