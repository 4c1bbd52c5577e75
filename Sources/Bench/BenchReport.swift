import FrameStats
import Notation

/// The result of measuring one scene: printed, stored, and compared later.
public struct BenchReport: Hashable, Sendable {
  public struct DrawingDevice: Hashable, Sendable {
    public var name: String
    /// The name of the renderer.
    public var device: String
    /// Whether rendering is done by the processor.
    public var isSoftware: Bool

    public init(name: String, device: String, isSoftware: Bool) {
      (self.name, self.device, self.isSoftware) = (name, device, isSoftware)
    }

    /// Whether our own painter draws.
    public var isPainter: Bool { name == "software" }
  }

  public var scene: String
  public var renderer: DrawingDevice
  public var width: Int
  public var height: Int
  public var frames: Int
  public var warmup: Int
  /// Time per frame, in milliseconds.
  public var budget: Double
  /// The values of every figure: one per repeat, or one.
  public var figures: [BenchFigure: [Double]] = [:]
  /// Median of each span over all frames, in microseconds.
  public var spans: [FrameSpan: Double] = [:]
  /// The source of the frame pacing.
  public var pacing = ""
  /// The scale by which hitches may be rated: they are what it rates only where a display showed the frames.
  public var hitchScale: String?
  /// Frame times of all repeats.
  var histogram = Histogram()
  public var floor: BenchFloor?
  public var unreliable: [String] = []
  public var machine = ""
  /// Objects that are printed unchanged.
  var details: [JSONField] = []
  public var commit = ""
  /// Every timed frame, by repeat. Nil unless requested.
  public var records: [[TimedFrame]]?

  public init(
    scene: String, renderer: DrawingDevice, width: Int, height: Int, frames: Int, warmup: Int, budget: Double
  ) {
    (self.scene, self.renderer, self.width, self.height) = (scene, renderer, width, height)
    (self.frames, self.warmup, self.budget) = (frames, warmup, budget)
  }
}

extension BenchReport {
  static let schema = "parallax-bench/2"
  /// The schemas that can be read. The first one differs in what is null.
  static let schemas = [schema, "parallax-bench/1"]

  /// The keys of `details`, in order: options, environment, uploads, use of the machine, and each repeat in full.
  static let detailKeys = [
    "conditions", "environment", "upload", "pictures_mb", "switches_per_frame", "cpu_busy_ms", "interval_ms",
    "summaries",
  ]

  /// The reason given for a measurement that was ended early.
  public static let earlyEnd = "ended early"

  public var hasEndedEarly: Bool { unreliable.contains { $0.hasPrefix(Self.earlyEnd) } }

  /// Adds reasons for doubt. Reasons of the same kind, given by the words before the colon, are added once.
  public mutating func doubt(_ reasons: [String]) {
    for reason in reasons where !unreliable.contains(where: { Self.kind($0) == Self.kind(reason) }) {
      unreliable.append(reason)
    }
  }

  /// Adds the doubts that its repeats raise among themselves.
  public mutating func doubtScatter() {
    var reasons: [String] = []
    if let repeats = figures[.p50], let spread = RepeatSpread(repeats), let least = repeats.min(),
      let most = repeats.max(),
      spread.relative > BenchCircumstances.quietSpread || spread.outliers > 0
    {
      reasons.append(
        "repeats scatter: p50 \(least.told(2))...\(most.told(2)) ms, the middle half of them by "
          + "\((spread.relative * 100).told(0)) %, " + counted(spread.outliers, "outlier"))
    }
    doubt(reasons)
  }

  static func kind(_ reason: String) -> Substring { reason.prefix { $0 != ":" } }

  func detail(_ key: String) -> JSONValue? { details.first { $0.key == key }?.value }

  /// Whether the figure is known, and there are enough frames for it. It is told everywhere, or nowhere.
  func tells(_ figure: BenchFigure) -> Bool {
    frames >= figure.leastFrames && figures[figure]?.isEmpty == false
  }

  /// The median of the repeats (a measured value); 0 if there are none.
  public func value(_ figure: BenchFigure) -> Double { Percentiles.nearestRank(500, of: figures[figure] ?? []) ?? 0 }
}

