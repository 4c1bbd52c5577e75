import FrameStats
import Notation

/// The comparison of some reports with a baseline.
public struct BenchComparison: Hashable, Sendable {
  /// Allowed growth of a figure: 1.1 is a tenth.
  public var threshold: Double
  /// Every compared figure present on both sides, in the order of the reports.
  public var decisions: [BenchDecision]
  /// Differences in setup.
  public var differences: [BenchDifference] = []
  /// The figures that decide. Empty for all.
  public var asked: Set<BenchFigure> = []
  /// The scenes of the new reports.
  var measured: [String] = []
}

extension BenchComparison {
  /// The decisions that count.
  private var deciding: [BenchDecision] { decisions.filter { asked.isEmpty || asked.contains($0.figure) } }

  public var slower: [BenchDecision] { deciding.filter { $0.verdict == .slower } }

  /// Whether no figure that counts was compared.
  public var isEmpty: Bool { deciding.isEmpty }

  /// The scenes of which no figure that counts was compared.
  public var uncompared: [String] {
    measured.filter { scene in !deciding.contains { $0.scene == scene } }
  }

  public var undecided: [BenchDecision] { deciding.filter { $0.verdict == .undecided } }

  private var scenes: [String] {
    var scenes: [String] = []
    for decision in decisions where !scenes.contains(decision.scene) { scenes.append(decision.scene) }
    return scenes
  }

  /// One line per figure, a block per scene, then the reasons; empty if nothing was compared.
  public var text: [String] {
    guard !decisions.isEmpty else { return [] }
    let rows = [BenchDecision.heads] + decisions.map(\.cells)
    let widths = BenchDecision.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      "  "
        + cells.indices.map { index in
          BenchDecision.numbers.contains(index)
            ? cells[index].rightAligned(in: widths[index]) : cells[index].leftAligned(in: widths[index])
        }.joined(separator: "  ").trimmedAtEnd
    }
    var lines = ["", sentence, line(BenchDecision.heads)]
    for scene in scenes {
      lines.append(scene)
      lines += decisions.filter { $0.scene == scene }.map { line($0.cells) }
    }
    return lines + reasons.flatMap(\.wrapped)
  }

  /// The same as Markdown.
  public var markdown: [String] {
    guard !decisions.isEmpty else { return [] }
    let heads = ["scene"] + BenchDecision.heads
    let rule = heads.indices.map { BenchDecision.numbers.contains($0 - 1) ? "---:" : "---" }
    let rows = decisions.map { [$0.scene] + $0.cells }
    return ["", sentence, ""] + ([heads, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      + (reasons.isEmpty ? [] : [""]) + reasons.map { "- " + $0 }
  }

  private var sentence: String {
    "Against the baseline; more than \(threshold.told(2))x is slower, less than \((1 / threshold).told(2))x faster:"
  }

  /// The reasons for what is undecided or has no ratio, with their figures, one line each.
  public var reasons: [String] {
    var figures: [(why: String, names: [String])] = []
    for decision in decisions where !decision.why.isEmpty {
      let name = (scenes.count > 1 ? decision.scene + " " : "") + decision.figure.rawValue
      if let place = figures.firstIndex(where: { $0.why == decision.why }) {
        figures[place].names.append(name)
      } else {
        figures.append((decision.why, [name]))
      }
    }
    return figures.map { "\($0.names.joined(separator: ", ")): \($0.why)" }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }

  /// Lines of at most 100 columns, broken between words; all but the first are indented.
  var wrapped: [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + 1 + word.count > 100 {
        lines.append(line)
        line = "   " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
