/// The law of a coast after the finger lifts.
public enum FlingLaw: String, CaseIterable, Hashable, Sendable {
  /// `Deceleration` at `decelerationRate`.
  case exponential
  /// `SplineFling`, Android's own.
  case spline
  /// `PowerFling`, Android's as approximated by Flutter.
  case power
  /// `ChromiumFling`, one fixed curve.
  case chromium
  /// `MomentumCurve`, WebKit's approximation of macOS.
  case momentum
}
