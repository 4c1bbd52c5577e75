import FrameStats
import Notation

/// Every frame of some reports in Chrome's trace format, which Perfetto also opens: a thread per scene, a slice per
/// frame containing its spans, counters for offset, velocity and texture bytes, and a mark for each frame that missed a deadline.
public struct ChromeTrace {
  private var reports: [BenchReport]

  public init(_ reports: [BenchReport]) {
    self.reports = reports
  }
}

extension ChromeTrace {
  public var text: String {
    var events: [JSONValue] = [["ph": "M", "name": "process_name", "pid": 1, "args": ["name": "parallax bench"]]]
    var left = Self.mostFrames
    for (index, report) in reports.enumerated() {
      events.append(
        [
          "ph": "M", "name": "thread_name", "pid": 1, "tid": .whole(index + 1), "args": ["name": .text(report.scene)],
        ])
      let repeats = report.records ?? []
      guard let start = repeats.first(where: { !$0.isEmpty })?[0].spans.begin else { continue }
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
      "otherData": ["frames": .whole(count), "frames_left_out": .whole(max(0, count - Self.mostFrames))],
    ]) + "\n"
  }

  /// A frame takes less than a kilobyte, and trace viewers accept at most 100 MB.
  private static let mostFrames = 100_000
}

/// The frames of one scene, while the trace is built.
private struct TraceThread {
  public var number: Int
  public var scene: String
  /// In milliseconds.
  public var budget: Double
  /// Whether frames waited for their turn: they are then late by the time since the previous one.
  public var isSpaced: Bool
  /// The start of the trace, in seconds.
  public var start: Double
  /// The previous frame of the same repeat.
  public var last: TimedFrame?
  private var frames = 0
  private var textureBytes = -1
  private var grid = DeadlineGrid()

  init(number: Int, scene: String, budget: Double, isSpaced: Bool, start: Double) {
    (self.number, self.scene, self.budget, self.isSpaced, self.start) = (number, scene, budget, isSpaced, start)
  }
}

extension TraceThread {
  public mutating func append(_ record: TimedFrame, to events: inout [JSONValue]) {
    let spans = record.spans
    events.append(slice("frame \(frames)", from: spans.begin, to: spans.end))
    for span in FrameSpan.allCases {
      let wait = span == .present ? spans.wait : 0
      events.append(slice(span.name, from: spans.marks[span.rawValue] + wait, to: spans.marks[span.rawValue + 1]))
    }
    events.append(counter("offset", "pt", record.offset, at: spans.begin))
    if let last, record.moment > last.moment {
      let velocity = (record.offset - last.offset) / (record.moment - last.moment)
      events.append(counter("velocity", "pt/s", velocity, at: spans.begin))
    }
    if record.textureBytes != textureBytes {
      textureBytes = record.textureBytes
      events.append(counter("textures", "bytes", Double(textureBytes), at: spans.begin))
    }
    let time = isSpaced ? last.map { (spans.end - $0.spans.end) * 1000 } : record.duration
    if last == nil { grid.rest() }
    if let time {
      let missed = grid.missed(time, budget: budget, isPaced: isSpaced)
      if missed > 0 { events.append(mark(missed, at: spans.end)) }
    }
    last = record
    frames += 1
  }

  private func slice(_ name: String, from begin: Double, to end: Double) -> JSONValue {
    let (start, end) = (nanoseconds(begin), nanoseconds(end))
    return [
      "ph": "X", "name": .text(name), "pid": 1, "tid": .whole(number), "ts": Self.microseconds(start),
      "dur": Self.microseconds(max(0, end - start)),
    ]
  }

  private func counter(_ name: String, _ unit: String, _ value: Double, at time: Double) -> JSONValue {
    [
      "ph": "C", "name": .text("\(name) \(scene)"), "pid": 1, "tid": .whole(number),
      "ts": Self.microseconds(nanoseconds(time)),
      "args": .object([JSONField(unit, .number(BenchReport.rounded(value)))]),
    ]
  }

  /// The mark for a frame that missed that many deadlines.
  private func mark(_ missed: Int, at end: Double) -> JSONValue {
    [
      "ph": "i", "s": "t", "name": "missed", "pid": 1, "tid": .whole(number),
      "ts": Self.microseconds(nanoseconds(end)),
      "args": ["deadlines": .whole(missed), "late_ms": .number(BenchReport.rounded(Double(missed) * budget))],
    ]
  }

  /// Whole nanoseconds since the start, so that slices that meet do so exactly.
  private func nanoseconds(_ time: Double) -> Int { Int(((time - start) * 1e9).rounded()) }

  /// Microseconds, as the format has them. Perfetto multiplies by 1000 and cuts off, which for some numbers is a
  /// nanosecond less; such a number is written as the next larger one that can be stored.
  private static func microseconds(_ nanoseconds: Int) -> JSONValue {
    let time = Double(nanoseconds) / 1000
    return .number(Int(time * 1000) < nanoseconds ? time.nextUp : time)
  }
}
