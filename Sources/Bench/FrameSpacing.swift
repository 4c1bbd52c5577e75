/// The pacing of frames, and with it the definition of lateness.
public enum FrameSpacing: Hashable, Sendable {
  /// None: each frame follows at once. A frame misses a deadline if it takes longer than its budget.
  case none
  /// A clock of the program's own. A frame is shown at one of its deadlines, and misses those before.
  case clock
  /// The display as well, whose own deadlines count.
  case display
}

extension FrameSpacing {
  /// The times in milliseconds that define lateness: of each frame, or of each but the first since the previous one.
  public func times(of records: [TimedFrame]) -> [Double] {
    self == .none ? records.map(\.duration) : TimedFrame.intervals(records)
  }

  /// Whether something moved in each of these times, i.e. the offset differs from the previous frame. The jump when the
  /// tape restarts does not count.
  func motion(in records: [TimedFrame]) -> [Bool] {
    let steps = zip(records, records.dropFirst()).map { $1.moment > $0.moment && $1.offset != $0.offset }
    // The first frame counts as moving if motion follows it.
    return self == .none ? [steps.first ?? true] + steps : steps
  }
}
