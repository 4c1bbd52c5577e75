/// A phase of a plan: the kind of motion, and its start and end.
public struct Phase: Hashable, Sendable {
  public var kind: PhaseKind
  public var segment: Segment
  /// Start, in seconds since the plan began.
  public var start: Double
  /// End, in seconds since the plan began. Infinite for the last phase, which is always a rest.
  public var end: Double

  public init(_ kind: PhaseKind, _ segment: Segment, start: Double, end: Double) {
    self.kind = kind
    self.segment = segment
    self.start = start
    self.end = end
  }
}

/// The kind of motion in a phase, as the `simulate` command names it.
public enum PhaseKind: String, CaseIterable, Hashable, Sendable {
  case decelerate, spring, snap, rest
  /// A released pull that decays.
  case `return`
  /// Automatic scrolling at a constant speed.
  case steady
}
