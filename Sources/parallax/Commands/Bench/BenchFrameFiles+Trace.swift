import JSON

nonisolated extension BenchFrameFiles {
  /// Chrome's trace format, which Perfetto also opens: a thread a scene, a slice a frame with its spans in it, the
  /// offset as a counter, and a mark where a frame is over the budget.
  var trace: String {
    var events: [JSONValue] = [["ph": "M", "name": "process_name", "pid": 1, "args": ["name": "parallax bench"]]]
    var left = Self.mostTracedFrames
    for (index, report) in reports.enumerated() {
      let thread = Double(index + 1)
      events.append(
        [
          "ph": "M", "name": "thread_name", "pid": 1, "tid": .number(thread), "args": ["name": .text(report.scene)],
        ])
      let all = (report.records ?? []).flatMap { $0 }
      guard let start = all.first?.marks[0] else { continue }
      for (number, record) in all.prefix(left).enumerated() {
        append(record, number, report, thread, since: start, to: &events)
      }
      left -= min(left, all.count)
    }
    let count = reports.reduce(0) { $0 + ($1.records ?? []).reduce(0) { $0 + $1.count } }
    return JSONWriter.compact([
      "traceEvents": .list(events), "displayTimeUnit": "ms",
      "otherData": ["frames": .whole(count), "frames_left_out": .whole(max(0, count - Self.mostTracedFrames))],
    ]) + "\n"
  }

  /// A frame takes less than a kilobyte, and what opens traces wants no more than 100 MB.
  static let mostTracedFrames = 100_000

  private func append(
    _ record: TimedFrame, _ number: Int, _ report: BenchReport, _ thread: Double, since start: Double,
    to events: inout [JSONValue]
  ) {
    func time(_ mark: Int) -> Double { (record.marks[mark] - start) * 1e6 }
    func slice(_ name: String, from begin: Double, to end: Double) -> JSONValue {
      [
        "ph": "X", "name": .text(name), "pid": 1, "tid": .number(thread), "ts": .number(BenchReport.rounded(begin)),
        "dur": .number(BenchReport.rounded(max(0, end - begin))),
      ]
    }
    let last = FrameSpan.allCases.count
    events.append(slice("frame \(number)", from: time(0), to: time(last)))
    for span in FrameSpan.allCases {
      let wait = span == .present ? record.wait * 1e6 : 0
      events.append(slice(span.name, from: time(span.rawValue) + wait, to: time(span.rawValue + 1)))
    }
    events.append(
      [
        "ph": "C", "name": .text("offset \(report.scene)"), "pid": 1, "tid": .number(thread),
        "ts": .number(BenchReport.rounded(time(0))), "args": ["pt": .number(BenchReport.rounded(record.offset))],
      ])
    guard record.duration > report.budget else { return }
    events.append(
      [
        "ph": "i", "s": "t", "name": "over budget", "pid": 1, "tid": .number(thread),
        "ts": .number(BenchReport.rounded(time(last))),
      ])
  }
}
