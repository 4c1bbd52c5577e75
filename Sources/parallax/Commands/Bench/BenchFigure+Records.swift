import FrameStats

nonisolated extension BenchFigure {
  /// What the frames of one repeat come to.
  ///
  /// - Parameters:
  ///   - budget: Milliseconds that a frame has.
  ///   - isPaced: Frames waited for their turn: lateness is then told by the times between them, else by their own.
  static func figures(
    of records: [TimedFrame], budget: Double, isPaced: Bool, processorTime: Double
  ) -> [BenchFigure: Double] {
    guard !records.isEmpty else { return [:] }
    let times = records.map(\.duration)
    let layouts = records.map(\.layout)
    let spacing = isPaced ? TimedFrame.intervals(records) : times
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
    if let summary = FrameSummary(spacing, budget: budget, isPaced: false), let deadlines = summary.deadlines {
      figures[.missed] = Double(deadlines.missed)
      figures[.hitch] = deadlines.hitchRatio
      let slowest = summary.slowestHundredth ?? summary.longest
      figures[.low] = slowest > 0 ? 1000 / slowest : 0
    }
    return figures
  }
}

nonisolated extension TimedFrame {
  /// Milliseconds from each frame's presentation to the next one's: one less than there are frames.
  static func intervals(_ records: [TimedFrame]) -> [Double] {
    zip(records, records.dropFirst()).map { ($1.end - $0.end) * 1000 }
  }
}
