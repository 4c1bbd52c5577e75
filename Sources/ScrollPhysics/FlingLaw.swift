/// How content coasts after the finger lifts.
public enum FlingLaw: String, CaseIterable, Hashable, Sendable {
  /// `Deceleration` at `decelerationRate`.
  case exponential
  /// `PowerFling`, with Android's friction.
  case power
  /// `ChromiumFling`, one fixed curve.
  case chromium
}
