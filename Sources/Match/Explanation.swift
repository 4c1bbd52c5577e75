import Effects

/// A build that differs in one way, and how well it explains a film.
struct Explanation {
  let kind: FaultKind
  let deviation: Deviation
  /// The groups that it is about.
  let cost: Double
}

extension Explanation {
  /// Whether it is better than another one, or as good and simpler.
  func precedes(_ other: Explanation, within margin: Double) -> Bool {
    guard (cost - other.cost).magnitude < margin else { return cost < other.cost }
    return kind.rank == other.kind.rank ? cost < other.cost : kind.rank < other.kind.rank
  }
}
