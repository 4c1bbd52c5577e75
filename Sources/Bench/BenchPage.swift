import FrameStats
import Notation

/// Reports as a self-contained web page: for each scene its figures, frame times over time, their distribution, and the
/// slowest frames with their spans.
public struct BenchPage {
  private let reports: [BenchReport]
  private let comparison: BenchComparison?

  public init(_ reports: [BenchReport], comparison: BenchComparison? = nil) {
    (self.reports, self.comparison) = (reports, comparison)
  }

  /// Number of slow frames shown with their spans.
  private static let worst = 10
}

extension BenchPage {
  public var text: String {
    let title = reports.count == 1 ? "Frames of \(reports[0].scene)" : "Frames of \(counted(reports.count, "scene"))"
    var lines: [String] = []
    if let first = reports.first { lines.append("<p class=\"quiet\">\(Self.escaped(conditions(first)))</p>") }
    for doubt in doubts { lines.append("<p class=\"doubt\">Unreliable: \(Self.escaped(doubt))</p>") }
    for report in reports { lines += section(report) }
    if let comparison, !comparison.decisions.isEmpty {
      lines += ["<h2>Against the baseline</h2>"]
      lines += table(
        heads: ["scene"] + BenchDecision.heads, rows: comparison.decisions.map { [$0.scene] + $0.cells },
        words: [0, 1, 5, 6, 7])
      lines += comparison.reasons.map { "<p class=\"quiet\">\(Self.escaped($0))</p>" }
    }
    return BenchPage.text(title, lines)
  }

  private var doubts: [String] {
    var doubts: [String] = []
    for doubt in reports.flatMap(\.unreliable) where !doubts.contains(doubt) { doubts.append(doubt) }
    return doubts
  }

  private func conditions(_ report: BenchReport) -> String {
    ["\(report.renderer.name) on \(report.renderer.device)", "pacing \(report.pacing)", report.machine]
      .filter { !$0.isEmpty }.joined(separator: "; ")
      + (report.commit.isEmpty ? "" : "; commit \(report.commit.prefix(12))")
  }

  private func section(_ report: BenchReport) -> [String] {
    let repeats = report.figures[.p50]?.count ?? 1
    let count = repeats == 1 ? "" : " \u{D7} \(repeats)"
    var lines = [
      "<h2>\(Self.escaped(report.scene))</h2>",
      "<p class=\"quiet\">\(report.width) \u{D7} \(report.height) pixels, \(counted(report.frames, "frame"))\(count), "
        + "a budget of \(report.budget.told(2)) ms</p>",
    ]
    if let records = report.records, records.contains(where: { !$0.isEmpty }) {
      let chart = FrameChart(records.map { $0.map(\.duration) }, budget: report.budget)
      lines += ["<h3>Frame times over time</h3>", chart.times]
    }
    lines += [
      "<h3>Their distribution</h3>", FrameChart.distribution(report.histogram), "<h3>Figures</h3>",
    ]
    lines += figures(report)
    lines += worstFrames(report)
    return lines
  }

  private func figures(_ report: BenchReport) -> [String] {
    let rows = BenchFigure.allCases.map { figure -> [String] in
      let numbers = report.figures[figure] ?? []
      guard report.tells(figure) else { return [figure.title, "n/a", ""] }
      let spread =
        numbers.count > 1
        ? "\((numbers.min() ?? 0).told(figure.digits)) \u{2026} \((numbers.max() ?? 0).told(figure.digits))" : ""
      return [figure.title, report.value(figure).told(figure.digits), spread]
    }
    return table(heads: ["figure", "median", "all repeats"], rows: rows, words: [0])
  }

