/// A summary of a run of frame times. All times are in milliseconds.
///
/// Times that are negative or not finite are excluded and counted in `unusable`.
public struct FrameSummary: Hashable, Sendable {
  /// Number of valid frames.
  public var count: Int
  public var unusable: Int
  /// Sum of all times.
  public var duration: Double
  public var mean: Double
  public var shortest: Double
  public var longest: Double
  public var percentiles: Percentiles
  /// Mean of the slowest hundredth of the frames, rounded up to whole frames; nil for fewer than 100 frames.
  public var slowestHundredth: Double?
  /// The same for the slowest thousandth; nil for fewer than 1000 frames.
  public var slowestThousandth: Double?
  /// Share of the time spent in frames of more than two and a half times the mean, 0...1: CapFrameX's stuttering time.
  public var stutterShare: Double
  public var pacing: Pacing
  /// The result for the budget; nil without one.
  public var deadlines: Deadlines?
}

extension FrameSummary {
  /// Frames of more than this many times the mean stutter.
  private static let stutter = 2.5

  /// Summarizes frame times. Nil if none is valid.
  ///
  /// - Parameters:
  ///   - times: One per frame, in order.
  ///   - budget: The time per frame: 1000 / 60 at 60 Hz. Ignored unless positive and finite.
  ///   - isPaced: Whether frames wait for their turn, so that the times are those from one to the next.
  ///   - moving: Whether something moved in each frame, as an invisible pause is not a hitch. Missing entries count as
  ///     true.
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

  /// The mean of the slowest frames, one in `part` of them, rounded up. Nil for fewer than `part` frames.
  private static func slowest(_ part: Int, of sorted: [Double]) -> Double? {
    guard sorted.count >= part else { return nil }
    let slowest = (sorted.count + part - 1) / part
    return sorted[(sorted.count - slowest)...].reduce(0, +) / Double(slowest)
  }

  /// Whether a time is valid.
  static func isUsable(_ time: Double) -> Bool { time.isFinite && time >= 0 }
}

extension FrameSummary {
  /// Frames per second: all frames divided by the total time. 0 if no time passed.
  public var meanRate: Double { Self.rate(of: mean) }

  /// "1 % low": frames per second of the slowest hundredth.
  public var slowestHundredthRate: Double? { slowestHundredth.map(Self.rate) }

  /// "0.1 % low".
  public var slowestThousandthRate: Double? { slowestThousandth.map(Self.rate) }

  private static func rate(of time: Double) -> Double { time > 0 ? 1000 / time : 0 }
}
