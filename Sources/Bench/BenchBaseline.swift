import FrameStats
import Notation

/// An earlier measurement to compare new ones with.
public struct BenchBaseline {
  public var reports: [BenchReport]

  init(reports: [BenchReport]) {
    self.reports = reports
  }

  /// Reports may hold every frame.
  private static let limits = ReadLimits(depth: 16, size: largestFile, values: 1 << 27)
  /// Maximum file size, in bytes.
  public static let largestFile = 1 << 30
  /// Length in bytes of a report's beginning, which identifies it.
  public static let head = 1 << 16
}

extension BenchBaseline {
  /// The reason why a file cannot be used as a baseline.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The JSON error and its place: `3:1: ...`. Nil if the JSON is valid but of another kind.
    fileprivate var problem: String?

    /// A message about the file with that name.
    public func line(file: String) -> String {
      problem.map { "\(file):\($0)" }
        ?? "\(file): it contains no \(BenchReport.schema) report as printed by bench --json."
    }
  }

  /// Throws if a file with this beginning is not the output of `bench --json`.
  ///
  /// - Parameter start: The first `head` bytes of the file.
  public static func check(start: [UInt8]) throws(Unreadable) {
    let text = String(decoding: start, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace }).map({ "[{".contains($0) }) == true,
      text.contains("\"\(BenchReport.schema)\"")
    else { throw Unreadable() }
  }

  /// Reads the output of `bench --json`: a list of reports, or a single one.
  public init(_ bytes: [UInt8]) throws(Unreadable) {
    let reading = JSONReader.read(bytes, limits: Self.limits)
    if let problem = reading.problems.first {
      throw Unreadable(problem: "\(problem.place.line):\(problem.place.column): \(problem.message)")
    }
    reports = Self.reports(reading.root?.value ?? .null)
    if reports.isEmpty { throw Unreadable() }
  }

  /// Every report in a value.
  public static func reports(_ json: JSONValue) -> [BenchReport] {
    if case .list(let values) = json { return values.compactMap { BenchReport($0) } }
    return BenchReport(json).map { [$0] } ?? []
  }
}

extension BenchBaseline {
  /// - Parameter threshold: Allowed growth of a figure: 1.1 is a tenth.
  public func comparison(with new: [BenchReport], threshold: Double) -> BenchComparison {
    BenchComparison(
      threshold: threshold, changes: changes(to: new, threshold: threshold), differences: differences(from: new))
  }

  private func changes(to new: [BenchReport], threshold: Double) -> [BenchComparison.FigureChange] {
    new.flatMap { report in
      guard let old = self[report.scene] else { return [BenchComparison.FigureChange]() }
      return BenchFigure.allCases.filter { $0.isComparable(in: old, report) }.compactMap { figure in
        guard let before = old.figures[figure]?.map(figure.amount),
          let after = report.figures[figure]?.map(figure.amount),
          let comparison = RunComparison(before: before, after: after)
        else { return nil }
        let isTold = comparison.repeats >= RunComparison.leastRepeats
        let (was, `is`) = (old.value(figure), report.value(figure))
        let isSmall = abs(figure.amount(`is`) - figure.amount(was)) <= figure.grain
        let isBusy = figure.isSwayedByOthers && (old.isOfBusyMachine || report.isOfBusyMachine)
        let verdict = isBusy ? .undecided : comparison.verdict(threshold: threshold)
        return BenchComparison.FigureChange(
          scene: report.scene, figure: figure, before: was, after: `is`, comparison: comparison,
          chance: isTold ? RankTest(before, after)?.chance : nil,
          verdict: isSmall && verdict != .undecided ? .same : verdict)
      }
    }
  }

  subscript(scene: String) -> BenchReport? { reports.first { $0.scene == scene } }
}

extension BenchFigure {
  /// Whether the figure means the same in both: enough frames in each, and the same rule for late frames.
  fileprivate func isComparable(in old: BenchReport, _ new: BenchReport) -> Bool {
    guard isCompared, leastFrames == 1 || min(old.frames, new.frames) >= leastFrames else { return false }
    guard isLateness else { return true }
    return old.hasBudget(of: new) && old.pacing == new.pacing && (self != .missed || old.frames == new.frames)
  }
}

extension BenchReport {
  /// Whether both have the same budget, as precisely as it is stored.
  func hasBudget(of other: BenchReport) -> Bool { Self.rounded(budget) == Self.rounded(other.budget) }
}

extension BenchReport {
  /// Whether other processes used so much of the machine that they affect the figures.
  fileprivate var isOfBusyMachine: Bool { othersShare.map { $0 > BenchDoubts.quietShare } ?? false }
}

extension BenchBaseline {
  /// Differences in setup that keep reports from being compared with the baseline, one line each.
  public func differences(from new: [BenchReport]) -> [String] {
    new.flatMap { report -> [String] in
      guard let old = self[report.scene] else { return ["\(report.scene): it is not in the baseline"] }
      return Self.differences(of: report, from: old).map { "\(report.scene): \($0)" }
    }
  }

  /// Properties missing from an earlier report do not count as a difference.
  private static func differences(of new: BenchReport, from old: BenchReport) -> [String] {
    var lines: [String] = []
    if (old.width, old.height) != (new.width, new.height) {
      lines.append("\(new.width)x\(new.height) pixels, the baseline's \(old.width)x\(old.height)")
    }
    if old.renderer != new.renderer { lines.append("\(new.renderer.device), the baseline's \(old.renderer.device)") }
    if old.machine != new.machine { lines.append("the baseline is from another machine") }
    if old.frames > 0, old.frames != new.frames { lines.append("\(new.frames) frames, the baseline's \(old.frames)") }
    if old.budget > 0, !old.hasBudget(of: new) {
      lines.append(
        "a budget of \(new.budget.told(2)) ms, the baseline's \(old.budget.told(2))")
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
