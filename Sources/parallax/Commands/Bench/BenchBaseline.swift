import Desktop
import FrameStats
import JSON

/// What was measured earlier, to hold a new measurement to.
struct BenchBaseline {
  var reports: [BenchReport]

  /// Reports may hold every frame.
  private static let limits = ReadLimits(depth: 16, size: 1 << 30, values: 1 << 27)
  /// Where a report says what it is: it begins with that.
  private static let head = 1 << 16
}

extension BenchBaseline {
  /// Looks whether a file can be read and holds what `bench --json` prints, without reading it whole: a large one would
  /// be seen in the first frame and in the memory of what is measured next.
  static func check(path: String) throws(Failure) {
    let start: (bytes: [UInt8], size: Int)
    do {
      start = try FileReader.prefix(of: path, count: head)
    } catch {
      throw Failure(error)
    }
    let text = String(decoding: start.bytes, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace }).map({ "[{".contains($0) }) == true,
      text.contains("\"\(BenchReport.schema)\"")
    else { throw foreign(path) }
  }

  /// Reads what `bench --json` printed: a list of reports, or one.
  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: Self.limits.size)
    } catch {
      throw Failure(error)
    }
    let reading = JSONReader.read(bytes, limits: Self.limits)
    if let problem = reading.problems.first {
      throw Failure(.badData, "\(path):\(problem.place.line):\(problem.place.column): \(problem.message)")
    }
    reports = Self.reports(reading.root?.value ?? .null)
    if reports.isEmpty { throw Self.foreign(path) }
  }

  private static func foreign(_ path: String) -> Failure {
    Failure(.badData, "\(path): there is no \(BenchReport.schema) report in it, as bench --json prints it.")
  }

  /// Every report in a value.
  static func reports(_ json: JSONValue) -> [BenchReport] {
    if case .list(let values) = json { return values.compactMap { BenchReport($0) } }
    return BenchReport(json).map { [$0] } ?? []
  }
}

extension BenchBaseline {
  /// - Parameter threshold: How much a figure may grow: 1.1 is a tenth.
  func comparison(with new: [BenchReport], threshold: Double) -> BenchComparison {
    BenchComparison(
      threshold: threshold, changes: changes(to: new, threshold: threshold), differences: differences(from: new))
  }

  private func changes(to new: [BenchReport], threshold: Double) -> [BenchComparison.Change] {
    new.flatMap { report in
      guard let old = self[report.scene] else { return [BenchComparison.Change]() }
      return BenchFigure.allCases.filter { $0.isComparable(in: old, report) }.compactMap { figure in
        guard let before = old.figures[figure], let after = report.figures[figure],
          let comparison = Comparison(before: before.map(figure.amount), after: after.map(figure.amount))
        else { return nil }
        let (was, `is`) = (old.value(figure), report.value(figure))
        let isSmall = abs(figure.amount(`is`) - figure.amount(was)) <= figure.grain
        let verdict = comparison.verdict(threshold: threshold)
        return BenchComparison.Change(
          scene: report.scene, figure: figure, before: was, after: `is`, comparison: comparison,
          verdict: isSmall && verdict != .undecided ? .same : verdict)
      }
    }
  }

  subscript(scene: String) -> BenchReport? { reports.first { $0.scene == scene } }
}

nonisolated extension BenchFigure {
  /// Whether it says the same of both: enough frames stand behind it, and frames were late by the same rule.
  fileprivate func isComparable(in old: BenchReport, _ new: BenchReport) -> Bool {
    guard isCompared, leastFrames == 1 || min(old.frames, new.frames) >= leastFrames else { return false }
    guard isLateness else { return true }
    return old.hasBudget(of: new) && old.pacing == new.pacing && (self != .missed || old.frames == new.frames)
  }
}

nonisolated extension BenchReport {
  /// Whether frames have the same time, as far as it is written down.
  func hasBudget(of other: BenchReport) -> Bool { Self.rounded(budget) == Self.rounded(other.budget) }
}
