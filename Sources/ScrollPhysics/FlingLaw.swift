/// How content coasts after the finger lifts.
public enum FlingLaw: String, CaseIterable, Hashable, Sendable {
  /// `Deceleration` at `decelerationRate`.
  case exponential
  /// `SplineFling`, Android's own.
  case spline
  /// `PowerFling`, Android's as Flutter has it.
  case power
  /// `ChromiumFling`, one fixed curve.
  case chromium
  /// `MomentumCurve`, WebKit's guess at a Mac's.
  case momentum
}
