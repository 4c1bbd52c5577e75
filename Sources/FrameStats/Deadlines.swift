/// Frame times compared with the budget. All times are in milliseconds.
public struct Deadlines: Hashable, Sendable {
  public var budget: Double
  /// Frames longer than one and a half budgets: they missed at least one display refresh.
  public var missed: Int
  /// Share of all frames that were missed, 0...1.
  public var missedShare: Double
  /// Frames longer than two budgets.
  public var janky: Int
  /// Times minus the budget: positive if missed, negative if time was left.
  public var overrun: Percentiles
  /// Total time by which frames were late while something moved.
  public var hitchTime: Double
  /// Hitch time in milliseconds per second of motion. `HitchScale` rates it.
  ///
  /// The duration of motion is the time its frames are visible: of frames that waited for the display, their own time;
  /// of others at least the budget, as a frame that is done early is not visible for less.
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

  /// A frame is late only beyond this; anything less is clock noise.
  public static let tolerance = 0.5
}

extension Deadlines {
  /// Nil if the budget is not positive and finite, or there is no valid time.
  init?(_ times: Span<Double>, percentiles: Percentiles, budget: Double, isPaced: Bool, moving: [Bool]) {
    guard budget > 0, budget.isFinite else { return nil }
    let rule = Rule(budget: budget, isPaced: isPaced, moving: moving)
    var run = Second()
    var (motion, janky) = (0.0, 0)
    for index in times.indices where FrameSummary.isUsable(times[index]) {
      run.add(times[index], number: index, by: rule)
      if rule.isMoving(index) { motion += isPaced ? times[index] : max(times[index], budget) }
      if times[index] > 2 * budget { janky += 1 }
    }
    guard run.frames > 0 else { return nil }
    self.budget = budget
    self.janky = janky
    missed = run.missed
    missedShare = Double(run.missed) / Double(run.frames)
    overrun = percentiles.minus(budget)
    hitchTime = run.hitchTime
    hitchRatio = motion > 0 ? run.hitchTime / motion * 1000 : 0
    worstSecond = Self.worstSecond(of: times, by: rule)
  }

  /// The rule by which frames are late.
  fileprivate struct Rule {
    var budget: Double
    var isPaced: Bool
    var moving: [Bool]

    func isMoving(_ index: Int) -> Bool { index >= moving.count || moving[index] }

    func hitch(_ time: Double, number index: Int) -> Double {
      isMoving(index) ? Deadlines.hitch(time, budget: budget, isPaced: isPaced) : 0
    }
  }

  /// The lateness of a frame: its time beyond the budget, in whole budgets if frames are paced.
  static func hitch(_ time: Double, budget: Double, isPaced: Bool) -> Double {
    guard time - budget > tolerance else { return 0 }
    guard isPaced else { return time - budget }
    // A quotient too large to count is left as it is; adding and subtracting 2^52 rounds the others to whole numbers.
    let quotient = time / budget
    let whole = quotient < 0x1p51 ? quotient + 0x1p52 - 0x1p52 : quotient
    return max(0, whole - 1) * budget
  }

  /// The second with the most hitch time.
  private static func worstSecond(of times: Span<Double>, by rule: Rule) -> Second {
    var (window, worst) = (Second(), Second())
    var (first, duration) = (0, 0.0)
    for last in times.indices where FrameSummary.isUsable(times[last]) {
      window.add(times[last], number: last, by: rule)
      duration += times[last]
      while duration > 1000 && window.frames > 1 {
        if FrameSummary.isUsable(times[first]) {
          window.remove(times[first], number: first, by: rule)
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
  fileprivate mutating func add(_ time: Double, number index: Int, by rule: Deadlines.Rule) {
    frames += 1
    if FramePace.isMissed(time, budget: rule.budget) { missed += 1 }
    hitchTime += rule.hitch(time, number: index)
  }

  /// Removes the first frame.
  fileprivate mutating func remove(_ time: Double, number index: Int, by rule: Deadlines.Rule) {
    start += time
    frames -= 1
    if FramePace.isMissed(time, budget: rule.budget) { missed -= 1 }
    hitchTime -= rule.hitch(time, number: index)
  }
}
