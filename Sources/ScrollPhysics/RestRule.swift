/// When a motion that never quite ends counts as at rest: by formulas of time, never by frames. All in points.
public struct RestRule: Hashable, Sendable {
  /// Points left to go at which a coast rests, and from a target at which a spring does. nil: not asked of a coast.
  public var distance: Double?
  /// Speed below which a coast stops where it is. nil or 0: not asked.
  public var speed: Double?
  /// Points from a target at which a spring or a snap has arrived where `distance` does not say.
  public var springDistance: Double
  /// Speed that a spring must have lost as well. nil: not asked.
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
  /// Points from a target at which a spring or a snap has arrived.
  public var arrival: Double {
    guard let distance, distance > 0, distance.isFinite else { return springDistance }
    return distance
  }

  /// Points left at which a coast has arrived, or nil where only speed is asked.
  var coastDistance: Double? { coastSpeed == nil ? arrival : distance.flatMap { $0 > 0 ? $0 : nil } }

  var coastSpeed: Double? { speed.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}
