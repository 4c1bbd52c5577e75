import FrameStats

/// Reports as a table: a line a scene, with a bar chart of its frame times.
nonisolated struct BenchTable {
  var reports: [BenchReport]
  var comparison: BenchComparison?
  /// Whether what is over the budget is coloured.
  var isColored = false

  private static let columns: [BenchFigure] = [
    .p50, .p95, .p99, .max, .processorTime, .layoutP50, .drawCalls, .allocations, .missed, .hitch, .low, .firstFrame,
    .memory,
  ]
  /// Each stands for as many buckets as the others.
  private static let bars = BenchReport.buckets / 2
}

nonisolated extension BenchTable {
  /// With a line feed at the end; empty for no reports.
  var text: String {
    guard let first = reports.first else { return "" }
    let rows = reports.map(cells)
    let heads = ["scene", "pixels"] + Self.columns.map(\.title)
    let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0 }
    var lines = [line(heads, widths) + "  0...\(BenchText.number(2 * first.budget, 0)) ms"]
    for (report, row) in zip(reports, rows) {
      lines.append(painted(line(row, widths), report) + "  " + sparkline(report.histogram))
    }
    lines.append("")
    lines += notes(first)
    for doubt in doubts { lines.append("unreliable: \(doubt)") }
    lines += comparison?.text ?? []
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same for a page that is written in Markdown.
  var markdown: String {
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
    [report.scene, "\(report.width)x\(report.height)"]
      + Self.columns.map { figure in
        report.tells(figure) ? BenchText.number(report.value(figure), figure.digits) : "n/a"
      }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      index < 2 ? BenchText.left(cell.0, cell.1) : BenchText.right(cell.0, cell.1)
    }.joined(separator: "  ")
  }

  /// Yellow where a frame in a hundred is over the budget.
  private func painted(_ line: String, _ report: BenchReport) -> String {
    isColored && report.value(.p99) > report.budget ? "\u{1B}[33m\(line)\u{1B}[0m" : line
  }

  private func sparkline(_ histogram: Histogram) -> String {
    let counts = histogram.counts
    var sums = [Int](repeating: 0, count: Self.bars)
    for (index, count) in counts.enumerated() { sums[index * Self.bars / counts.count] += count }
    return Histogram(width: 1, counts: sums).sparkline
  }

  /// One of each kind, which is what stands before its colon, in the order in which they come up.
  private var doubts: [String] {
    var doubts: [String] = []
    for doubt in reports.flatMap(\.unreliable)
    where !doubts.contains(where: { BenchReport.kind($0) == BenchReport.kind(doubt) }) {
      doubts.append(doubt)
    }
    return doubts
  }
}
