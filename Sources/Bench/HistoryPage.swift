import FrameStats
import Notation

/// A history as a self-contained web page: for each scene and machine the figures over commits, with their intervals and
/// a step where there is one.
public struct HistoryPage {
  private let history: BenchHistory

  public init(_ history: BenchHistory) {
    self.history = history
  }

  private static let figures: [BenchFigure] = [
    .p50, .p99, .processorTime, .layoutP50, .drawCalls, .allocations, .missed, .firstFrame, .memory,
  ]
  private static let width = 960.0
  private static let height = 120.0
  private static let left = 64.0
}

extension HistoryPage {
  public var text: String {
    BenchPage.text("Frame times over commits", history.series.flatMap(section), style: [Self.style])
  }

  private func section(_ series: [BenchHistory.Entry]) -> [String] {
    var lines = [
      "<h2>\(BenchPage.escaped(series[0].scene))</h2>",
      "<p class=\"quiet\">\(BenchPage.escaped(series[0].machine)); \(BenchPage.escaped(series[0].renderer)); "
        + "\(counted(series.count, "run")). A dot with a ring has doubts.</p>",
    ]
    for figure in Self.figures {
      let points = series.compactMap { entry in entry.figures[figure].map { (entry: entry, interval: $0) } }
      guard !points.isEmpty else { continue }
      let step = BenchHistory.step(in: points.map(\.interval.median))
      lines.append("<h3>\(figure.title)</h3>")
      if let step {
        let words =
          "A step of \(step.ratio.told(2))x at \(Self.name(points[step.place].entry.commit)), run \(step.place + 1)."
        lines.append("<p class=\"doubt\">\(BenchPage.escaped(words))</p>")
      }
      lines.append(chart(points, figure, step))
    }
    return lines
  }

  private static func name(_ commit: String) -> String { commit.isEmpty ? "no commit" : String(commit.prefix(12)) }

  private func chart(
    _ points: [(entry: BenchHistory.Entry, interval: MedianInterval)], _ figure: BenchFigure, _ step: BenchHistory.Step?
  ) -> String {
    let top = max(1e-6, 1.05 * (points.map(\.interval.high).max() ?? 1))
    let room = Self.width - Self.left
    func x(_ index: Int) -> Double { Self.left + room * (Double(index) + 0.5) / Double(points.count) }
    func y(_ value: Double) -> Double { (Self.height - 4) * (1 - value / top) + 2 }
    var parts = [
      "<svg viewBox=\"0 0 960 120\" role=\"img\" aria-label=\"\(figure.title) over \(counted(points.count, "run"))\">",
      "<line class=\"grid\" x1=\"\(Self.left.told(1))\" x2=\"960\" y1=\"\(y(0).told(1))\" y2=\"\(y(0).told(1))\"/>",
      "<text x=\"58\" y=\"12\" text-anchor=\"end\">\(top.told(figure.digits))</text>",
      "<text x=\"58\" y=\"\(y(0).told(1))\" text-anchor=\"end\">0</text>",
    ]
    if let step {
      let place = ((x(step.place - 1) + x(step.place)) / 2).told(1)
      parts.append("<line class=\"budget\" x1=\"\(place)\" x2=\"\(place)\" y1=\"0\" y2=\"120\"/>")
    }
    for (index, point) in points.enumerated() {
      let (place, interval) = (x(index).told(1), point.interval)
      let words =
        "\(Self.name(point.entry.commit)): \(interval.median.told(figure.digits)), "
        + "\(interval.low.told(figure.digits))...\(interval.high.told(figure.digits))"
        + point.entry.doubts.map { "; \($0)" }.joined()
      parts.append(
        "<g><title>\(BenchPage.escaped(words))</title><path class=\"in\" stroke-width=\"2\" "
          + "d=\"M\(place) \(y(interval.low).told(1))V\((y(interval.high) - 0.5).told(1))\"/>"
          + "<circle class=\"\(point.entry.doubts.isEmpty ? "sure" : "doubtful")\" cx=\"\(place)\" "
          + "cy=\"\(y(interval.median).told(1))\" r=\"4\"/></g>")
    }
    return (parts + ["</svg>"]).joined()
  }

  private static let style = """
    .sure { fill: var(--bar); } .doubtful { fill: var(--ground); stroke: var(--bar); stroke-width: 2; }
    """
}
