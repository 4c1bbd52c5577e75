/// The rating of a hitch ratio.
public enum HitchRating: String, Hashable, Sendable {
  case good, warning, critical
  /// Beyond the end of the scale for all animation.
  case actNow
}
