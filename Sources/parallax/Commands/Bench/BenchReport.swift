import FrameStats
import JSON

/// What measuring one scene came to: what is printed, stored, and compared with later.
nonisolated struct BenchReport: Hashable, Sendable {
  struct Renderer: Hashable, Sendable {
    var name: String
    /// What draws, as it names itself.
    var device: String
    /// A processor plays the graphics card.
    var isSoftware: Bool
  }

  var scene: String
  var renderer: Renderer
  var width: Int
  var height: Int
  var frames: Int
  var warmup: Int
  /// Milliseconds that a frame has.
  var budget: Double
  /// Every figure as often as it was measured: once a repeat, or once.
  var figures: [BenchFigure: [Double]] = [:]
  /// The median of each part over all frames, in microseconds.
  var spans: [FrameSpan: Double] = [:]
  /// Who decided when a frame is shown.
  var pacing = ""
  /// Frame times of all repeats.
  var histogram = Histogram()
  var floor: BenchFloor?
  var unreliable: [String] = []
  var machine = ""
  /// Objects that are printed as they were put together.
  var details: [JSONField] = []
  var commit = ""
  /// Every timed frame, repeat after repeat; nil if nobody asked for them.
  var records: [[TimedFrame]]?
}

nonisolated extension BenchReport {
  static let schema = "parallax-bench/1"

  /// What stands in `details`, in its order: what was asked for, surroundings, uploads, use of the machine, and each
  /// repeat in full.
  static let detailKeys = [
    "conditions", "environment", "upload", "pictures_mb", "switches_per_frame", "cpu_busy_ms", "interval_ms",
    "summaries",
  ]

  /// Of the histogram, which ends at two budgets.
  static let buckets = 64

  /// What a measurement that somebody ended is unreliable for.
  static let earlyEnd = "ended early"

  var hasEndedEarly: Bool { unreliable.contains { $0.hasPrefix(Self.earlyEnd) } }

  /// Adds what makes a part of it doubtful. One of each kind, which is what stands before its colon, is enough.
  mutating func doubt(_ reasons: [String]) {
    for reason in reasons where !unreliable.contains(where: { Self.kind($0) == Self.kind(reason) }) {
      unreliable.append(reason)
    }
  }

  static func kind(_ reason: String) -> Substring { reason.prefix { $0 != ":" } }

  func detail(_ key: String) -> JSONValue? { details.first { $0.key == key }?.value }

  /// Whether enough frames stand behind a figure.
  func tells(_ figure: BenchFigure) -> Bool { frames >= figure.leastFrames }

  /// The median of the repeats, one that was measured; 0 if there is none.
  func value(_ figure: BenchFigure) -> Double { Percentiles.nearestRank(500, of: figures[figure] ?? []) ?? 0 }
}

/// How the scene compares with the same frames' quads drawn with nothing else around them: its figure over theirs,
/// once a repeat.
nonisolated struct BenchFloor: Hashable, Sendable {
  var p50: [Double] = []
  var p99: [Double] = []
  var processorTime: [Double] = []
  /// The median time of the bare quads.
  var milliseconds: [Double] = []
  /// Processor time of the quads collected into batches, over that of the quads each by itself: what batching alone
  /// would save.
  var batchedTime: [Double] = []
  var batchedMilliseconds: [Double] = []
}
