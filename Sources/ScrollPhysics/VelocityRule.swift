/// How the speed of a finger is read from its last positions.
public enum VelocityRule: String, CaseIterable, Hashable, Sendable {
  /// The last three pairs, .6 for the oldest, .35 and .05, as Flutter fits `UIScrollView`; shares of missing pairs go
  /// to the others.
  case ios
  /// The same with missing pairs counted as standstill, as Flutter does: a flick of two samples is then very slow.
  case flutter
  /// Flutter's weights for macOS, .15, .65 and .2, missing pairs as standstill.
  case macos
  /// A parabola through the last 100 ms by least squares, or a line where samples are few. It can point backwards when
  /// the finger brakes.
  case leastSquares
  /// The same, but 0 for fewer than three samples.
  case flutterLeastSquares
  /// The parabola, but never outside the speeds that were seen between two samples.
  case boundedLeastSquares
  /// The energy that the finger put in over the last 100 ms, as Android does for scroll axes.
  case impulse
  /// All deltas of the last 150 ms over the time between the first and the last; reads N/(N − 1) too much.
  case gtk
  /// The mean over the last 100 ms.
  case mean
  /// The last two samples.
  case lastPair
}
