import CAllocations

/// What makes a measurement doubtful. It is measured all the same.
nonisolated struct BenchDoubts: Hashable, Sendable {
  var isDebug: Bool
  /// Share of the processors that other processes had over the timed frames; nil where nobody knows.
  var othersShare: Double?
  var cores: Int
  /// How the system chooses the speed of its processors.
  var governor: String?
  /// Where frames wait for their turn: who else makes them wait.
  var presentation: Presentation?
  var window: Window = []
  /// Percentiles are told of its frames.
  var tellsPercentiles = true
  /// How far it came, where somebody ended it before it was over: `312 of 1800 frames`.
  var ending: String?
  /// Why the commit may not be the program's.
  var commit: String?

  /// What may happen to a window.
  nonisolated struct Window: OptionSet, Hashable, Sendable {
    var rawValue: Int

    /// For a while nothing of it could be seen.
    static let hidden = Window(rawValue: 1)
    /// It is not as large as it was to be.
    static let resized = Window(rawValue: 2)
  }
}

nonisolated extension BenchDoubts {
  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// More than this share for others, and they are in the figures.
  private static let quietShare = 0.1

  func reasons(about report: BenchReport) -> [String] {
    var reasons: [String] = []
    if let ending { reasons.append("\(BenchReport.earlyEnd): \(ending)") }
    if isDebug { reasons.append("debug build") }
    if let othersShare, othersShare > Self.quietShare {
      reasons.append(
        "busy machine: others had \(BenchText.number(othersShare * 100, 0)) % of "
          + "\(cores) \(cores == 1 ? "core" : "cores")")
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
    if allocations_are_counted() == 0 { reasons.append("allocations are not counted under a sanitizer") }
    return reasons
  }
}
