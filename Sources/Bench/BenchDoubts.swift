import FrameStats
import Notation

/// The doubts about a measurement. They do not stop it.
public struct BenchDoubts: Hashable, Sendable {
  public var isDebug: Bool
  /// Whether allocations can be counted at all.
  public var countsAllocations: Bool
  /// Share of the processors used by other processes during the timed frames. Nil if unknown.
  public var othersShare: Double?
  /// Share of the time for which the frames' thread was ready and had no processor: of the timed frames, or from the
  /// start of the process to its first frame. Nil if unknown.
  public var waitedShare: Double?
  public var cores: Int
  /// The processors' frequency governor.
  public var governor: String?
  /// For frames that wait for their turn: what else makes them wait.
  public var presentation: Presentation?
  public var window: WindowTrouble = []
  /// Whether percentiles of its frames are reported.
  public var tellsPercentiles = true
  /// Progress if it was ended early: `312 of 1800 frames`.
  public var ending: String?
  /// The reason why the commit may not match the program.
  public var commit: String?

  public init(
    isDebug: Bool, countsAllocations: Bool = true, othersShare: Double? = nil, waitedShare: Double? = nil, cores: Int,
    governor: String? = nil,
    presentation: Presentation? = nil, window: WindowTrouble = [], tellsPercentiles: Bool = true, ending: String? = nil,
    commit: String? = nil
  ) {
    (self.isDebug, self.countsAllocations, self.othersShare) = (isDebug, countsAllocations, othersShare)
    self.waitedShare = waitedShare
    (self.cores, self.governor, self.presentation, self.window) = (cores, governor, presentation, window)
    (self.tellsPercentiles, self.ending, self.commit) = (tellsPercentiles, ending, commit)
  }

  /// Problems with a window during a measurement.
  public struct WindowTrouble: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The window was hidden for a while.
    public static let hidden = WindowTrouble(rawValue: 1)
    /// The window does not have the requested size.
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

  /// The reason why the commit may not match the program. Nil if there is none.
  ///
  /// - Parameters:
  ///   - isDirty: Whether files differ from the commit.
  ///   - committed, built: Times of the commit and the build, in seconds since 1970. Nil if unknown.
  public static func doubt(isDirty: Bool?, committed: Double?, built: Double?) -> String? {
    var reasons = isDirty == true ? ["files differ from it"] : []
    if let committed, let built, built < committed { reasons.append("the program was built before it") }
    return reasons.isEmpty ? nil : "commit: " + reasons.joined(separator: ", and ")
  }

  /// Share of the processors above which other processes affect the figures.
  static let quietShare = 0.1
  /// Share of the time for which frames may wait for a processor.
  private static let quietWait = 0.05

  /// Others had the processors, or frames waited for one.
  private var busyness: String? {
    var words: [String] = []
    if let othersShare, othersShare > Self.quietShare {
      words.append("others had \((othersShare * 100).told(0)) % of " + counted(cores, "core"))
    }
    if let waitedShare, waitedShare > Self.quietWait {
      words.append("frames waited \((waitedShare * 100).told(0)) % of the time for a processor")
    }
    return words.isEmpty ? nil : "busy machine: " + words.joined(separator: ", ")
  }

  public func reasons(about report: BenchReport) -> [String] {
    var reasons: [String] = []
    if let ending { reasons.append("\(BenchReport.earlyEnd): \(ending)") }
    if isDebug { reasons.append("debug build") }
    if let busyness { reasons.append(busyness) }
    if tellsPercentiles, report.frames < BenchFigure.p99.leastFrames {
      reasons.append("too few frames: \(report.frames), and a p99 takes \(BenchFigure.p99.leastFrames)")
    }
    if let governor, governor != "performance" { reasons.append("governor: \(governor), not performance") }
    if let presentation, presentation != .none {
      reasons.append("pacing unknown: presenting waits, too, \(presentation.words)")
    }
    if window.contains(.hidden) { reasons.append("the window was hidden for a while") }
    if window.contains(.resized) {
      reasons.append("the window is \(report.width) x \(report.height) pixels, not as requested")
    }
    if let commit { reasons.append(commit) }
    if !countsAllocations { reasons.append("allocations are not counted under a sanitizer") }
    return reasons
  }
}
