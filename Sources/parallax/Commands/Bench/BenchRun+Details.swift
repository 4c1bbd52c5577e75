import Documents
import FrameStats
import JSON
import SDLBackend

extension BenchRun {
  /// A frame in which pictures took longer, in milliseconds, has spent more than the loader is to spend.
  private static let uploadPatience = 2.0

  /// Pixels per point.
  var scale: Double { loaded.scene.device.scale }

  /// Adds what is printed beside the figures: surroundings, uploads, use of the machine, and each repeat in full.
  mutating func addDetails(_ all: [TimedFrame]) {
    let count = Double(max(1, all.count))
    let late = all.count { $0.uploadedBytes > 0 && $0.duration(.pictures) > Self.uploadPatience }
    let environment = BenchEnvironment(
      canvas: stage?.canvas, scale: scale, presentation: presentation, use: use, isDebug: BenchDoubts.isDebugBuild)
    func number(_ number: Double) -> JSONValue { .number(BenchReport.rounded(number)) }
    report.details = [
      JSONField("conditions", plan.conditions),
      JSONField("environment", environment.json),
      JSONField(
        "upload",
        [
          "bytes_per_frame": number(Double(all.reduce(0) { $0 + $1.uploadedBytes }) / count),
          "ms_per_frame": number(all.reduce(0) { $0 + $1.duration(.pictures) } / count),
          "frames_over_2_ms": .whole(late),
        ]),
      JSONField("pictures_mb", number(Double(stage?.loader.bytes ?? 0) / 1e6)),
      JSONField(
        "switches_per_frame",
        [
          "voluntary": number(Double(use.voluntarySwitches) / count),
          "involuntary": number(Double(use.involuntarySwitches) / count),
        ]),
    ]
    if let summary = FrameSummary(all.map(\.work)) {
      report.details.append(JSONField("cpu_busy_ms", BenchSummary.json(summary.percentiles)))
    }
    if spacing != .none { report.details.append(JSONField("interval_ms", intervals)) }
    let summaries = records.compactMap {
      BenchSummary($0, budget: plan.budget, spacing: spacing, scale: scale)
    }
    report.details.append(JSONField("summaries", .list(summaries.map(\.json))))
  }

  /// The time from one presentation to the next, of all repeats.
  private var intervals: JSONValue {
    guard let summary = FrameSummary(records.flatMap(TimedFrame.intervals), budget: plan.budget),
      case .object(let percentiles) = BenchSummary.json(summary.percentiles)
    else { return .null }
    return .object(
      percentiles + [
        JSONField("max", .number(BenchReport.rounded(summary.longest))),
        JSONField("mean_fps", .number(BenchReport.rounded(summary.meanRate))),
        JSONField("missed", .whole(summary.deadlines?.missed ?? 0)), JSONField("frames", .whole(summary.count)),
      ])
  }
}
