import JSON

nonisolated extension BenchFrameFiles {
  /// Chrome's trace format, which Perfetto also opens: a thread a scene, a slice a frame with its spans in it, offset,
  /// velocity and bytes of textures as counters, and a mark where a frame is late.
  var trace: String {
    var events: [JSONValue] = [["ph": "M", "name": "process_name", "pid": 1, "args": ["name": "parallax bench"]]]
    var left = Self.mostTracedFrames
    for (index, report) in reports.enumerated() {
      events.append(
        [
          "ph": "M", "name": "thread_name", "pid": 1, "tid": .whole(index + 1), "args": ["name": .text(report.scene)],
        ])
      let repeats = report.records ?? []
      guard let start = repeats.first(where: { !$0.isEmpty })?[0].marks[0] else { continue }
      var thread = TraceThread(
        number: index + 1, scene: report.scene, budget: report.budget,
        isSpaced: report.detail("interval_ms") != nil, start: start)
      for records in repeats {
        thread.last = nil
        for record in records.prefix(left) { thread.append(record, to: &events) }
        left -= min(left, records.count)
      }
    }
    let count = reports.reduce(0) { $0 + ($1.records ?? []).reduce(0) { $0 + $1.count } }
    return JSONWriter.compact([
      "traceEvents": .list(events), "displayTimeUnit": "ms",
      "otherData": ["frames": .whole(count), "frames_left_out": .whole(max(0, count - Self.mostTracedFrames))],
    ]) + "\n"
  }

  /// A frame takes less than a kilobyte, and what opens traces wants no more than 100 MB.
  static let mostTracedFrames = 100_000
}
