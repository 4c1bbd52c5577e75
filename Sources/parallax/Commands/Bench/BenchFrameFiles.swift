import JSON

/// Every frame of some reports, as files for other programs.
nonisolated struct BenchFrameFiles {
  var reports: [BenchReport]
}

nonisolated extension BenchFrameFiles {
  /// A row a frame; milliseconds to the microsecond.
  var csv: String {
    var text =
      "scene,repeat,frame,time_s,offset_pt,frame_ms,interval_ms,"
      + FrameSpan.allCases.map { $0.name + "_ms" }.joined(separator: ",")
      + ",wait_ms,draw_calls,vertices,uploaded_bytes,allocations\n"
    for report in reports {
      for (run, records) in (report.records ?? []).enumerated() {
        for (number, record) in records.enumerated() {
          let interval = number > 0 ? (record.end - records[number - 1].end) * 1000 : 0
          let times =
            [record.duration, interval] + FrameSpan.allCases.map { record.duration($0) } + [record.wait * 1000]
          let counts = [record.drawCalls, record.vertices, record.uploadedBytes, record.allocations]
          text +=
            "\(quoted(report.scene)),\(run),\(number),"
            + ([BenchText.number(record.moment, 6), BenchText.number(record.offset, 3)]
            + times.map { BenchText.number($0, 3) } + counts.map { "\($0)" }).joined(separator: ",") + "\n"
        }
      }
    }
    return text
  }

  /// A file's name may hold anything.
  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}

nonisolated extension BenchFrameFiles {
  /// Chrome's trace format, which Perfetto also opens: a thread a scene, a slice a frame with its spans in it, the
  /// offset as a counter, and a mark where a frame is over the budget.
  var trace: String {
    var events: [JSONValue] = []
    for (index, report) in reports.enumerated() {
      let thread = Double(index + 1)
      events.append(
        [
          "ph": "M", "name": "thread_name", "pid": 1, "tid": .number(thread), "args": ["name": .text(report.scene)],
        ])
      let all = (report.records ?? []).flatMap { $0 }
      guard let start = all.first?.marks[0] else { continue }
      for (number, record) in all.enumerated() { append(record, number, report, thread, since: start, to: &events) }
    }
    return JSONWriter.compact(["traceEvents": .list(events), "displayTimeUnit": "ms"]) + "\n"
  }

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
