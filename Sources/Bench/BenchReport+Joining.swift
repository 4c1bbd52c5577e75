import FrameStats
import Notation

extension BenchReport {
  /// Joins reports measured one after the other, each in a process of its own and with all its frames. Nil if there are
  /// none.
  public init?(joining reports: [BenchReport], keepsFrames: Bool) {
    guard let first = reports.first else { return nil }
    self = first
    for other in reports.dropFirst() { figures.merge(other.figures) { $0 + $1 } }
    // The values of the busiest process are kept.
    unreliable = []
    for report in reports.sorted(by: { ($0.othersShare ?? 0) > ($1.othersShare ?? 0) }) { doubt(report.unreliable) }
    let repeats = Self.inOneGo(reports.flatMap { $0.records ?? [] })
    tell(repeats, isSpaced: detail("interval_ms") != nil)
    records = keepsFrames ? repeats : nil
    set("summaries", .list(reports.flatMap { $0.detail("summaries")?.list ?? [] }))
    let switches = ["voluntary", "involuntary"].map { key in
      let counts = reports.compactMap { $0.detail("switches_per_frame")?.number(key) }
      return JSONField(key, .number(Self.rounded(counts.reduce(0, +) / Double(max(1, counts.count)))))
    }
    set("switches_per_frame", .object(switches))
    joinShares(of: reports)
    doubtScatter()
  }

  /// Counts the figures of its frames anew, so that reports of two programs go by the same rules. Leaves a report
  /// without frames as it is.
  public mutating func recount() {
    guard let records, let first = records.first, records.count == 1 else { return }
    let used = value(.processorTime) / 1000 * Double(first.count)
    let spacing: FrameSpacing = detail("interval_ms") == nil ? .none : .clock
    for (figure, value) in BenchFigure.figures(of: first, budget: budget, spacing: spacing, processorTime: used) {
      figures[figure] = [value]
    }
  }

  /// Keeps the busiest moment as the load of the machine.
  private mutating func joinShares(of reports: [BenchReport]) {
    guard var fields = detail("environment")?.object else { return }
    for (key, shares) in [
      ("others_share", reports.compactMap(\.othersShare)), ("waited_share", reports.compactMap(\.waitedShare)),
    ] {
      guard let most = shares.max(), let place = fields.firstIndex(where: { $0.key == key }) else { continue }
      fields[place].value = .number(most)
    }
    set("environment", .object(fields))
  }

  var othersShare: Double? { detail("environment")?.number("others_share") }

  var waitedShare: Double? { detail("environment")?.number("waited_share") }

  /// Joins the clocks: that of each process begins at its first frame; here each continues from the end of the previous
  /// one.
  private static func inOneGo(_ repeats: [[TimedFrame]]) -> [[TimedFrame]] {
    var end = 0.0
    return repeats.map { frames in
      let start = end
      let moved = frames.map { frame in
        var frame = frame
        frame.spans.marks += start
        return frame
      }
      end = moved.last?.spans.end ?? end
      return moved
    }
  }
}
