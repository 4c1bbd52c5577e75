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
  /// The same of the slowest thousandth; nil for less than 1000 frames.
  public var slowestThousandth: Double?
  /// The share of the time that went into frames of more than two and a half times the mean, 0...1: what CapFrameX
  /// calls stuttering time.
  public var stutterShare: Double
  public var pacing: Pacing
  /// What the budget says; nil without one.
  public var deadlines: Deadlines?
}

extension FrameSummary {
  /// Frames that take so many times the mean stutter.
  private static let stutter = 2.5

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
    slowestHundredth = Self.slowest(100, of: sorted)
    slowestThousandth = Self.slowest(1000, of: sorted)
    let threshold = Self.stutter * mean
    stutterShare = duration > 0 ? sorted.reduce(0) { $1 > threshold ? $0 + $1 : $0 } / duration : 0
    deadlines = budget.flatMap {
      Deadlines(times, percentiles: percentiles, budget: $0, isPaced: isPaced, moving: moving)
    }
    pacing = Pacing(times, mean: mean)
  }

  public init?(_ times: [Double], budget: Double? = nil, isPaced: Bool = false, moving: [Bool] = []) {
    self.init(times.span, budget: budget, isPaced: isPaced, moving: moving)
  }

  /// The mean of the slowest of so many frames each, rounded up to whole frames; nil where there are fewer.
  private static func slowest(_ part: Int, of sorted: [Double]) -> Double? {
    guard sorted.count >= part else { return nil }
    let slowest = (sorted.count + part - 1) / part
    return sorted[(sorted.count - slowest)...].reduce(0, +) / Double(slowest)
  }

  /// Whether a time counts.
  static func isUsable(_ time: Double) -> Bool { time.isFinite && time >= 0 }
}

extension FrameSummary {
  /// Frames per second: all frames by all the time. 0 if no time passed.
  public var meanRate: Double { Self.rate(of: mean) }

  /// "1 % low": frames per second of the slowest hundredth.
  public var slowestHundredthRate: Double? { slowestHundredth.map(Self.rate) }

  /// "0.1 % low".
  public var slowestThousandthRate: Double? { slowestThousandth.map(Self.rate) }

  private static func rate(of time: Double) -> Double { time > 0 ? 1000 / time : 0 }
}
