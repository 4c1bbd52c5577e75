import Bench
import Documents
import Notation
import SDLBackend

extension BenchRun {
  /// Pixels per point.
  var scale: Double { loaded.scene.device.scale }

  /// Adds details that are not derived from the frames: options, environment, use of the machine, and each repeat in
  /// full.
  ///
  /// - Parameter isDirty: Whether files of the checkout differ from its commit.
  mutating func addDetails(isDirty: Bool?) {
    let count = Double(max(1, records.reduce(0) { $0 + $1.count }))
    let environment = BenchEnvironment(
      canvas: bench?.canvas, scale: scale, presentation: presentation, use: use, isDebug: BenchDoubts.isDebugBuild,
      isDirty: isDirty)
    func number(_ number: Double) -> JSONValue { .number(BenchReport.rounded(number)) }
    report.set("conditions", plan.conditions)
    report.set("environment", environment.json)
    report.set("pictures_mb", number(Double(bench?.loader.bytes ?? 0) / 1e6))
    report.set(
      "switches_per_frame",
      [
        "voluntary": number(Double(use.voluntarySwitches) / count),
        "involuntary": number(Double(use.involuntarySwitches) / count),
      ])
    let summaries = records.compactMap {
      BenchSummary($0, budget: plan.budget, spacing: spacing, scale: scale)
    }
    report.set("summaries", .list(summaries.map(\.json)))
  }
}
