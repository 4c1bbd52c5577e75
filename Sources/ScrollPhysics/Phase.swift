/// A stretch of a plan: what the content does, and from when to when.
public struct Phase: Hashable, Sendable {
  public var kind: PhaseKind
  public var segment: Segment
  /// Seconds since the plan began.
  public var start: Double
  /// Seconds since the plan began. Infinite for the last phase, which is always a rest.
  public var end: Double

  public init(_ kind: PhaseKind, _ segment: Segment, start: Double, end: Double) {
    self.kind = kind
    self.segment = segment
    self.start = start
    self.end = end
  }
}

/// What the content does in a phase, in the words of the `simulate` command.
public enum PhaseKind: String, CaseIterable, Hashable, Sendable {
  case decelerate, spring, snap, rest
  /// By itself, at a constant speed.
  case steady
}
