import Glibc

/// Chromium's fling: the tail of a fixed curve, entered where its speed equals the finger's.
///
///     p(t) = A·(1 − e^(−gt)) − b·t      A = 5707.62, g = 3.7 per second, b = 172 pt/s
///     x(τ) = x₀ ± (p(t₀ + τ) − p(t₀)),  p'(t₀) = |v₀|
///
/// Flings faster than the curve's start (20 946 pt/s) begin at the start. It rests where p' is 0, after at most 1.3 s.
public struct ChromiumFling: Hashable, Sendable {
  public var start: Double
  /// The velocity at time 0: the requested one, or the curve's maximum.
  public let velocity: PointsPerSecond
  /// Time on the curve at which it is entered, in seconds.
  public let entry: Double
  /// Seconds until rest.
  public let duration: Double

  public init(start: Double, velocity: PointsPerSecond) {
    self.start = start
    let speed = min(velocity.magnitude, Self.fastest)
    self.velocity = PointsPerSecond(velocity.value < 0 ? -speed : speed)
    let end = log(Self.height * Self.rate / Self.brake) / Self.rate
    entry = min(end, max(0, -log((speed + Self.brake) / (Self.height * Self.rate)) / Self.rate))
    duration = end - entry
  }
}

extension ChromiumFling {
  private static let height = 5707.62
  private static let rate = 3.7
  private static let brake = 172.0
  static let fastest = height * rate - brake

  public var restValue: Double { start + direction * travel(duration) }

  public func position(at time: Double) -> Double {
    guard time < duration else { return restValue }
    return start + direction * travel(max(0, time))
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard time < duration else { return .zero }
    guard time > 0 else { return velocity }
    return PointsPerSecond(direction * (Self.height * Self.rate * exp(-Self.rate * (entry + time)) - Self.brake))
  }

  /// The time at which it passes `offset`; nil if it never does. Found by bisection, as the curve has no inverse.
  public func timeReaching(_ offset: Double) -> Double? {
    let wanted = direction * (offset - start)
    if wanted == 0 { return 0 }
    guard wanted > 0, wanted <= travel(duration) else { return nil }
    return root(from: 0, to: duration) { travel($0) - wanted }
  }

  private var direction: Double { velocity.value < 0 ? -1 : 1 }

  private func travel(_ time: Double) -> Double {
    -Self.height * exp(-Self.rate * entry) * expm1(-Self.rate * time) - Self.brake * time
  }
}
