import Glibc

/// WebKit's approximation of macOS momentum: 16.7 times the movement of the last 60th of a second, spread over one
/// second.
///
///     x(t) = x₀ + D·A·(1 − e^(−kt))      D = 16.7·v₀/60      A = 1/(1 − e^(−k))
///
/// k comes from WebKit's search for a curve that covers a tenth of the distance in the first 60th of a second. The
/// curve starts at 1.76 times the finger's speed, because WebKit's law does not consider fingers.
public struct MomentumCurve: Hashable, Sendable {
  public var start: Double
  public var velocity: PointsPerSecond

  public init(start: Double, velocity: PointsPerSecond) {
    self.start = start
    self.velocity = velocity
  }
}

extension MomentumCurve {
  /// Distance from start to end, in points, signed.
  public var distance: Double { 16.7 / 60 * velocity.value }

  /// Seconds until rest.
  public var duration: Double { velocity == .zero ? 0 : 1 }

  public var restValue: Double { start + distance }

  public func position(at time: Double) -> Double {
    guard time < duration else { return restValue }
    return start - distance * Self.height * expm1(-Self.decay * max(0, time))
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard time < duration else { return .zero }
    return PointsPerSecond(distance * Self.height * Self.decay * exp(-Self.decay * max(0, time)))
  }

  /// The time at which it passes `offset`; nil if it never does.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = (offset - start) / distance
    guard share > 0, share <= 1 else { return nil }
    return min(1, -log1p(-share / Self.height) / Self.decay)
  }

  private static let (height, decay) = solved()

  /// Solves for A and k by fixed-point iteration, until k's factor for a 60th of a second changes by less than a
  /// thousandth.
  private static func solved() -> (height: Double, decay: Double) {
    var (height, factor, last) = (1.1, 1.0, 1.0)
    repeat {
      last = factor
      factor = height / (height - 0.1)
      height = 1 / (1 - pow(factor, -60))
    } while (factor - last).magnitude >= 0.001
    return (height, 60 * log(factor))
  }
}
