import Desktop
import FrameStats
import JSON

/// What was measured earlier, to hold a new measurement to.
struct BenchBaseline {
  var reports: [BenchReport]

  /// One figure of one scene, before and now.
  nonisolated struct Change: Hashable, Sendable {
    var scene: String
    var figure: BenchFigure
    var before: Double
    var after: Double
    var comparison: Comparison
    /// It has grown by more than is allowed.
    var isRegression: Bool
  }

  /// Reports may hold every frame.
  private static let limits = ReadLimits(depth: 16, size: 1 << 30, values: 1 << 27)
}

extension BenchBaseline {
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
    if reports.isEmpty {
      throw Failure(.badData, "\(path): there is no \(BenchReport.schema) report in it, as bench --json prints it.")
    }
  }

  /// Every report in a value.
  static func reports(_ json: JSONValue) -> [BenchReport] {
    if case .list(let values) = json { return values.compactMap { BenchReport($0) } }
    return BenchReport(json).map { [$0] } ?? []
  }

  /// Every compared figure that both sides have, in the order of the reports.
  ///
  /// - Parameter threshold: How much a figure may grow: 1.1 is a tenth.
  func changes(to new: [BenchReport], threshold: Double) -> [Change] {
    new.flatMap { report in
      guard let old = reports.first(where: { $0.scene == report.scene }) else { return [Change]() }
      return BenchFigure.allCases.filter(\.isCompared).compactMap { figure in
        guard let before = old.figures[figure], let after = report.figures[figure],
          let comparison = Comparison(before: before, after: after)
        else { return nil }
        let (was, `is`) = (old.value(figure), report.value(figure))
        return Change(
          scene: report.scene, figure: figure, before: was, after: `is`, comparison: comparison,
          isRegression: `is` - was > figure.grain && comparison.isAbove(threshold))
      }
    }
  }

  /// What keeps the two sides from being compared, a line each.
  func differences(from new: [BenchReport]) -> [String] {
    new.flatMap { report -> [String] in
      guard let old = reports.first(where: { $0.scene == report.scene }) else {
        return ["\(report.scene): the baseline does not have it"]
      }
      var lines: [String] = []
      if (old.width, old.height) != (report.width, report.height) {
        lines.append(
          "\(report.scene): \(report.width)x\(report.height) pixels, the baseline's \(old.width)x\(old.height)")
      }
      if old.renderer != report.renderer {
        lines.append("\(report.scene): \(report.renderer.device), the baseline's \(old.renderer.device)")
      }
      if old.machine != report.machine { lines.append("\(report.scene): the baseline is another machine's") }
      return lines
    }
  }
}

nonisolated extension BenchBaseline.Change {
  /// `weather-menu: frame_ms.p99 is 1.32x (1.21x...1.40x of 3 repeats): 6.10, was 4.62`
  var line: String {
    func times(_ ratio: Double) -> String { BenchText.number(ratio, 2) + "x" }
    let interval =
      comparison.repeats >= Comparison.leastRepeats
      ? "\(times(comparison.low))...\(times(comparison.high)) of \(comparison.repeats) repeats"
      : "\(times(comparison.least)) at least, of too few repeats for an interval"
    return "\(scene): \(figure.rawValue) is \(times(comparison.ratio)) (\(interval)): "
      + "\(BenchText.number(after, 3)), was \(BenchText.number(before, 3))"
  }

  var json: JSONValue {
    [
      "figure": .text(figure.rawValue), "before": .number(BenchReport.rounded(before)),
      "after": .number(BenchReport.rounded(after)), "ratio": .number(BenchReport.rounded(comparison.ratio)),
      "low": .number(BenchReport.rounded(comparison.low)), "high": .number(BenchReport.rounded(comparison.high)),
      "regression": .flag(isRegression),
    ]
  }
}