  private func worstFrames(_ report: BenchReport) -> [String] {
    let frames = (report.records ?? []).enumerated().flatMap { run, frames in
      frames.enumerated().map { (run: run, number: $0.offset, frame: $0.element) }
    }.sorted { $0.frame.duration > $1.frame.duration }.prefix(Self.worst)
    guard let longest = frames.first?.frame.duration, longest > 0 else { return [] }
    let legend = FrameSpan.allCases.map {
      "<span class=\"key\"><i class=\"part\($0.rawValue)\"></i>\($0.name)</span>"
    }.joined()
    let heads = ["repeat", "frame", "at s", "offset pt", "ms", "where it went"]
    var lines = [
      "<h3>The frames that took longest</h3>", "<p class=\"legend\">\(legend)</p>", "<table>",
      row(heads, "th", words: [5]),
    ]
    for (run, number, frame) in frames {
      let cells = [
        "\(run + 1)", "\(number)", frame.moment.told(3), frame.offset.told(1), frame.duration.told(2),
      ]
      let bar = FrameChart.parts(frame, longest: longest)
      lines.append(
        "<tr>" + cells.map { "<td>\(Self.escaped($0))</td>" }.joined() + "<td class=\"words\">\(bar)</td></tr>")
    }
    return lines + ["</table>"]
  }

  /// - Parameter words: The columns aligned left.
  private func table(heads: [String], rows: [[String]], words: Set<Int>) -> [String] {
    ["<table>", row(heads, "th", words: words)] + rows.map { row($0, "td", words: words) } + ["</table>"]
  }

  private func row(_ cells: [String], _ tag: String, words: Set<Int>) -> String {
    "<tr>"
      + cells.enumerated().map { index, cell in
        "<\(tag)\(words.contains(index) ? " class=\"words\"" : "")>\(Self.escaped(cell))</\(tag)>"
      }.joined() + "</tr>"
  }

  static func escaped(_ text: String) -> String { text.escapedForMarkup() }

  /// A whole page.
  static func text(_ title: String, _ lines: [String], style: [String] = []) -> String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\"/>",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>",
      "<title>\(escaped(title))</title>", "<style>", Self.style,
    ]
    let body = ["</style>", "</head>", "<body>", "<h1>\(escaped(title))</h1>"]
    return (head + style + body + lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1c1d20; --quiet: #5c6068; --line: #d9dbe0;
      --bar: #2f7fe6; --over: #d33a2c; }
    @media (prefers-color-scheme: dark) { :root { --ground: #17181a; --text: #e8e9eb; --quiet: #9a9da3;
      --line: #2c2e33; --bar: #4c9dff; --over: #ff6b5e; } }
    body { margin: 32px auto; max-width: 960px; padding: 0 24px; background: var(--ground); color: var(--text);
      font: 15px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
    h1 { font-size: 26px; } h2 { font-size: 20px; margin: 44px 0 0; border-top: 1px solid var(--line);
      padding-top: 24px; } h3 { font-size: 14px; margin: 24px 0 8px; color: var(--quiet); }
    .quiet, .legend { color: var(--quiet); margin: 4px 0; } .doubt { color: var(--over); margin: 4px 0; }
    svg { display: block; width: 100%; height: auto; } svg text { fill: var(--quiet); font-size: 11px; }
    .grid { stroke: var(--line); } .budget { stroke: var(--over); stroke-dasharray: 4 3; }
    .in { stroke: var(--bar); fill: none; } .over { stroke: var(--over); fill: none; }
    .bar { fill: var(--bar); } .late { fill: var(--over); }
    table { border-collapse: collapse; width: 100%; } th { color: var(--quiet); font-weight: 500; }
    th, td { padding: 3px 8px; text-align: right; border-bottom: 1px solid var(--line); }
    .words { text-align: left; } td.words svg { width: 320px; height: 12px; }
    .key { margin-right: 14px; } .key i { display: inline-block; width: 10px; height: 10px; margin-right: 5px;
      border-radius: 2px; }
    .part0 { fill: #8a8f98; background: #8a8f98; } .part1 { fill: #4c9dff; background: #4c9dff; }
    .part2 { fill: #2fb6a3; background: #2fb6a3; } .part3 { fill: #c779e8; background: #c779e8; }
    .part4 { fill: #ffb84d; background: #ffb84d; } .part5 { fill: #ff7f6e; background: #ff7f6e; }
    .part6 { fill: #5b6472; background: #5b6472; }
    """
}
