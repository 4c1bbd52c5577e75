/// When a motion that never quite ends counts as at rest: whichever comes first, by a formula of time, never by frames.
public struct RestRule: Hashable, Sendable {
  /// Points left to go. nil: not asked of a coast; springs and snaps then use half a point.
  public var distance: Double?
  /// Speed in points per second below which a coast stops where it is. nil or 0: not asked.
  public var speed: Double?

  public init(distance: Double? = 0.5, speed: Double? = nil) {
    self.distance = distance
    self.speed = speed
  }
}

extension RestRule {
  /// Points from a target at which a spring or a snap has arrived.
  public var arrival: Double {
    guard let distance, distance > 0, distance.isFinite else { return 0.5 }
    return distance
  }

  /// Points left at which a coast has arrived, or nil where only speed is asked.
  var coastDistance: Double? { coastSpeed == nil ? arrival : distance.flatMap { $0 > 0 ? $0 : nil } }

  var coastSpeed: Double? { speed.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}
