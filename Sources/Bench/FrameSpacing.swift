/// What decides when the next frame comes, and by that what lateness is told by.
public enum FrameSpacing: Hashable, Sendable {
  /// Nothing: each follows at once. A frame is late by what it takes itself.
  case none
  /// A clock of the program's own. A frame is late by the time since the one before was shown.
  case clock
  /// The display, too: frames are shown for whole numbers of its pictures.
  case display
}

extension FrameSpacing {
  /// The milliseconds by which lateness is told: of each frame, or of each but the first from the one before to it.
  public func times(of records: [TimedFrame]) -> [Double] {
    self == .none ? records.map(\.duration) : TimedFrame.intervals(records)
  }

  /// Whether something moved in each of these times: the offset is another than that of the frame before. Where the
  /// tape begins again the offset jumps, which is no motion.
  func motion(in records: [TimedFrame]) -> [Bool] {
    let steps = zip(records, records.dropFirst()).map { $1.moment > $0.moment && $1.offset != $0.offset }
    // What the first frame shows has moved if it goes on from there.
    return self == .none ? [steps.first ?? true] + steps : steps
  }
}
