/// The last 20 positions of a finger, stored inline, and its velocity.
///
/// Times are in seconds, positions in points. The velocity is that of the positions, so a finger on a screen has the
/// opposite sign of the content. Samples that go back in time or are not finite are ignored. For one time two samples
/// are kept, the first and the last position: the jump between them has no speed.
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
    guard position.isPlausible, time.isPlausible else { return }
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

  /// The time of the last sample. Nil if there is none.
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

  /// The velocity when the finger lifts. 0 if it stood still for longer than `pause` seconds.
  public func velocity(_ rule: VelocityRule, liftedAt time: Double, pause: Double) -> PointsPerSecond {
    guard let lastTime, time - lastTime <= pause else { return .zero }
    return velocity(rule)
  }

  /// The sample `age` places before the newest.
  subscript(age: Int) -> Sample { ring[(newest + ring.count - age) % ring.count] }

  /// The velocity between sample `age` and the one before it. Nil if there is none, or no time between them.
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

extension VelocityTracker {
  /// The slope at the newest sample of the best-fitting parabola, or line if a parabola is not determined.
  func parabola(samples: Int) -> Double {
    guard samples > 1 else { return 0 }
    let fit = moments(samples: samples)
    let n = Double(samples)
    // Centered sums: S(a, b) = Σab − Σa·Σb/n.
    let tt = fit.t2 - fit.t1 * fit.t1 / n
    let tq = fit.t3 - fit.t1 * fit.t2 / n
    let qq = fit.t4 - fit.t2 * fit.t2 / n
    let tx = fit.tx - fit.t1 * fit.x / n
    let qx = fit.qx - fit.t2 * fit.x / n
    let determinant = tt * qq - tq * tq
    if samples > 2, determinant > 1e-9 * tt * qq { return (tx * qq - qx * tq) / determinant }
    return tt > 0 ? tx / tt : 0
  }

  /// `velocity` clamped to the slowest and fastest pair.
  func bounded(_ velocity: Double, samples: Int) -> Double {
    var (low, high) = (Double.infinity, -Double.infinity)
    for age in 0..<max(0, samples - 1) {
      guard let speed = pairVelocity(age) else { continue }
      (low, high) = (min(low, speed), max(high, speed))
    }
    return low <= high ? min(max(velocity, low), high) : 0
  }

  /// Sums of powers of t and of t·x, with times and positions relative to the newest sample.
  private func moments(samples: Int) -> Moments {
    var sums = Moments()
    for age in 0..<samples {
      let t = self[age].time - self[0].time
      let x = self[age].position - self[0].position
      sums.t1 += t
      sums.t2 += t * t
      sums.t3 += t * t * t
      sums.t4 += t * t * t * t
      sums.x += x
      sums.tx += t * x
      sums.qx += t * t * x
    }
    return sums
  }

  private struct Moments {
    var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
    var (x, tx, qx) = (0.0, 0.0, 0.0)
  }
}

extension VelocityTracker {
  /// A weighted mean of the last three pair velocities, newest first. Pairs without duration count as standstill, or
  /// are skipped if `sharing`.
  func weighted(_ first: Double, _ second: Double, _ third: Double, sharing: Bool) -> Double {
    var (sum, used, total) = (0.0, 0, 0.0)
    var age = 0
    while used < 3, age + 1 < count {
      let speed = pairVelocity(age)
      age += 1
      if sharing, speed == nil { continue }
      let weight = used == 0 ? first : used == 1 ? second : third
      used += 1
      sum += weight * (speed ?? 0)
      total += weight
    }
    return sharing && total > 0 ? sum / total : sum
  }

  /// The number of samples in the stroke that just ended: those of the last 100 ms, back to a gap of more than 40 ms.
  func recent() -> Int {
    guard count > 0 else { return 0 }
    var samples = 1
    while samples < count {
      let sample = self[samples]
      guard self[0].time - sample.time <= 0.1, self[samples - 1].time - sample.time <= 0.04 else { break }
      samples += 1
    }
    return samples
  }

  /// The mean velocity over a window. `countingFirst` includes the delta to the first sample in it.
  func windowMean(_ window: Double, countingFirst: Bool) -> Double {
    guard count > 1 else { return 0 }
    var oldest = 0
    while oldest + 1 < count, self[0].time - self[oldest + 1].time <= window { oldest += 1 }
    let time = self[0].time - self[oldest].time
    guard time > 0 else { return pairVelocity(0) ?? 0 }
    // The first delta needs the position before the window.
    let from = countingFirst && oldest + 1 < count ? oldest + 1 : oldest
    return (self[0].position - self[from].position) / time
  }

  /// The energy of a stroke: each change of speed does work, and v = √(2W) with the sign of W.
  func impulse(samples: Int) -> Double {
    var work = 0.0
    var isFirst = true
    for age in (0..<max(0, samples - 1)).reversed() {
      guard let speed = pairVelocity(age) else { continue }
      work += (speed - Self.speed(ofWork: work)) * speed.magnitude
      if isFirst { work /= 2 }
      isFirst = false
    }
    return Self.speed(ofWork: work)
  }

  private static func speed(ofWork work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
