import FrameStats
import JSON

/// What measuring one scene came to: what is printed, stored, and compared with later.
public struct BenchReport: Hashable, Sendable {
  public struct DrawingDevice: Hashable, Sendable {
    public var name: String
    /// What draws, as it names itself.
    public var device: String
    /// A processor plays the graphics card.
    public var isSoftware: Bool

    public init(name: String, device: String, isSoftware: Bool) {
      (self.name, self.device, self.isSoftware) = (name, device, isSoftware)
    }
  }

  public var scene: String
  public var renderer: DrawingDevice
  public var width: Int
  public var height: Int
  public var frames: Int
  public var warmup: Int
  /// Milliseconds that a frame has.
  public var budget: Double
  /// Every figure as often as it was measured: once a repeat, or once.
  public var figures: [BenchFigure: [Double]] = [:]
  /// The median of each part over all frames, in microseconds.
  public var spans: [FrameSpan: Double] = [:]
  /// Who decided when a frame is shown.
  public var pacing = ""
  /// Frame times of all repeats.
  var histogram = Histogram()
  public var floor: BenchFloor?
  public var unreliable: [String] = []
  public var machine = ""
  /// Objects that are printed as they were put together.
  var details: [JSONField] = []
  public var commit = ""
  /// Every timed frame, repeat after repeat; nil if nobody asked for them.
  public var records: [[TimedFrame]]?

  public init(
    scene: String, renderer: DrawingDevice, width: Int, height: Int, frames: Int, warmup: Int, budget: Double
  ) {
    (self.scene, self.renderer, self.width, self.height) = (scene, renderer, width, height)
    (self.frames, self.warmup, self.budget) = (frames, warmup, budget)
  }
}

extension BenchReport {
  static let schema = "parallax-bench/1"

  /// What stands in `details`, in its order: what was asked for, surroundings, uploads, use of the machine, and each
  /// repeat in full.
  static let detailKeys = [
    "conditions", "environment", "upload", "pictures_mb", "switches_per_frame", "cpu_busy_ms", "interval_ms",
    "summaries",
  ]

  /// What a measurement that somebody ended is unreliable for.
  public static let earlyEnd = "ended early"

  public var hasEndedEarly: Bool { unreliable.contains { $0.hasPrefix(Self.earlyEnd) } }

  /// Adds what makes a part of it doubtful. One of each kind, which is what stands before its colon, is enough.
  public mutating func doubt(_ reasons: [String]) {
    for reason in reasons where !unreliable.contains(where: { Self.kind($0) == Self.kind(reason) }) {
      unreliable.append(reason)
    }
  }

  static func kind(_ reason: String) -> Substring { reason.prefix { $0 != ":" } }

  func detail(_ key: String) -> JSONValue? { details.first { $0.key == key }?.value }

  /// Whether enough frames stand behind a figure.
  func tells(_ figure: BenchFigure) -> Bool { frames >= figure.leastFrames }

  /// The median of the repeats, one that was measured; 0 if there is none.
  public func value(_ figure: BenchFigure) -> Double { Percentiles.nearestRank(500, of: figures[figure] ?? []) ?? 0 }
}

/// How the scene compares with the same frames' quads drawn with nothing else around them: its figure over theirs,
/// once a repeat.
public struct BenchFloor: Hashable, Sendable {
  public var p50: [Double] = []
  var p99: [Double] = []
  public var processorTime: [Double] = []
  /// The median time of the bare quads.
  public var milliseconds: [Double] = []
  /// Processor time of the quads collected into batches, over that of the quads each by itself: what batching alone
  /// would save.
  var batchedTime: [Double] = []
  var batchedMilliseconds: [Double] = []

  public init() {}
}

/// What is told of the frames of all repeats together.
extension BenchReport {
  /// A frame in which pictures took longer, in milliseconds, has spent more than the loader is to spend.
  private static let uploadPatience = 2.0

  /// - Parameter isSpaced: Frames waited for their turn.
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

  /// Puts a detail in its place, or another in its place.
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
  ///   - times: Milliseconds of every frame: of the scene, of its quads, of its quads in batches.
  ///   - used: Processor time that each of the three took.
  public mutating func append(_ times: [[Double]], used: [Double]) {
    func ratio(_ thousandths: Int) -> Double {
      (Percentiles.nearestRank(thousandths, of: times[0]) ?? 0)
        / max(1e-6, Percentiles.nearestRank(thousandths, of: times[1]) ?? 0)
    }
    p50.append(ratio(500))
    p99.append(ratio(990))
    processorTime.append(used[0] / max(1e-9, used[1]))
    milliseconds.append(Percentiles.nearestRank(500, of: times[1]) ?? 0)
    batchedTime.append(used[2] / max(1e-9, used[1]))
    batchedMilliseconds.append(Percentiles.nearestRank(500, of: times[2]) ?? 0)
  }
}
