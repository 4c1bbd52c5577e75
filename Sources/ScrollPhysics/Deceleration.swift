import Glibc

/// Free scrolling after the finger lifts: speed falls by the same share every millisecond.
///
///     v(t) = v₀·e^(−kt)      x(t) = x₀ + v₀/k·(1 − e^(−kt))      k = −1000·ln(rate), per second
///
/// It never reaches its projection x₀ + v₀/k; a `RestRule` says when it has come close enough.
public struct Deceleration: Hashable, Sendable {
  /// Offset at time 0, in points.
  public var start: Double
  public var velocity: PointsPerSecond
  /// k, per second: 2.002 for a rate of 0.998.
  public var decay: Double

  /// A decay that is not positive counts as that of a rate of 0.998.
  public init(start: Double, velocity: PointsPerSecond, decay: Double) {
    self.start = start
    self.velocity = velocity
    self.decay = decay > 0 && decay.isFinite ? decay : Self.decay(rate: 0.998)
  }

  /// - Parameter rate: Share of the speed kept after one millisecond. 0.998 is UIKit's normal rate, 0.99 its fast one.
  public init(start: Double, velocity: PointsPerSecond, rate: Double) {
    self.init(start: start, velocity: velocity, decay: Self.decay(rate: rate))
  }
}

extension Deceleration {
  /// k for a rate per millisecond: −1000·ln(rate).
  public static func decay(rate: Double) -> Double { -1000 * log(rate) }

  /// Where the content would come to rest after unlimited time.
  public var projection: Double { start + velocity.value / decay }

  public func position(at time: Double) -> Double { start - velocity.value / decay * expm1(-decay * max(0, time)) }

  public func velocity(at time: Double) -> PointsPerSecond { exp(-decay * max(0, time)) * velocity }

  /// When it passes `offset`; nil for what it never reaches. An offset that it starts from is passed at 0.
  ///
  ///     t = −ln(1 − k·(x − x₀)/v₀) / k
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = decay * (offset - start) / velocity.value
    guard share > 0, share < 1 else { return nil }
    return -log1p(-share) / decay
  }

  /// When so many points are left to go; 0 if no more are left at the start.
  public func time(untilLeft distance: Double) -> Double { time(untilSpeed: distance * decay) }

  /// When it has slowed down to `speed`; 0 if it never was faster.
  public func time(untilSpeed speed: Double) -> Double {
    guard velocity.magnitude > speed, speed > 0 else { return 0 }
    return log(velocity.magnitude / speed) / decay
  }
}
