import FrameStats
import Notation

/// The comparison of some reports with a baseline.
public struct BenchComparison: Hashable, Sendable {
  /// Allowed growth of a figure: 1.1 is a tenth.
  public var threshold: Double
  /// Every compared figure present on both sides, in the order of the reports.
  public var changes: [FigureChange]
  /// Differences in setup that prevent the comparison, one line each.
  public var differences: [String] = []

  /// One figure of one scene, before and now.
  public struct FigureChange: Hashable, Sendable {
    public var scene: String
    public var figure: BenchFigure
    public var before: Double
    public var after: Double
    public var comparison: RunComparison
    /// Probability that repeats of the same program differ this much. Nil if there are too few.
    public var chance: Double?
    public var verdict: RunComparison.Verdict
  }
}

extension BenchComparison {
  public var regressions: [FigureChange] { changes.filter { $0.verdict == .regression } }

  static let heads = ["scene", "figure", "before", "now", "ratio", "interval of 95 %", "by chance", ""]

  /// Every change as a row, with the headings first.
  private var rows: [[String]] { [Self.heads] + changes.map(\.cells) }

  /// One line per figure; empty if nothing was compared.
  public var text: [String] {
    guard !changes.isEmpty else { return [] }
    let rows = rows
    let widths = Self.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return ["", sentence]
      + rows.map { row in
        row.indices.map { index in
          (2...4).contains(index)
            ? row[index].rightAligned(in: widths[index]) : row[index].leftAligned(in: widths[index])
        }.joined(separator: "  ").trimmedAtEnd
      }
  }

  /// The same as a Markdown table.
  public var markdown: [String] {
    guard !changes.isEmpty else { return [] }
    let rule = ["---", "---", "---:", "---:", "---:", "---", "---:", "---"]
    return ["", sentence, ""]
      + ([Self.heads, rule] + changes.map(\.cells)).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private var sentence: String {
    "Against the baseline; more than \(threshold.told(2))x is a regression:"
  }
}

extension BenchComparison.FigureChange {
  /// `weather-menu: frame_ms.p99 is 1.32x (1.21x...1.40x of 3 and 5 repeats): 6.10, was 4.62`
  public var line: String {
    let repeats = "\(comparison.repeats) and \(comparison.mostRepeats) repeats"
    // A base of zero has no ratio.
    guard comparison.ratio.isFinite else {
      return "\(scene): \(figure.rawValue): \(before.told(0)) before, now "
        + "\(after.told(2)) (of \(repeats))"
    }
    return "\(scene): \(figure.rawValue) is \(times(comparison.ratio)) (\(interval) of \(repeats)): "
      + "\(after.told(3)), was \(before.told(3))"
  }

  var cells: [String] {
    [
      scene, figure.rawValue, before.told(figure.digits), after.told(figure.digits),
      times(comparison.ratio), interval, likelihood,
      verdict == .undecided ? "undecided: \(isUntold ? "too few repeats" : "busy machine")" : verdict.rawValue,
    ]
  }

  /// Whether there are too few repeats for a verdict.
  public var isUntold: Bool { comparison.mostRepeats < RunComparison.leastRepeats }

  private var likelihood: String {
    chance.map { $0 < 0.0001 ? "< 0.01 %" : "\(($0 * 100).told(2)) %" } ?? "n/a"
  }

  private var interval: String {
    isUntold || !comparison.low.isFinite
      ? "n/a" : "\(times(comparison.low))...\(times(comparison.high))"
  }

  private func times(_ ratio: Double) -> String { ratio.isFinite ? ratio.told(2) + "x" : "n/a" }

  public var json: JSONValue {
    [
      "figure": .text(figure.rawValue), "before": .number(BenchReport.rounded(before)),
      "after": .number(BenchReport.rounded(after)), "ratio": .number(BenchReport.rounded(comparison.ratio)),
      "low": .number(BenchReport.rounded(comparison.low)), "high": .number(BenchReport.rounded(comparison.high)),
      "mann_whitney_p": chance.map { .number(BenchReport.rounded($0)) } ?? .null,
      "repeats": [.whole(comparison.repeats), .whole(comparison.mostRepeats)], "verdict": .text(verdict.rawValue),
      "regression": .flag(verdict == .regression),
    ]
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
