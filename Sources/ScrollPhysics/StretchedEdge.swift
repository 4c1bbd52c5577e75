import Glibc

/// Android's stretched edge: what a pull makes of the screen, and the numbers of its way back.
///
/// A pull of y points on a screen of H stretches by s = 0.016·(y/H + 1 − e^(−y/H·e/0.33)), 3.2 % at most. What lies at
/// a share u of the screen's length, seen from the other edge, is then at the share that
///
///     (1/(1 + s)) − u/(1 + s·(0.3 + 0.7u))
///
/// takes it from: the pulled edge stays where it is, what is next to it grows most.
public enum StretchedEdge {
  /// How much faster than the content the edge is pulled by what runs into it.
  static let absorption = 13.0
  /// Closer than so many pixels, and slower than so many a second, it goes home at that constant speed.
  static let (nearly, homeSpeed) = (8.0, 200.0)

  /// By how much the screen is stretched, as a share of its length. It has the sign of the pull.
  public static func intensity(pull: Double, viewport: Double) -> Double {
    guard viewport > 0, pull.isFinite else { return 0 }
    let share = min(1, pull.magnitude / viewport)
    let stretch = 0.016 * share - 0.016 * expm1(-share * M_E / 0.33)
    return pull < 0 ? -stretch : stretch
  }

  /// Where a place on the screen is seen when the screen is stretched.
  ///
  /// A negative intensity holds the low edge, a positive one the high edge; places and result are points from the low
  /// edge of the screen. The other edge's content leaves the screen.
  public static func place(_ place: Double, intensity: Double, viewport: Double) -> Double {
    guard intensity != 0, viewport > 0 else { return place }
    if intensity > 0 { return viewport - self.place(viewport - place, intensity: -intensity, viewport: viewport) }
    let stretch = -intensity
    // What a place shows is s ↦ 1/(1 + stretch) − u/(1 + stretch·(0.3 + 0.7u)) with u = 1 − s; solved for u.
    let left = 1 / (1 + stretch) - place / viewport
    let share = left * (1 + 0.3 * stretch) / (1 - 0.7 * stretch * left)
    return viewport * (1 - share)
  }
}
