/// The turning of controls by a wheel. Accumulates the fractional notches of a fine wheel until they make a whole one.
struct WheelNotches<ID: Hashable & Sendable>: Sendable {
  private var id: ID?
  private var rest = 0.0
  /// Whether a control has been turned since the owner last checked.
  var hasTurned = false
}

extension WheelNotches {
  /// The whole notches by which the wheel has turned a control, and that have not been returned yet.
  mutating func whole(_ part: Double, on id: ID) -> Double {
    // A remainder in one direction does not delay the other.
    if self.id != id || part * rest < 0 { (self.id, rest) = (id, 0) }
    guard (rest + part).isFinite else { return 0 }
    rest += part
    let whole = rest.rounded(.towardZero)
    rest -= whole
    return whole
  }
}
