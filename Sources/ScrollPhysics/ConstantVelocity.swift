/// Automatic scrolling at a constant speed to an offset at which it stops.
///
///     x(t) = x₀ + v·t, up to the end
public struct ConstantVelocity: Hashable, Sendable {
  public var start: Double
  /// The offset at which it stops. If that lies behind the start, it does not move at all.
  public var end: Double
  public var velocity: PointsPerSecond

  public init(from start: Double, to end: Double, velocity: PointsPerSecond) {
    self.start = start
    self.end = end
    self.velocity = velocity
  }
}

extension ConstantVelocity {
  public var duration: Double {
    let time = (end - start) / velocity.value
    return time > 0 && time.isFinite ? time : 0
  }

  public func position(at time: Double) -> Double {
    if duration == 0 { return start }
    return time < duration ? start + velocity.value * max(0, time) : end
  }

  public func velocity(at time: Double) -> PointsPerSecond { time < duration ? velocity : .zero }

  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let time = (offset - start) / velocity.value
    return time > 0 && time <= duration ? time : nil
  }
}
