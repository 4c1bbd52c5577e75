import Glibc

/// Free scrolling after the finger lifts: the speed falls by a constant factor each millisecond.
///
///     v(t) = v₀·e^(−kt)      x(t) = x₀ + v₀/k·(1 − e^(−kt))      k = −1000·ln(rate), per second
///
/// It never reaches its projection x₀ + v₀/k; a `RestRule` defines when it is close enough.
public struct Deceleration: Hashable, Sendable {
  /// Offset at time 0, in points.
  public var start: Double
  public var velocity: PointsPerSecond
  /// k, per second: 2.002 for a rate of 0.998.
  public var decay: Double

  /// A decay that is not positive is replaced by that of a rate of 0.998.
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

  /// The offset it tends to.
  public var projection: Double { start + velocity.value / decay }

  public func position(at time: Double) -> Double { start - velocity.value / decay * expm1(-decay * max(0, time)) }

  public func velocity(at time: Double) -> PointsPerSecond { exp(-decay * max(0, time)) * velocity }

  /// The time at which it passes `offset`; nil if it never does. 0 for the starting offset.
  ///
  ///     t = −ln(1 − k·(x − x₀)/v₀) / k
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = decay * (offset - start) / velocity.value
    guard share > 0, share < 1 else { return nil }
    return -log1p(-share) / decay
  }

  /// The time at which `distance` points remain; 0 if no more remain at the start.
  public func time(untilLeft distance: Double) -> Double { time(untilSpeed: distance * decay) }

  /// The time at which it has slowed down to `speed`; 0 if it is never faster.
  public func time(untilSpeed speed: Double) -> Double {
    guard velocity.magnitude > speed, speed > 0 else { return 0 }
    return log(velocity.magnitude / speed) / decay
  }
}
