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
  /// The keys of its path.
  var path: [String] { rawValue.split(separator: ".").map(String.init) }

  /// Its column heading.
  var title: String {
    switch self {
    case .p50: "p50 ms"
    case .p95: "p95 ms"
    case .p99: "p99 ms"
    case .max: "max ms"
    case .mean: "mean ms"
    case .processorTime: "cpu ms"
    case .layoutP50: "layout us"
    case .layoutP99: "layout p99"
    case .drawCalls: "draws"
    case .allocations: "allocs"
    case .missed: "missed"
    case .hitch: "hitch ms/s"
    case .slow: "slow"
    case .low: "1% low fps"
    case .lowest: "0.1% low fps"
    case .stutter: "stuttering time %"
    case .textures: "textures MB"
    case .memory: "peak MB"
    case .firstFrame: "first ms"
    }
  }

  /// Number of decimals for display.
  var digits: Int {
    switch self {
    case .p50, .p95, .p99, .max, .mean, .processorTime: 2
    case .missed, .slow: 0
    case .allocations: 2
    default: 1
    }
  }

  /// Whether later runs are compared in it. The longest frame is chance, and the mean mixes two figures that are
  /// compared by themselves: the time of a usual frame, and the lateness of the others. The time of a few frames in a
  /// thousand is also chance.
  public var isCompared: Bool {
    switch self {
    case .max, .mean, .lowest, .stutter: false
    default: true
    }
  }

  /// Whether it measures lateness, which depends on the budget and on whether frames waited for their turn.
  var isLateness: Bool {
    switch self {
    case .missed, .hitch, .low, .lowest, .stutter: true
    default: false
    }
  }

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

  var kind: Kind {
    switch self {
    case .p50, .mean, .layoutP50: .wall
    case .p95, .p99, .layoutP99, .max, .missed, .hitch, .slow, .low, .lowest, .stutter, .firstFrame: .tail
    case .processorTime: .processor
    case .drawCalls, .allocations, .textures, .memory: .count
    }
  }

  /// The compared amount, where less is better: a rate becomes the milliseconds of one frame. NaN if there is no such
  /// time.
  func amount(_ value: Double) -> Double { self == .low || self == .lowest ? value > 0 ? 1000 / value : .nan : value }

  /// Minimum number of frames.
  var leastFrames: Int {
    switch self {
    case .p95: Percentiles.leastCount(950)
    case .p99, .layoutP99: Percentiles.leastCount(990)
    case .low: 100
    case .lowest: 1000
    default: 1
    }
  }

  /// Whether a process has it only once, however often its frames are timed.
  public var isOncePerProcess: Bool {
    switch self {
    case .textures, .memory, .firstFrame: true
    default: false
    }
  }

  /// Smallest difference that counts as a change, whatever the ratio: one allocation in a thousand frames is not news.
  var grain: Double {
    switch self {
    case .p50, .p95, .p99, .max, .mean, .processorTime: 0.02
    case .layoutP50: 1
    // One more interrupt in a hundred frames is not a change, nor is a thousandth of a frame.
    case .layoutP99: 10
    case .allocations, .drawCalls: 0.05
    case .missed, .hitch, .slow: 2
    case .low, .lowest, .stutter: 0.5
    case .textures, .memory: 0.5
    case .firstFrame: 5
    }
  }
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
