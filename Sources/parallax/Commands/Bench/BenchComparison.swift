import FrameStats
import JSON

/// How some reports compare with a baseline.
nonisolated struct BenchComparison: Hashable, Sendable {
  /// How much a figure may grow: 1.1 is a tenth.
  var threshold: Double
  /// Every compared figure that both sides have, in the order of the reports.
  var changes: [Change]
  /// What keeps the two sides from being compared, a line each.
  var differences: [String] = []

  /// One figure of one scene, before and now.
  nonisolated struct Change: Hashable, Sendable {
    var scene: String
    var figure: BenchFigure
    var before: Double
    var after: Double
    var comparison: Comparison
    var verdict: Comparison.Verdict
  }
}

nonisolated extension BenchComparison {
  var regressions: [Change] { changes.filter { $0.verdict == .regression } }

  private static let heads = ["scene", "figure", "before", "now", "ratio", "interval of 95 %", ""]

  /// Every change as a row, heads first.
  private var rows: [[String]] { [Self.heads] + changes.map(\.cells) }

  /// A line a figure; empty where nothing was compared.
  var text: [String] {
    guard !changes.isEmpty else { return [] }
    let rows = rows
    let widths = Self.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return ["", sentence]
      + rows.map { row in
        row.indices.map { index in
          (2...4).contains(index)
            ? BenchText.right(row[index], widths[index]) : BenchText.left(row[index], widths[index])
        }.joined(separator: "  ").trimmedAtEnd
      }
  }

  /// The same for a page that is written in Markdown.
  var markdown: [String] {
    guard !changes.isEmpty else { return [] }
    let rule = ["---", "---", "---:", "---:", "---:", "---", "---"]
    return ["", sentence, ""]
      + ([Self.heads, rule] + changes.map(\.cells)).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private var sentence: String {
    "Against the baseline; more than \(BenchText.number(threshold, 2))x is a regression:"
  }
}

nonisolated extension BenchComparison.Change {
  /// `weather-menu: frame_ms.p99 is 1.32x (1.21x...1.40x of 3 and 5 repeats): 6.10, was 4.62`
  var line: String {
    let repeats = "\(comparison.repeats) and \(comparison.mostRepeats) repeats"
    // Nothing has no multiples.
    guard comparison.ratio.isFinite else {
      return "\(scene): \(figure.rawValue): \(BenchText.number(before, 0)) before, now "
        + "\(BenchText.number(after, 2)) (of \(repeats))"
    }
    return "\(scene): \(figure.rawValue) is \(times(comparison.ratio)) (\(interval) of \(repeats)): "
      + "\(BenchText.number(after, 3)), was \(BenchText.number(before, 3))"
  }

  fileprivate var cells: [String] {
    [
      scene, figure.rawValue, BenchText.number(before, figure.digits), BenchText.number(after, figure.digits),
      times(comparison.ratio), interval, verdict == .undecided ? "undecided: too few repeats" : verdict.rawValue,
    ]
  }

  private var interval: String {
    comparison.mostRepeats < Comparison.leastRepeats || !comparison.low.isFinite
      ? "n/a" : "\(times(comparison.low))...\(times(comparison.high))"
  }

  private func times(_ ratio: Double) -> String { ratio.isFinite ? BenchText.number(ratio, 2) + "x" : "n/a" }

  var json: JSONValue {
    [
      "figure": .text(figure.rawValue), "before": .number(BenchReport.rounded(before)),
      "after": .number(BenchReport.rounded(after)), "ratio": .number(BenchReport.rounded(comparison.ratio)),
      "low": .number(BenchReport.rounded(comparison.low)), "high": .number(BenchReport.rounded(comparison.high)),
      "repeats": [.whole(comparison.repeats), .whole(comparison.mostRepeats)], "verdict": .text(verdict.rawValue),
      "regression": .flag(verdict == .regression),
    ]
  }
}

nonisolated extension String {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
