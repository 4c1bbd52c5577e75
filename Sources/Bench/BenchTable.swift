import FrameStats
import Notation

/// Reports as a table of at most 100 columns: one line per scene, with a bar chart of its frame times.
public struct BenchTable {
  public var reports: [BenchReport]
  public var comparison: BenchComparison?
  /// Whether values over the budget are colored.
  public var isColored: Bool
  /// Whether the other figures are told below the table.
  public var hasAllFigures: Bool

  public init(
    _ reports: [BenchReport], comparison: BenchComparison? = nil, isColored: Bool = false, hasAllFigures: Bool = false
  ) {
    (self.reports, self.comparison) = (reports, comparison)
    (self.isColored, self.hasAllFigures) = (isColored, hasAllFigures)
  }

  /// The figures in the table, and in the Markdown.
  private static let chosen: [BenchFigure] = [.p50, .p99, .processorTime, .allocations, .missed]
  private static let columns: [BenchFigure] = [
    .p50, .p95, .p99, .max, .processorTime, .layoutP50, .drawCalls, .allocations, .missed, .hitch, .slow, .low, .lowest,
    .stutter, .firstFrame, .memory,
  ]
  /// Width of a scene's name; of a longer one the end is shown.
  private static let nameWidth = 20
}

extension BenchTable {
  /// With a final line feed; empty without reports.
  public var text: String {
    guard let first = reports.first else { return "" }
    let rows = reports.map { [Self.short($0.scene)] + Self.chosen.map(told($0)) }
    let heads = ["scene"] + Self.chosen.map(\.title)
    let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0 }
    var lines = [line(heads, widths) + "  frame times"]
    for (report, row) in zip(reports, rows) {
      lines.append(painted(line(row, widths), report) + "  " + report.histogram.sparkline)
    }
    lines.append("")
    let (least, most) = (first.histogram.edge(0), first.histogram.edge(Histogram.size))
    let bars =
      "bars from \(least.told(1)) to \(most.told(0)) ms, two to a doubling; from bar "
      + "\(Histogram.late / 2 + 1) on over the budget"
    var words = (hasAllFigures ? reports.map(otherFigures) : []) + notes(first) + [bars]
    words += doubts.map { "unreliable: \($0)" }
    lines += words.flatMap(\.wrapped)
    lines += comparison?.text ?? []
    return lines.joined(separator: "\n") + "\n"
  }

  private func told(_ report: BenchReport) -> (BenchFigure) -> String {
    { report.tells($0) ? report.value($0).told($0.digits) : "n/a" }
  }

  private func otherFigures(_ report: BenchReport) -> String {
    let figures = BenchFigure.allCases.filter { !Self.chosen.contains($0) }
    return "\(report.scene): " + figures.map { "\($0.title) \(told(report)($0))" }.joined(separator: ", ")
  }

  private static func short(_ name: String) -> String {
    name.count <= nameWidth ? name : "\u{2026}" + name.suffix(nameWidth - 1)
  }

  /// The same as Markdown.
  public var markdown: String {
    guard let first = reports.first else { return "" }
    let heads = ["scene", "pixels"] + Self.columns.map(\.title)
    var lines = [heads, ["---", "---"] + Self.columns.map { _ in "---:" }].map {
      "| " + $0.joined(separator: " | ") + " |"
    }
    lines += reports.map { "| " + cells($0).joined(separator: " | ") + " |" }
    lines.append("")
    lines += (notes(first) + doubts.map { "unreliable: \($0)" }).map { "- " + $0 }
    lines += comparison?.markdown ?? []
    return lines.joined(separator: "\n") + "\n"
  }

  private func cells(_ report: BenchReport) -> [String] {
    [report.scene, "\(report.width)x\(report.height)"] + Self.columns.map(told(report))
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      index < 1 ? cell.0.leftAligned(in: cell.1) : cell.0.rightAligned(in: cell.1)
    }.joined(separator: "  ")
  }

  /// Yellow if a frame in a hundred is over the budget.
  private func painted(_ line: String, _ report: BenchReport) -> String {
    isColored && report.value(.p99) > report.budget ? "\u{1B}[33m\(line)\u{1B}[0m" : line
  }

  /// One doubt of each kind, given by the words before its colon, in order of appearance.
  private var doubts: [String] {
    var doubts: [String] = []
    for doubt in reports.flatMap(\.unreliable)
    where !doubts.contains(where: { BenchReport.kind($0) == BenchReport.kind(doubt) }) {
      doubts.append(doubt)
    }
    return doubts
  }
}

