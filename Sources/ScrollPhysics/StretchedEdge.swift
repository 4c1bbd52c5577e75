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
