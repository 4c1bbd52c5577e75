import CAllocations

/// What makes a measurement doubtful. It is measured all the same.
nonisolated struct BenchDoubts: Hashable, Sendable {
  var isDebug: Bool
  /// Processes that ran or wanted to when it began.
  var load: Double?
  var cores: Int
  /// How long presenting takes when nothing was drawn, in seconds; nil where frames do not wait for a display.
  var emptyPresentTime: Double?
  /// The window is not as large as it was to be.
  var isWindowShrunk = false
}

nonisolated extension BenchDoubts {
  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The fewest frames of which a 99th percentile says something.
  private static let leastFrames = 300

  func reasons(about report: BenchReport) -> [String] {
    var reasons: [String] = []
    if isDebug { reasons.append("debug build") }
    if let load, load > Double(cores) / 2 {
      reasons.append("busy machine: load \(BenchText.number(load, 1)) on \(cores) \(cores == 1 ? "core" : "cores")")
    }
    if report.frames < Self.leastFrames {
      reasons.append("too few frames: \(report.frames), and a p99 takes \(Self.leastFrames)")
    }
    if report.renderer.isSoftware {
      reasons.append("software renderer: \(report.renderer.device) draws on the processor")
    }
    if let emptyPresentTime, emptyPresentTime > 0.003 {
      reasons.append(
        "pacing unknown: the display waits, too, \(BenchText.number(emptyPresentTime * 1000, 1)) ms to present nothing"
      )
    }
    if isWindowShrunk { reasons.append("the window is \(report.width) x \(report.height) pixels, not as asked") }
    if allocations_are_counted() == 0 { reasons.append("allocations are not counted under a sanitizer") }
    return reasons
  }
}
