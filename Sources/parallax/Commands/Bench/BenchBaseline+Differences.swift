import JSON

extension BenchBaseline {
  /// What keeps reports from being compared with those of the baseline, a line each.
  func differences(from new: [BenchReport]) -> [String] {
    new.flatMap { report -> [String] in
      guard let old = self[report.scene] else { return ["\(report.scene): the baseline does not have it"] }
      return Self.differences(of: report, from: old).map { "\(report.scene): \($0)" }
    }
  }

  /// What an earlier report does not tell is no difference.
  private static func differences(of new: BenchReport, from old: BenchReport) -> [String] {
    var lines: [String] = []
    if (old.width, old.height) != (new.width, new.height) {
      lines.append("\(new.width)x\(new.height) pixels, the baseline's \(old.width)x\(old.height)")
    }
    if old.renderer != new.renderer { lines.append("\(new.renderer.device), the baseline's \(old.renderer.device)") }
    if old.machine != new.machine { lines.append("the baseline is another machine's") }
    if old.frames > 0, old.frames != new.frames { lines.append("\(new.frames) frames, the baseline's \(old.frames)") }
    if old.budget > 0, !old.hasBudget(of: new) {
      lines.append(
        "a budget of \(BenchText.number(new.budget, 2)) ms, the baseline's \(BenchText.number(old.budget, 2))")
    }
    if !old.pacing.isEmpty, old.pacing != new.pacing {
      lines.append("pacing \(new.pacing), the baseline's \(old.pacing)")
    }
    guard case .object(let conditions)? = new.detail("conditions"), let before = old.detail("conditions") else {
      return lines
    }
    for condition in conditions where before[condition.key] != condition.value {
      let was = before[condition.key] ?? .null
      lines.append(
        "\(condition.key) is \(JSONWriter.compact(condition.value)), the baseline's \(JSONWriter.compact(was))")
    }
    return lines
  }
}
