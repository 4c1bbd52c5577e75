import FrameStats

nonisolated extension BenchFigure {
  /// What the frames of one repeat come to.
  ///
  /// - Parameters:
  ///   - budget: Milliseconds that a frame has.
  ///   - spacing: By what frames are late.
  static func figures(
    of records: [TimedFrame], budget: Double, spacing: FrameSpacing, processorTime: Double
  ) -> [BenchFigure: Double] {
    guard !records.isEmpty else { return [:] }
    let times = records.map(\.duration)
    let layouts = records.map(\.layout)
    var figures: [BenchFigure: Double] = [:]
    figures[.p50] = Percentiles.nearestRank(500, of: times)
    figures[.p95] = Percentiles.nearestRank(950, of: times)
    figures[.p99] = Percentiles.nearestRank(990, of: times)
    figures[.layoutP50] = Percentiles.nearestRank(500, of: layouts)
    figures[.layoutP99] = Percentiles.nearestRank(990, of: layouts)
    figures[.max] = times.max()
    let count = Double(records.count)
    figures[.mean] = times.reduce(0, +) / count
    figures[.processorTime] = processorTime * 1000 / count
    figures[.drawCalls] = Double(records.reduce(0) { $0 + $1.drawCalls }) / count
    figures[.allocations] = Double(records.reduce(0) { $0 + $1.allocations }) / count
    if let summary = FrameSummary(records, budget: budget, spacing: spacing), let deadlines = summary.deadlines {
      figures[.missed] = Double(deadlines.missed)
      figures[.hitch] = deadlines.hitchRatio
      let slowest = summary.slowestHundredth ?? summary.longest
      figures[.low] = slowest > 0 ? 1000 / slowest : 0
    }
    return figures
  }
}

nonisolated extension FrameSummary {
  /// Of the times by which frames are late.
  init?(_ records: [TimedFrame], budget: Double, spacing: FrameSpacing) {
    self.init(
      spacing.times(of: records), budget: budget, isPaced: spacing == .display, moving: spacing.motion(in: records))
  }
}

nonisolated extension TimedFrame {
  /// Milliseconds from each frame's presentation to the next one's: one less than there are frames.
  static func intervals(_ records: [TimedFrame]) -> [Double] {
    zip(records, records.dropFirst()).map { ($1.end - $0.end) * 1000 }
  }
}
