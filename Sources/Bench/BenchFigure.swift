import FrameStats

/// A figure of a run. Its raw value is its path in the JSON.
public enum BenchFigure: String, CaseIterable, Hashable, Sendable {
  case p50 = "frame_ms.p50"
  case p95 = "frame_ms.p95"
  case p99 = "frame_ms.p99"
  case max = "frame_ms.max"
  case mean = "frame_ms.mean"
  case processorTime = "cpu_ms_per_frame"
  case layoutP50 = "layout_us.p50"
  case layoutP99 = "layout_us.p99"
  case drawCalls = "draw_calls_per_frame"
  case allocations = "allocations_per_frame"
  case missed = "missed_frames"
  case hitch = "hitch_ms_per_s"
  case slow = "slow_frames"
  case low = "one_percent_low_fps"
  case lowest = "point_one_percent_low_fps"
  case stutter = "stuttering_time_percent"
  case textures = "texture_mb"
  case memory = "peak_rss_mb"
  case firstFrame = "first_frame_ms"
}

extension BenchFigure {
  /// The way in which others on the machine sway a figure.
  enum Kind: Hashable, Sendable {
    /// A count or a size: not at all.
    case count
    /// Processor time: by what processes share besides their turns.
    case processor
    /// Time on the wall of usual frames: by the turns of others.
    case wall
    /// Few frames or a moment, by time on the wall: most of all.
    case tail
  }

  /// What is known of a figure.
  private struct Row {
    var title: String
    var digits = 1
    var kind: Kind
    var grain: Double
    var leastFrames = 1
    var isCompared = true
    var isLateness = false
    var isOnce = false
  }

  private var row: Row {
    switch self {
    case .p50: Row(title: "p50 ms", digits: 2, kind: .wall, grain: 0.02)
    case .p95: Row(title: "p95 ms", digits: 2, kind: .tail, grain: 0.02, leastFrames: Percentiles.leastCount(950))
    case .p99: Row(title: "p99 ms", digits: 2, kind: .tail, grain: 0.02, leastFrames: Percentiles.leastCount(990))
    // The longest frame is chance, and the mean mixes two figures that are compared by themselves: the time of a usual
    // frame, and the lateness of the others. The time of a few frames in a thousand is also chance.
    case .max: Row(title: "max ms", digits: 2, kind: .tail, grain: 0.02, isCompared: false)
    case .mean: Row(title: "mean ms", digits: 2, kind: .wall, grain: 0.02, isCompared: false)
    case .processorTime: Row(title: "cpu ms", digits: 2, kind: .processor, grain: 0.02)
    case .layoutP50: Row(title: "layout us", kind: .wall, grain: 1)
    // One more interrupt in a hundred frames is not a change, nor is a thousandth of a frame.
    case .layoutP99: Row(title: "layout p99", kind: .tail, grain: 10, leastFrames: Percentiles.leastCount(990))
    case .drawCalls: Row(title: "draws", kind: .count, grain: 0.05)
    case .allocations: Row(title: "allocs", digits: 2, kind: .count, grain: 0.05)
    case .missed: Row(title: "missed", digits: 0, kind: .tail, grain: 2, isLateness: true)
    case .hitch: Row(title: "hitch ms/s", kind: .tail, grain: 2, isLateness: true)
    case .slow: Row(title: "slow", digits: 0, kind: .tail, grain: 2)
    case .low: Row(title: "1% low fps", kind: .tail, grain: 0.5, leastFrames: 100, isLateness: true)
    case .lowest:
      Row(title: "0.1% low fps", kind: .tail, grain: 0.5, leastFrames: 1000, isCompared: false, isLateness: true)
    case .stutter: Row(title: "stuttering time %", kind: .tail, grain: 0.5, isCompared: false, isLateness: true)
    case .textures: Row(title: "textures MB", kind: .count, grain: 0.5, isOnce: true)
    case .memory: Row(title: "peak MB", kind: .count, grain: 0.5, isOnce: true)
    case .firstFrame: Row(title: "first ms", kind: .tail, grain: 5, isOnce: true)
    }
  }

  /// The keys of its path.
  var path: [String] { rawValue.split(separator: ".").map(String.init) }
  /// Its column heading.
  var title: String { row.title }
  /// Number of decimals for display.
  var digits: Int { row.digits }
  /// Whether later runs are compared in it.
  public var isCompared: Bool { row.isCompared }
  /// Whether it measures lateness, which depends on the budget and on whether frames waited for their turn.
  var isLateness: Bool { row.isLateness }
  var kind: Kind { row.kind }
  /// Minimum number of frames.
  var leastFrames: Int { row.leastFrames }
  /// Whether a process has it only once, however often its frames are timed.
  public var isOncePerProcess: Bool { row.isOnce }
  /// Smallest difference that counts as a change, whatever the ratio: one allocation in a thousand frames is not news.
  var grain: Double { row.grain }

  /// The compared amount, where less is better: a rate becomes the milliseconds of one frame. NaN if there is no such
  /// time.
  func amount(_ value: Double) -> Double { self == .low || self == .lowest ? value > 0 ? 1000 / value : .nan : value }
}

extension BenchFigure {
  /// The figures of one repeat.
  ///
  /// - Parameters:
  ///   - budget: Time per frame, in milliseconds.
  ///   - spacing: The rule for lateness.
  public static func figures(
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
    if let median = figures[.p50] { figures[.slow] = Double(times.count { $0 > 2 * median }) }
    if let summary = FrameSummary(records, budget: budget, spacing: spacing), let deadlines = summary.deadlines {
      figures[.missed] = Double(deadlines.missed)
      figures[.hitch] = deadlines.hitchRatio
      let slowest = summary.slowestHundredth ?? summary.longest
      figures[.low] = slowest > 0 ? 1000 / slowest : 0
      figures[.lowest] = summary.slowestThousandthRate ?? figures[.low]
      figures[.stutter] = summary.stutterShare * 100
    }
    return figures
  }
}

extension FrameSummary {
  /// From the times that define lateness.
  init?(_ records: [TimedFrame], budget: Double, spacing: FrameSpacing) {
    self.init(
      spacing.times(of: records), budget: budget, isPaced: spacing != .none, moving: spacing.motion(in: records))
  }
}
