import FrameStats
import Notation

/// A limit on a number of a report, as a job sets it: `frame_ms.p99=8`.
public struct BenchLimit: Hashable, Sendable {
  /// The path of the number in the JSON.
  public var path: String
  public var most: Double

  /// The way in which a report meets the limit.
  public enum Outcome: Hashable, Sendable {
    case holds
    case exceeded(Double)
    /// The report has no such number.
    case missing
  }

  public init(path: String, most: Double) {
    (self.path, self.most) = (path, most)
  }
}

extension BenchLimit {
  /// Every number that a report may have.
  public static let paths: [String] = {
    let percentiles = ["p50", "p90", "p95", "p99"]
    let floor = BenchFloor.lists.map { "floor.\($0.key)" }
    let spans = FrameSpan.allCases.map { "spans_us.\($0.name)" }
    let intervals = (percentiles + ["max", "mean_fps", "missed", "frames"]).map { "interval_ms.\($0)" }
    let uploads = ["bytes_per_frame", "ms_per_frame", "frames_over_2_ms"].map { "upload.\($0)" }
    return BenchFigure.allCases.map(\.rawValue) + floor + spans + intervals + uploads
      + percentiles.map { "cpu_busy_ms.\($0)" }
      + ["switches_per_frame.voluntary", "switches_per_frame.involuntary", "pictures_mb"]
      + ["environment.others_share", "environment.waited_share", "frames", "warmup", "budget_ms"]
  }()

  public func outcome(for report: BenchReport) -> Outcome {
    var value: JSONValue? = report.json
    for key in path.split(separator: ".") { value = value?[String(key)] }
    guard let number = value?.number else { return .missing }
    return number > most ? .exceeded(number) : .holds
  }
}
