import Glibc

/// Chromium's fling: the tail of one fixed curve, entered where its speed is that of the finger.
///
///     p(t) = A·(1 − e^(−gt)) − b·t      A = 5707.62, g = 3.7 per second, b = 172 pt/s
///     x(τ) = x₀ ± (p(t₀ + τ) − p(t₀)),  p'(t₀) = |v₀|
///
/// Faster than the curve's start (20 946 pt/s) it begins at the start. It stands still where p' is 0, after 1.3 s at
/// most.
public struct ChromiumFling: Hashable, Sendable {
  public var start: Double
  /// The speed at time 0: what was asked for, or the curve's fastest.
  public let velocity: PointsPerSecond
  /// Seconds into the curve at which it is entered.
  public let entry: Double
  /// Seconds until it stands still.
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

  /// When it passes `offset`; nil for what it never reaches. Found by halving, as the curve has no inverse.
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
