import FrameStats
import Notation

/// Bench results or a history as a self-contained web page: a fixed page with the numbers embedded.
public struct BenchPage {
  private let data: JSONValue

  /// Number of slow frames shown with their spans.
  private static let worst = 10
  private static let ofHistory: [BenchFigure] = [
    .p50, .p99, .processorTime, .layoutP50, .drawCalls, .allocations, .missed, .firstFrame, .memory,
  ]

  /// For each scene its figures, frame times over time, their distribution, and the slowest frames with their spans.
  public init(_ reports: [BenchReport], comparison: BenchComparison? = nil) {
    var doubts: [String] = []
    for doubt in reports.flatMap(\.unreliable) where !doubts.contains(doubt) { doubts.append(doubt) }
    let compared: JSONValue? = comparison.map {
      [
        "heads": .list((["scene"] + BenchDecision.heads).map { .text($0) }),
        "rows": .list($0.decisions.map { .list(([$0.scene] + $0.cells).map { .text($0) }) }),
        "reasons": JSONValue(encoding: $0.reasons),
      ]
    }
    data = .present([
      "title": .text(
        reports.count == 1 ? "Frames of \(reports[0].scene)" : "Frames of \(counted(reports.count, "scene"))"),
      "conditions": reports.first.map { .text(Self.conditions($0)) }, "doubts": JSONValue(encoding: doubts),
      "figures": Self.table(of: BenchFigure.allCases),
      "spans": .list(FrameSpan.allCases.map { .text($0.name) }), "reports": .list(reports.map(Self.json)),
      "comparison": compared,
    ])
  }

  /// For each scene and machine the figures over commits, with their intervals and a step where there is one.
  public init(_ history: BenchHistory) {
    data = [
      "title": "Frame times over commits", "figures": Self.table(of: Self.ofHistory),
      "history": .list(
        history.series.map { runs in
          let steps = Self.ofHistory.compactMap { figure -> JSONField? in
            BenchHistory.step(in: runs.compactMap { $0.figures[figure]?.median }).map {
              JSONField(figure.rawValue, ["place": .whole($0.place), "ratio": .number($0.ratio)])
            }
          }
          return ["runs": .list(runs.map(\.json)), "steps": .object(steps)]
        }),
    ]
  }

  /// - Parameter page: The page without numbers.
  public func text(in page: String) -> String {
    // No text of others ends the element that it stands in.
    let numbers = JSONWriter.compact(data).replacing("<", with: "\\u003c")
    return page.replacing(">null</script>", with: ">\(numbers)</script>", maxReplacements: 1)
  }
}

extension BenchPage {
  private static func table(of figures: [BenchFigure]) -> JSONValue {
    .list(
      figures.map {
        [
          "key": .text($0.rawValue), "path": JSONValue(encoding: $0.path), "title": .text($0.title),
          "digits": .whole($0.digits),
        ]
      })
  }

  private static func conditions(_ report: BenchReport) -> String {
    ["\(report.renderer.name) on \(report.renderer.device)", "pacing \(report.pacing)", report.machine]
      .filter { !$0.isEmpty }.joined(separator: "; ")
      + (report.commit.isEmpty ? "" : "; commit \(report.commit.prefix(12))")
  }

  /// The report with the durations of its frames, in place of all that is known of each.
  private static func json(_ report: BenchReport) -> JSONValue {
    guard let records = report.records else { return report.json }
    var report = report
    report.records = nil
    let frames = records.enumerated().flatMap { run, frames in
      frames.enumerated().map { (run: run, number: $0.offset, frame: $0.element) }
    }
    let slowest = frames.sorted { $0.frame.duration > $1.frame.duration }.prefix(worst)
    return .object(
      (report.json.object ?? []) + [
        JSONField("times", .list(records.map { .numbers($0.map { $0.duration.rounded(digits: 2) }) })),
        JSONField(
          "worst",
          .list(
            slowest.map { run, number, frame in
              [
                "repeat": .whole(run + 1), "number": .whole(number), "at": .number(frame.moment),
                "offset": .number(frame.offset), "ms": .number(frame.duration),
                "parts": .numbers(FrameSpan.allCases.map { frame.spans[$0].rounded(digits: 3) }),
              ]
            })),
      ])
  }
}
