/// The estimation of a finger's speed from its last positions.
public enum VelocityRule: String, CaseIterable, Hashable, Sendable {
  /// The last three pairs, weighted .6 for the oldest, .35 and .05, as Flutter approximates `UIScrollView`; the weights
  /// of missing pairs go to the others.
  case ios
  /// The same with missing pairs as standstill, as in Flutter: a flick of two samples is then very slow.
  case flutter
  /// Flutter's weights for macOS, .15, .65 and .2, with missing pairs as standstill.
  case macos
  /// A least-squares parabola through the last 100 ms, or a line if there are few samples. It can point backwards when
  /// the finger brakes.
  case leastSquares
  /// The same, but 0 for fewer than three samples.
  case flutterLeastSquares
  /// The parabola, limited to the range of speeds seen between two samples.
  case boundedLeastSquares
  /// The energy that the finger put in over the last 100 ms, as Android computes it for scroll axes.
  case impulse
  /// All deltas of the last 150 ms divided by the time between the first and the last; too high by N/(N − 1).
  case gtk
  /// The mean over the last 100 ms.
  case mean
  /// The last two samples.
  case lastPair
}
