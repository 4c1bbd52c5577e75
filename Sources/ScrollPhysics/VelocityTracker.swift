/// The last positions of a finger, and how fast it moves. Holds 20 samples in place.
///
/// Times are in seconds, positions in points; the velocity is that of the positions, so that of a finger on a screen
/// has the opposite sign of the content's. Samples that go back in time or are not finite are ignored. At one moment
/// two samples are kept, the place come to and the place gone to: the jump between them has no speed.
public struct VelocityTracker: Sendable {
  private var ring = InlineArray<20, Sample>(repeating: Sample(time: 0, position: 0))
  private var newest = 0
  public private(set) var count = 0

  struct Sample: Hashable, Sendable {
    var time: Double
    var position: Double
  }

  public init() {}
}

extension VelocityTracker {
  public mutating func add(_ position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(time: time, position: position)
    if count > 0 {
      guard time >= self[0].time else { return }
      if count > 1, time == self[0].time, time == self[1].time {
        ring[newest] = sample
        return
      }
    }
    newest = (newest + 1) % ring.count
    ring[newest] = sample
    count = min(count + 1, ring.count)
  }

  /// When the last sample was taken. nil if there is none.
  public var lastTime: Double? { count > 0 ? self[0].time : nil }

  public func velocity(_ rule: VelocityRule) -> PointsPerSecond {
    let value: Double =
      switch rule {
      case .ios: weighted(0.05, 0.35, 0.6, sharing: true)
      case .flutter: weighted(0.05, 0.35, 0.6, sharing: false)
      case .macos: weighted(0.2, 0.65, 0.15, sharing: false)
      case .leastSquares: parabola(samples: recent())
      case .flutterLeastSquares: recent() < 3 ? 0 : parabola(samples: recent())
      case .boundedLeastSquares: bounded(parabola(samples: recent()), samples: recent())
      case .impulse: impulse(samples: recent())
      case .gtk: windowMean(0.15, countingFirst: true)
      case .mean: windowMean(0.1, countingFirst: false)
      case .lastPair: pairVelocity(0) ?? pairVelocity(1) ?? 0
      }
    return PointsPerSecond(value.isFinite ? value : 0)
  }

  /// The velocity at the moment the finger lifts: 0 if it had been still for longer than `pause` seconds.
  public func velocity(_ rule: VelocityRule, liftedAt time: Double, pause: Double) -> PointsPerSecond {
    guard let lastTime, time - lastTime <= pause else { return .zero }
    return velocity(rule)
  }

  /// The sample so many before the newest.
  subscript(age: Int) -> Sample { ring[(newest + ring.count - age) % ring.count] }

  /// The speed between sample `age` and the one before it. nil if there is none or no time between them.
  func pairVelocity(_ age: Int) -> Double? {
    guard age + 1 < count else { return nil }
    let time = self[age].time - self[age + 1].time
    return time > 0 ? (self[age].position - self[age + 1].position) / time : nil
  }
}

extension VelocityTracker: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    for age in 0..<count { hasher.combine(self[age]) }
  }
}
