import Glibc

/// Android's stretched edge: the deformation of the screen by a pull, and the constants of its return.
///
/// A pull of y points on a screen of height H stretches by s = 0.016·(y/H + 1 − e^(−y/H·e/0.33)), at most 3.2 %. The
/// content displayed at share u of the screen's length, measured from the other edge, comes from the share
///
///     (1/(1 + s)) − u/(1 + s·(0.3 + 0.7u))
///
/// so the pulled edge stays in place and the content next to it grows most.
public enum StretchedEdge {
  /// Speed of the pull on the edge divided by the speed of the content that hits it.
  static let absorption = 13.0
  /// Below this distance in pixels and this speed in pixels per second, it returns at that constant speed.
  static let (nearly, homeSpeed) = (8.0, 200.0)

  /// The stretch as a share of the screen's length, with the sign of the pull.
  public static func intensity(pull: Double, viewport: Double) -> Double {
    guard viewport > 0, pull.isFinite else { return 0 }
    let share = min(1, pull.magnitude / viewport)
    let stretch = 0.016 * share - 0.016 * expm1(-share * M_E / 0.33)
    return pull < 0 ? -stretch : stretch
  }

  /// The pull in points that stretches by an intensity, with its sign: the inverse, and at most the screen's length.
  static func pull(intensity: Double, viewport: Double) -> Double {
    let stretch = intensity.magnitude
    guard viewport > 0, stretch > 0 else { return 0 }
    guard stretch < self.intensity(pull: 1, viewport: 1) else { return intensity < 0 ? -viewport : viewport }
    let share = root(from: 0, to: 1) { self.intensity(pull: $0, viewport: 1) - stretch }
    return intensity < 0 ? -share * viewport : share * viewport
  }

  /// Change of the intensity per point of pull. 0 where the pull is as long as the screen.
  static func slope(intensity: Double, viewport: Double) -> Double {
    let share = pull(intensity: intensity, viewport: 1).magnitude
    guard viewport > 0, share < 1 else { return 0 }
    return 0.016 / viewport * (1 + M_E / 0.33 * exp(-share * M_E / 0.33))
  }

  /// The displayed position of a place on the stretched screen.
  ///
  /// A negative intensity fixes the low edge, a positive one the high edge; positions are in points from the low edge
  /// of the screen. Content at the other edge leaves the screen.
  public static func place(_ place: Double, intensity: Double, viewport: Double) -> Double {
    guard intensity != 0, viewport > 0 else { return place }
    if intensity > 0 { return viewport - self.place(viewport - place, intensity: -intensity, viewport: viewport) }
    let stretch = -intensity
    // The inverse of s ↦ 1/(1 + stretch) − u/(1 + stretch·(0.3 + 0.7u)) with u = 1 − s, solved for u.
    let left = 1 / (1 + stretch) - place / viewport
    let share = left * (1 + 0.3 * stretch) / (1 - 0.7 * stretch * left)
    return viewport * (1 - share)
  }
}