/// The comparison of a scene with its quads alone, drawn in the same frames: its figure divided by theirs, once per
/// repeat.
public struct BenchFloor: Hashable, Sendable {
  public var p50: [Double] = []
  var p99: [Double] = []
  public var processorTime: [Double] = []
  /// Median time of the bare quads.
  public var milliseconds: [Double] = []
  /// Processor time of the quads in batches divided by that of individual quads: the saving from batching alone.
  var batchedTime: [Double] = []
  var batchedMilliseconds: [Double] = []
  /// Where our own painter draws: the processor time of the scene divided by that of a plain copy of the pixels that
  /// change, the time of that copy in milliseconds, and the number of those pixels, a frame each.
  public internal(set) var copyTime: [Double] = []
  var copyMilliseconds: [Double] = []
  public internal(set) var changedPixels: [Double] = []

  public init() {}
}

extension BenchFloor {
  /// What copying the changed pixels of some frames costs.
  public struct Copy: Hashable, Sendable {
    public var frames = 0
    /// Pixels of all frames, and seconds of processor time of the scene and of the copies.
    public var pixels = 0
    public var sceneTime = 0.0
    public var time = 0.0

    public init() {}
  }

  /// Adds a repeat in which something changed.
  public mutating func append(_ copy: Copy) {
    let frames = Double(max(1, copy.frames))
    copyTime.append(copy.sceneTime / max(1e-9, copy.time))
    copyMilliseconds.append(copy.time * 1000 / frames)
    changedPixels.append(Double(copy.pixels) / frames)
  }
}

/// Details about the frames of all repeats.
extension BenchReport {
  /// Time for pictures, in milliseconds, above which a frame exceeds the loader's allowance.
  private static let uploadPatience = 2.0

  /// - Parameter isSpaced: Whether frames waited for their turn.
  public mutating func tell(_ repeats: [[TimedFrame]], isSpaced: Bool) {
    let all = repeats.flatMap(\.self)
    frames = repeats.map(\.count).min() ?? 0
    for span in FrameSpan.allCases {
      spans[span] = Percentiles.nearestRank(500, of: all.map { $0.spans[span] * 1000 })
    }
    histogram = Histogram(all.map(\.duration), around: budget)
    let count = Double(max(1, all.count))
    set(
      "upload",
      [
        "bytes_per_frame": .number(Self.rounded(Double(all.reduce(0) { $0 + $1.uploadedBytes }) / count)),
        "ms_per_frame": .number(Self.rounded(all.reduce(0) { $0 + $1.spans[.pictures] } / count)),
        "frames_over_2_ms": .whole(
          all.count { $0.uploadedBytes > 0 && $0.spans[.pictures] > Self.uploadPatience }),
      ])
    if let work = FrameSummary(all.map(\.work)) { set("cpu_busy_ms", BenchSummary.json(work.percentiles)) }
    if isSpaced { set("interval_ms", intervals(repeats)) }
  }

  /// The time from one presentation to the next.
  private func intervals(_ repeats: [[TimedFrame]]) -> JSONValue {
    guard let summary = FrameSummary(repeats.flatMap(TimedFrame.intervals), budget: budget),
      case .object(let percentiles) = BenchSummary.json(summary.percentiles)
    else { return .null }
    return .object(
      percentiles + [
        JSONField("max", .number(Self.rounded(summary.longest))),
        JSONField("mean_fps", .number(Self.rounded(summary.meanRate))),
        JSONField("missed", .whole(summary.deadlines?.missed ?? 0)), JSONField("frames", .whole(summary.count)),
      ])
  }

  /// Inserts a detail at its place, or replaces it.
  public mutating func set(_ key: String, _ value: JSONValue) {
    details.removeAll { $0.key == key }
    details.append(JSONField(key, value))
    details.sort { (Self.detailKeys.firstIndex(of: $0.key) ?? 0) < (Self.detailKeys.firstIndex(of: $1.key) ?? 0) }
  }
}

extension BenchFloor {
  /// Adds a repeat.
  ///
  /// - Parameters:
  ///   - times: Milliseconds of every frame: the scene, its quads, its quads in batches.
  ///   - used: Processor time of each of the three.
  public mutating func append(_ times: [[Double]], used: [Double]) {
    func ratio(_ thousandths: Int) -> Double {
      (Percentiles.nearestRank(thousandths, of: times[0]) ?? 0)
        / max(1e-6, Percentiles.nearestRank(thousandths, of: times[1]) ?? 0)
    }
    p50.append(ratio(500))
    if times[0].count >= BenchFigure.p99.leastFrames { p99.append(ratio(990)) }
    processorTime.append(used[0] / max(1e-9, used[1]))
    milliseconds.append(Percentiles.nearestRank(500, of: times[1]) ?? 0)
    batchedTime.append(used[2] / max(1e-9, used[1]))
    batchedMilliseconds.append(Percentiles.nearestRank(500, of: times[2]) ?? 0)
  }
}