extension BenchTable {
  /// The notes below the table, one line each.
  func notes(_ first: BenchReport) -> [String] {
    reports.compactMap(spreadLine) + reports.compactMap(floorLine) + reports.compactMap(intervalLine)
      + reports.compactMap(uploadLine)
      + [conditions(first), surroundings(first)]
  }

  /// The range of values over all repeats.
  private func spreadLine(_ report: BenchReport) -> String? {
    let ranges = Self.spread.compactMap { figure -> String? in
      guard report.tells(figure), let numbers = report.figures[figure], numbers.count > 1, let least = numbers.min(),
        let most = numbers.max()
      else { return nil }
      return "\(figure.title) \(least.told(figure.digits))...\(most.told(figure.digits))"
    }
    return ranges.isEmpty ? nil : "\(report.scene), all repeats: " + ranges.joined(separator: ", ")
  }

  private static let spread: [BenchFigure] = [
    .p50, .p95, .p99, .processorTime, .missed, .hitch, .firstFrame, .memory,
  ]

  private func floorLine(_ report: BenchReport) -> String? {
    report.floor.map { floor in
      func median(_ ratios: [Double]) -> String {
        (Percentiles.nearestRank(500, of: ratios) ?? 0).told(2) + "x"
      }
      let drawer = report.renderer.isPainter ? "our own painter" : "SDL"
      let copy = floor.copyTime.isEmpty ? "" : "; over a copy of the pixels that change: \(median(floor.copyTime))"
      return
        "\(report.scene) over its quads alone, drawn by \(drawer): processor time \(median(floor.processorTime)), p50 "
        + "\(median(floor.p50)), p99 \(floor.p99.isEmpty ? "n/a" : median(floor.p99)); the quads in batches over each by itself: processor time "
        + "\(median(floor.batchedTime))\(copy) (medians of \(floor.p50.count))"
    }
  }

  private func conditions(_ report: BenchReport) -> String {
    let repeats = report.figures[.p50]?.count ?? 1
    return
      [
        "\(report.width)x\(report.height) pixels",
        "\(report.frames) frames after \(report.warmup)" + (repeats > 1 ? ", median of \(repeats)" : "")
          + ", budget \(report.budget.told(2)) ms", "pacing \(report.pacing)",
        "\(report.renderer.name) on \(report.renderer.device)", report.machine,
      ]
      .joined(separator: "; ") + (report.commit.isEmpty ? "" : "; commit \(report.commit.prefix(12))")
  }

  /// For frames that waited for their turn: whether they got it.
  private func intervalLine(_ report: BenchReport) -> String? {
    guard let intervals = report.detail("interval_ms"), let frames = intervals.number("frames") else { return nil }
    let missed = intervals.number("missed") ?? 0
    func time(_ key: String) -> String { intervals.number(key).map { $0.told(2) } ?? "n/a" }
    let verb = missed == 0 ? "held" : "did not hold"
    let share = "\(missed.told(0)) of \(frames.told(0)) intervals missed"
    return "\(report.scene): \(verb) \((1000 / report.budget).told(0)) fps: mean \(time("mean_fps")) fps, "
      + "\(share), p50 \(time("p50")), p99 \(time("p99")), max \(time("max")) ms"
  }

  /// Nil if nothing was uploaded.
  private func uploadLine(_ report: BenchReport) -> String? {
    guard let upload = report.detail("upload"), let bytes = upload.number("bytes_per_frame"), bytes > 0 else {
      return nil
    }
    return "\(report.scene): uploads \(bytes.told(0)) bytes a frame, pictures "
      + "\((upload.number("ms_per_frame") ?? 0).told(3)) ms, "
      + "\((upload.number("frames_over_2_ms") ?? 0).told(0)) frames over 2 ms"
  }

  private func surroundings(_ report: BenchReport) -> String {
    let environment = report.detail("environment")
    var parts: [String] = []
    for (key, name) in [("sdl", "SDL"), ("video_driver", "video"), ("presentation", "presentation")] {
      if let text = environment?[key]?.text { parts.append("\(name) \(text)") }
    }
    if let share = environment?.number("others_share") {
      parts.append("others had \((share * 100).told(0)) % of the machine")
    }
    if let scale = report.hitchScale { parts.append("hitches by \(scale)") }
    return parts.joined(separator: "; ")
  }
}

extension Double {
  /// The number for display, with this many decimals.
  func told(_ digits: Int) -> String { formatted(.fixed(digits, absent: "n/a")) }
}
