import FrameStats

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
  var commit = ""
  /// Every timed frame, repeat after repeat; nil if nobody asked for them.
  var records: [[FrameRecord]]?
}

nonisolated extension BenchReport {
  static let schema = "parallax-bench/1"

  /// The median of the repeats, one that was measured: of an even number the upper of the two in the middle.
  func value(_ figure: BenchFigure) -> Double {
    guard let values = figures[figure]?.sorted(), !values.isEmpty else { return 0 }
    return values[values.count / 2]
  }
}

/// The same frames' quads drawn with nothing else around them, and how the scene compares: its figure over the floor's.
nonisolated struct BenchFloor: Hashable, Sendable {
  /// Of each repeat, in milliseconds.
  var p50: [Double] = []
  var p99: [Double] = []
  var processorTime: [Double] = []
  /// Of the medians.
  var p50Ratio = 0.0
  var p99Ratio = 0.0
  var processorRatio = 0.0
}
