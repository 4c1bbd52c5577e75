import FrameStats
import Text

/// What makes a measurement doubtful. It is measured all the same.
public struct BenchDoubts: Hashable, Sendable {
  public var isDebug: Bool
  /// Whether allocations can be counted at all.
  public var countsAllocations: Bool
  /// Share of the processors that other processes had over the timed frames; nil where nobody knows.
  public var othersShare: Double?
  public var cores: Int
  /// How the system chooses the speed of its processors.
  public var governor: String?
  /// Where frames wait for their turn: who else makes them wait.
  public var presentation: Presentation?
  public var window: WindowTrouble = []
  /// Percentiles are told of its frames.
  public var tellsPercentiles = true
  /// How far it came, where somebody ended it before it was over: `312 of 1800 frames`.
  public var ending: String?
  /// Why the commit may not be the program's.
  public var commit: String?

  public init(
    isDebug: Bool, countsAllocations: Bool = true, othersShare: Double? = nil, cores: Int, governor: String? = nil,
    presentation: Presentation? = nil, window: WindowTrouble = [], tellsPercentiles: Bool = true, ending: String? = nil,
    commit: String? = nil
  ) {
    (self.isDebug, self.countsAllocations, self.othersShare) = (isDebug, countsAllocations, othersShare)
    (self.cores, self.governor, self.presentation, self.window) = (cores, governor, presentation, window)
    (self.tellsPercentiles, self.ending, self.commit) = (tellsPercentiles, ending, commit)
  }

  /// What may happen to a window.
  public struct WindowTrouble: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// For a while nothing of it could be seen.
    public static let hidden = WindowTrouble(rawValue: 1)
    /// It is not as large as it was to be.
    public static let resized = WindowTrouble(rawValue: 2)
  }
}

extension BenchDoubts {
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Why the commit may not be the program's; nil where nothing speaks against it.
  ///
  /// - Parameters:
  ///   - isDirty: Whether files differ from the commit.
  ///   - committed, built: When the commit and the program were made, in seconds since 1970; nil where nobody can tell.
  public static func doubt(isDirty: Bool?, committed: Double?, built: Double?) -> String? {
    var reasons = isDirty == true ? ["files differ from it"] : []
    if let committed, let built, built < committed { reasons.append("the program was built before it") }
    return reasons.isEmpty ? nil : "commit: " + reasons.joined(separator: ", and ")
  }

  /// More than this share for others, and they are in the figures.
  static let quietShare = 0.1

  public func reasons(about report: BenchReport) -> [String] {
    var reasons: [String] = []
    if let ending { reasons.append("\(BenchReport.earlyEnd): \(ending)") }
    if isDebug { reasons.append("debug build") }
    if let othersShare, othersShare > Self.quietShare {
      reasons.append(
        "busy machine: others had \((othersShare * 100).told(0)) % of "
          + counted(cores, "core"))
    }
    if tellsPercentiles, report.frames < BenchFigure.p99.leastFrames {
      reasons.append("too few frames: \(report.frames), and a p99 takes \(BenchFigure.p99.leastFrames)")
    }
    if let governor, governor != "performance" { reasons.append("governor: \(governor), not performance") }
    if let presentation, presentation != .none {
      reasons.append("pacing unknown: presenting waits, too, \(presentation.words)")
    }
    if window.contains(.hidden) { reasons.append("the window could not be seen for a while") }
    if window.contains(.resized) {
      reasons.append("the window is \(report.width) x \(report.height) pixels, not as asked")
    }
    if let commit { reasons.append(commit) }
    if !countsAllocations { reasons.append("allocations are not counted under a sanitizer") }
    return reasons
  }
}
