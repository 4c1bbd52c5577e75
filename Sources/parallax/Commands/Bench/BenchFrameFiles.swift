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
      + ",wait_ms,draw_calls,vertices,uploaded_bytes,allocations,texture_bytes\n"
    for report in reports {
      for (run, records) in (report.records ?? []).enumerated() {
        for (number, record) in records.enumerated() {
          let interval = number > 0 ? (record.end - records[number - 1].end) * 1000 : 0
          let times =
            [record.duration, interval] + FrameSpan.allCases.map { record.duration($0) } + [record.wait * 1000]
          let counts = [
            record.drawCalls, record.vertices, record.uploadedBytes, record.allocations, record.textureBytes,
          ]
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
