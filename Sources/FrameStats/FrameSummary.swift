/// What a run of frame times amounts to. All times are in milliseconds.
///
/// Times that are not finite or are negative are left out and counted in `unusable`.
public struct FrameSummary: Hashable, Sendable {
  /// Frames that count.
  public var count: Int
  public var unusable: Int
  /// Sum of all times.
  public var duration: Double
  public var mean: Double
  public var shortest: Double
  public var longest: Double
  public var percentiles: Percentiles
  /// Mean of the slowest hundredth of the frames, rounded up to whole frames; nil for less than 100 frames.
  public var slowestHundredth: Double?
  public var pacing: Pacing
  /// What the budget says; nil without one.
  public var deadlines: Deadlines?
}

extension FrameSummary {
  /// Sums up frame times. Nil if none counts.
  ///
  /// - Parameters:
  ///   - times: One a frame, in their order.
  ///   - budget: The time that each frame has: 1000 / 60 at 60 Hz. Not positive or not finite: there is no budget.
  ///   - isPaced: Whether frames wait for the screen, so that each time is a whole number of budgets.
  ///   - moving: Whether something moved in each frame: a pause that nobody sees is no hitch. In those that are missing
  ///     something did.
  public init?(_ times: Span<Double>, budget: Double? = nil, isPaced: Bool = false, moving: [Bool] = []) {
    var sorted: [Double] = []
    sorted.reserveCapacity(times.count)
    for index in times.indices where Self.isUsable(times[index]) { sorted.append(times[index]) }
    sortUpwards(&sorted)
    guard let percentiles = Percentiles(sorted: sorted.span), let shortest = sorted.first, let longest = sorted.last
    else { return nil }
    count = sorted.count
    unusable = times.count - sorted.count
    duration = sorted.reduce(0, +)
    mean = duration / Double(sorted.count)
    (self.shortest, self.longest, self.percentiles) = (shortest, longest, percentiles)
    if count >= 100 {
      let slowest = (count + 99) / 100
      slowestHundredth = sorted[(count - slowest)...].reduce(0, +) / Double(slowest)
    }
    deadlines = budget.flatMap {
      Deadlines(times, percentiles: percentiles, budget: $0, isPaced: isPaced, moving: moving)
    }
    // Last, as it uses the scratch again.
    pacing = Pacing(times, mean: mean, median: percentiles.p50, scratch: &sorted)
  }

  public init?(_ times: [Double], budget: Double? = nil, isPaced: Bool = false, moving: [Bool] = []) {
    self.init(times.span, budget: budget, isPaced: isPaced, moving: moving)
  }

  /// Whether a time counts.
  static func isUsable(_ time: Double) -> Bool { time.isFinite && time >= 0 }
}

extension FrameSummary {
  /// Frames per second: all frames by all the time. 0 if no time passed.
  public var meanRate: Double { Self.rate(of: mean) }

  /// "1 % low": frames per second of the slowest hundredth.
  public var slowestHundredthRate: Double? { slowestHundredth.map(Self.rate) }

  /// The other "1 % low", which some tools print: frames per second of the p99.
  public var p99Rate: Double? { percentiles.p99.map(Self.rate) }

  private static func rate(of time: Double) -> Double { time > 0 ? 1000 / time : 0 }
}
