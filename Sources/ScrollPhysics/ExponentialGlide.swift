import Glibc

/// An exponential approach to a known target: the glide of a wheel turn, and a coast bent to end on a snap target.
///
///     x(t) = T − (T − x₀)·e^(−kt)      v(t) = k·(T − x₀)·e^(−kt)
///
/// A coast at v₀ keeps its speed with k = v₀/(T − x₀), which requires both to have the same sign.
public struct ExponentialGlide: Hashable, Sendable {
  public var start: Double
  public var target: Double
  /// k, per second. Infinite means arriving at once.
  public var decay: Double

  public init(from start: Double, to target: Double, decay: Double) {
    self.start = start
    self.target = target
    self.decay = decay > 0 ? decay : .infinity
  }
}

extension ExponentialGlide {
  /// The coast that starts at `velocity` and ends on `target`. Nil if the velocity points away from the target.
  public init?(from start: Double, to target: Double, velocity: PointsPerSecond) {
    let decay = velocity.value / (target - start)
    guard decay > 0, decay.isFinite else { return nil }
    self.init(from: start, to: target, decay: decay)
  }

  public func position(at time: Double) -> Double {
    guard decay.isFinite else { return target }
    return start - (target - start) * expm1(-decay * max(0, time))
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard decay.isFinite else { return .zero }
    return PointsPerSecond(decay * (target - start) * exp(-decay * max(0, time)))
  }

  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = (offset - start) / (target - start)
    guard share > 0, share < 1 else { return nil }
    return decay.isFinite ? -log1p(-share) / decay : 0
  }

  /// The time at which `distance` points remain.
  public func time(untilLeft distance: Double) -> Double {
    let way = (target - start).magnitude
    guard way > distance, distance > 0, decay.isFinite else { return 0 }
    return log(way / distance) / decay
  }
}
