/// The return of Flutter's stretched edge: a spring acts on the stretch itself, not on the pull that caused it.
public struct StretchRecoil: Hashable, Sendable {
  public let start: Double
  public let edge: Double
  /// Length of the screen, in points.
  private let viewport: Double
  /// The stretch as a share of the screen's length, with the sign of the pull.
  private let spring: Spring

  /// The largest speeds, in shares of the screen per second, of a release and of an edge that was hit, and the content's
  /// speed for one share per second.
  private static let (released, hit) = ((limit: 0.5, friction: 6000.0), (limit: 1.25, friction: 3000.0))
  /// All of it runs at this share of Android's speed.
  public static let timeFactor = 0.8
  /// The stretch, and its change per second, below which it has ended.
  private static let tolerance = 0.001

  /// - Parameter parameters: Those of the bounce, with the time factor in its frequency.
  init(
    from offset: Double, to edge: Double, velocity: PointsPerSecond, viewport: Double, parameters: ScrollParameters
  ) {
    (start, self.edge, self.viewport) = (offset, edge, viewport)
    let (limit, friction) = offset == edge ? Self.hit : Self.released
    let speed = min(max(velocity.value / friction, -limit), limit)
    spring = Spring(
      from: StretchedEdge.intensity(pull: offset - edge, viewport: viewport), to: 0,
      velocity: PointsPerSecond(Self.timeFactor * speed), frequency: parameters.bounceFrequency,
      damping: parameters.bounceDamping)
  }
}

extension StretchRecoil {
  public func position(at time: Double) -> Double {
    time > 0 ? edge + StretchedEdge.pull(intensity: spring.position(at: time), viewport: viewport) : start
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    let stretch = spring.position(at: max(0, time))
    let slope = StretchedEdge.slope(intensity: stretch, viewport: viewport)
    return slope > 0 ? 1 / slope * spring.velocity(at: time) : .zero
  }

  public var duration: Double { spring.settlingTime(within: Self.tolerance, slowerThan: Self.tolerance) }

  public func timeReaching(_ offset: Double) -> Double? {
    spring.timeReaching(StretchedEdge.intensity(pull: offset - edge, viewport: viewport))
  }
}

/// What comes back on a stretched edge.
public enum StretchLaw: Hashable, Sendable {
  /// The pull, from which the stretch follows: Android's `EdgeEffect`.
  case pull
  /// The stretch: Flutter's `StretchingOverscrollIndicator`.
  case stretch
}
