import Glibc

/// Android's fling as approximated by Flutter's clamping physics: a power of the remaining time, with a fixed duration.
///
///     x(t) = x₀ + D·(1 − (1 − t/T)^R)      v(t) = v₀·(1 − t/T)^(R − 1)      R = ln 0.78 / ln 0.9
///     D = 0.35·v₀·Tₐ      T = 0.35·R·Tₐ      Tₐ = (|v₀|/v_ref)^(1/(R − 1)), Android's own duration
///
/// v_ref follows from a friction of 0.015 on a screen of 160 points per inch: about 2224 pt/s.
public struct PowerFling: Hashable, Sendable {
  public var start: Double
  public var velocity: PointsPerSecond
  /// Distance from start to end, in points, signed.
  public let distance: Double
  /// Seconds until rest.
  public let duration: Double
  /// Duration of Android's own curve for the same distance, in seconds.
  public let androidDuration: Double

  public init(start: Double, velocity: PointsPerSecond, friction: Double = 0.015) {
    self.start = start
    self.velocity = velocity
    let inchesPerMetre = 39.37
    let pull = friction * 9.80665 * inchesPerMetre * 160 * 0.84
    let reference = pull / Self.inflexion
    androidDuration = reference > 0 ? pow(velocity.magnitude / reference, 1 / (Self.exponent - 1)) : 0
    distance = Self.inflexion * velocity.value * androidDuration
    duration = Self.inflexion * Self.exponent * androidDuration
  }
}

extension PowerFling {
  static let exponent = log(0.78) / log(0.9)
  private static let inflexion = 0.35

  public var restValue: Double { start + distance }

  public func position(at time: Double) -> Double {
    guard time < duration else { return restValue }
    return start - distance * expm1(Self.exponent * log1p(-max(0, time) / duration))
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard time < duration else { return .zero }
    return pow(1 - max(0, time) / duration, Self.exponent - 1) * velocity
  }

  /// The time at which it passes `offset`; nil if it never does.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = (offset - start) / distance
    guard share > 0, share <= 1 else { return nil }
    return -duration * expm1(log1p(-share) / Self.exponent)
  }
}
