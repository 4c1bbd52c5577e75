import Glibc

/// The velocity that a caught coast adds to the next flick in the same direction.
public enum CarriedMomentum: String, CaseIterable, Hashable, Sendable {
  /// None: catching stops the content.
  case none
  /// Flutter's power law, if the new flick is faster than half of the carried velocity.
  case flutter
  /// GTK's rule: the more of the old speed the new flick has, the more is added, up to six times.
  case gtk
}

extension CarriedMomentum {
  /// Longest standstill of the finger that still carries momentum, in seconds. Flutter's value.
  static let longestPause = 0.02

  /// The velocity of a flick at `velocity` that caught a coast at `caught`.
  public func total(_ velocity: PointsPerSecond, catching caught: PointsPerSecond) -> PointsPerSecond {
    guard velocity.value * caught.value > 0 else { return velocity }
    switch self {
    case .none: return velocity
    case .flutter:
      let carried = Self.flutterCarried(caught)
      return velocity.magnitude > 0.5 * carried.magnitude ? velocity + carried : velocity
    case .gtk:
      let share = velocity.magnitude / caught.magnitude
      guard share >= 0.33 else { return velocity }
      return velocity + min((share - 0.33) / 0.67, 6) * caught
    }
  }

  /// Flutter's carried velocity: 0.000816·|v|^1.967 in the direction of v, at most 40 000.
  public static func flutterCarried(_ velocity: PointsPerSecond) -> PointsPerSecond {
    let carried = min(0.000816 * pow(velocity.magnitude, 1.967), 40_000)
    return PointsPerSecond(velocity.value < 0 ? -carried : carried)
  }
}
