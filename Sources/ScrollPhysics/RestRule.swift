/// The thresholds at which a motion that only approaches its end counts as resting: by formulas of time, never by
/// frames. Lengths in points.
public struct RestRule: Hashable, Sendable {
  /// Remaining distance at which a coast rests, and distance from its target at which a spring does. Nil: not applied
  /// to a coast.
  public var distance: Double?
  /// Speed below which a coast stops. Nil or 0: not applied.
  public var speed: Double?
  /// Distance from the target at which a spring or a snap has arrived, if `distance` is nil.
  public var springDistance: Double
  /// Speed that a spring must also have fallen below. Nil: not applied.
  public var springSpeed: Double?

  public init(
    distance: Double? = 0.5, speed: Double? = nil, springDistance: Double = 0.5, springSpeed: Double? = nil
  ) {
    self.distance = distance
    self.speed = speed
    self.springDistance = springDistance
    self.springSpeed = springSpeed
  }
}

extension RestRule {
  /// Distance from the target at which a spring or a snap has arrived.
  public var arrival: Double {
    guard let distance, distance > 0, distance.isFinite else { return springDistance }
    return distance
  }

  /// Remaining distance at which a coast has arrived. Nil if only its speed counts.
  var coastDistance: Double? { coastSpeed == nil ? arrival : distance.flatMap { $0 > 0 ? $0 : nil } }

  var coastSpeed: Double? { speed.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}
