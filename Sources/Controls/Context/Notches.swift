/// Parts of notches, by which a fine wheel turns: a control takes a step once they make a whole one.
struct Notches<ID: Hashable & Sendable>: Sendable {
  private var id: ID?
  private var rest = 0.0
}

extension Notches {
  /// The whole notches that a wheel has turned a control by now and that it has not been told of.
  mutating func whole(_ part: Double, on id: ID) -> Double {
    // What is left of one way does not hold up the other.
    if self.id != id || part * rest < 0 { (self.id, rest) = (id, 0) }
    guard (rest + part).isFinite else { return 0 }
    rest += part
    let whole = rest.rounded(.towardZero)
    rest -= whole
    return whole
  }
}
