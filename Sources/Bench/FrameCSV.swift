import FrameStats

/// Every frame of some reports as CSV: one row per frame, with times in milliseconds to the microsecond.
public struct FrameCSV {
  private var reports: [BenchReport]

  public init(_ reports: [BenchReport]) {
    self.reports = reports
  }
}

extension FrameCSV {
  public var text: String {
    var text =
      "scene,repeat,frame,time_s,offset_pt,frame_ms,interval_ms,"
      + FrameSpan.allCases.map { $0.name + "_ms" }.joined(separator: ",")
      + ",wait_ms,draw_calls,vertices,uploaded_bytes,allocations,texture_bytes,resident_bytes\n"
    for report in reports {
      for (run, records) in (report.records ?? []).enumerated() {
        for (number, record) in records.enumerated() {
          let interval = number > 0 ? (record.spans.end - records[number - 1].spans.end) * 1000 : 0
          let times =
            [record.duration, interval] + FrameSpan.allCases.map { record.spans[$0] } + [record.spans.wait * 1000]
          let counts = [
            record.drawCalls, record.vertices, record.uploadedBytes, record.allocations, record.textureBytes,
            record.residentBytes,
          ]
          text +=
            "\(quoted(report.scene)),\(run),\(number),"
            + ([record.moment.told(6), record.offset.told(3)]
            + times.map { $0.told(3) } + counts.map { "\($0)" }).joined(separator: ",") + "\n"
        }
      }
    }
    return text
  }

  /// A file name may contain anything.
  private func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
