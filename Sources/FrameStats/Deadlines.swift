/// Frame times compared with their deadlines, which lie a budget apart. All times are in milliseconds.
public struct Deadlines: Hashable, Sendable {
  public var budget: Double
  /// Frames that missed at least one deadline, as `DeadlineGrid` tells.
  public var missed: Int
  /// Share of all frames that were missed, 0...1.
  public var missedShare: Double
  /// Frames longer than two budgets.
  public var janky: Int
  /// Times minus the budget: positive if missed, negative if time was left.
  public var overrun: Percentiles
  /// Total time for which frames came later than due while something moved: a budget for each missed deadline.
  public var hitchTime: Double
  /// Hitch time in milliseconds per second of motion, which lasts as long as the deadlines that its frames span. Without
  /// a missed frame it is 0.
  public var hitchRatio: Double
  /// The second with the most hitch time.
  public var worstSecond: Second

  /// Consecutive frames that together take at most a second, or a single longer one.
  public struct Second: Hashable, Sendable {
    /// From the start of the run's first frame to the start of the window.
    public var start = 0.0
    public var frames = 0
    public var missed = 0
    public var hitchTime = 0.0
  }
}

extension Deadlines {
  /// Nil if the budget is not positive and finite, or there is no valid time.
  init?(_ times: Span<Double>, percentiles: Percentiles, budget: Double, isPaced: Bool, moving: [Bool]) {
    guard budget > 0, budget.isFinite else { return nil }
    var grid = DeadlineGrid()
    var late: [Lateness] = []
    late.reserveCapacity(times.count)
    var (motion, janky) = (0.0, 0)
    var run = Second()
    for index in times.indices {
      guard FrameSummary.isUsable(times[index]) else {
        late.append(Lateness())
        continue
      }
      let missed = grid.missed(times[index], budget: budget, isPaced: isPaced)
      let isMoving = index >= moving.count || moving[index]
      late.append(Lateness(isMissed: missed > 0, hitch: isMoving ? Double(missed) * budget : 0))
      if isMoving { motion += Double(missed + 1) * budget }
      if times[index] > 2 * budget { janky += 1 }
      run.add(late[index])
    }
    guard run.frames > 0 else { return nil }
    self.budget = budget
    self.janky = janky
    missed = run.missed
    missedShare = Double(run.missed) / Double(run.frames)
    overrun = percentiles.minus(budget)
    hitchTime = run.hitchTime
    hitchRatio = motion > 0 ? run.hitchTime / motion * 1000 : 0
    worstSecond = Self.worstSecond(of: times, late)
  }

  /// Whether a frame missed a deadline, and for how long that was seen.
  fileprivate struct Lateness {
    var isMissed = false
    var hitch = 0.0
  }

  /// The second with the most hitch time.
  private static func worstSecond(of times: Span<Double>, _ late: [Lateness]) -> Second {
    var (window, worst) = (Second(), Second())
    var (first, duration) = (0, 0.0)
    for last in times.indices where FrameSummary.isUsable(times[last]) {
      window.add(late[last])
      duration += times[last]
      while duration > 1000 && window.frames > 1 {
        if FrameSummary.isUsable(times[first]) {
          window.remove(late[first], lasting: times[first])
          duration -= times[first]
        }
        first += 1
      }
      if window.hitchTime > worst.hitchTime || worst.frames == 0 { worst = window }
    }
    return worst
  }
}

extension Deadlines.Second {
  fileprivate mutating func add(_ frame: Deadlines.Lateness) {
    frames += 1
    if frame.isMissed { missed += 1 }
    hitchTime += frame.hitch
  }

  /// Removes the first frame.
  fileprivate mutating func remove(_ frame: Deadlines.Lateness, lasting time: Double) {
    start += time
    frames -= 1
    if frame.isMissed { missed -= 1 }
    hitchTime -= frame.hitch
  }
}
