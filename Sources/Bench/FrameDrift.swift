import FrameStats

/// The change of frame times within a run, told by the same part of the tape earlier and later.
public struct FrameDrift: Hashable, Sendable {
  /// The median of the later half over that of the earlier one.
  public var ratio: Double

  /// A drift beyond this, either way, is told.
  private static let calm = 1.2
  /// Rounds of the tape in each half.
  private static let leastRounds = 2
}

extension FrameDrift {
  /// Nil for fewer than four rounds of the tape.
  ///
  /// - Parameter period: Frames of one round.
  public init?(_ frames: [TimedFrame], period: Int) {
    let half = period > 0 ? frames.count / (2 * period) * period : 0
    guard half >= Self.leastRounds * period, half > 0,
      let before = Percentiles.nearestRank(500, of: frames[..<half].map(\.duration)), before > 0,
      let after = Percentiles.nearestRank(500, of: frames[half..<(2 * half)].map(\.duration))
    else { return nil }
    ratio = after / before
  }

  /// The doubt that it raises. Nil for none.
  public var doubt: String? {
    guard ratio > Self.calm || ratio < 1 / Self.calm else { return nil }
    return "drift within a run: usual frames of the second half took \(ratio.told(2)) times those of the first"
  }
}
