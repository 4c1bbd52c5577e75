/// The deadlines of a run of frames, one budget apart, and those that frames miss.
///
/// Frames that wait for their turn are shown at one deadline each: a frame has missed as many as lie between the
/// previous one's and its own. A frame that is a little late and followed by one as much shorter misses none. Frames
/// that do not wait begin at a deadline each: one that takes longer than its budget misses at least one.
public struct DeadlineGrid: Hashable, Sendable {
  /// Time from its deadline to the showing of the last frame, in milliseconds.
  private var lateness = 0.0

  /// Share of the lateness that remains after a frame: the grid slowly follows a display whose rate is not quite the
  /// nominal one, and a clock that began anew after a stall.
  private static let memory = 0.9
  private static let most = 1e9

  public init() {}
}

extension DeadlineGrid {
  /// The number of deadlines that the next frame misses.
  ///
  /// - Parameters:
  ///   - time: Since the previous frame was shown, or of the frame itself if frames do not wait, in milliseconds.
  ///   - budget: Time from deadline to deadline. Nothing is missed unless it is positive and finite.
  ///   - isPaced: Whether frames wait for their turn.
  public mutating func missed(_ time: Double, budget: Double, isPaced: Bool) -> Int {
    guard budget > 0, budget.isFinite, FrameSummary.isUsable(time) else { return 0 }
    guard isPaced else { return Int(min(Self.most, max(0, (time / budget).rounded(.up) - 1))) }
    lateness += time - budget
    let missed = max(0, (lateness / budget).rounded())
    lateness -= missed * budget
    // Two frames between two deadlines.
    if lateness < -budget / 2 { lateness += budget }
    lateness = lateness.isFinite ? lateness * Self.memory : 0
    return Int(min(Self.most, missed))
  }

  /// Begins anew after a rest.
  public mutating func rest() { lateness = 0 }
}
