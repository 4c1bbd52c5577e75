import FrameStats
import JSON

/// The frames of one scene on their way into a trace.
nonisolated struct TraceThread {
  var number: Int
  var scene: String
  /// In milliseconds.
  var budget: Double
  /// Frames waited for their turn: they are late by the time since the one before.
  var isSpaced: Bool
  /// Where the trace begins, in seconds.
  var start: Double
  /// The frame before, of the same repeat.
  var last: TimedFrame?
  private var frames = 0
  private var textureBytes = -1

  init(number: Int, scene: String, budget: Double, isSpaced: Bool, start: Double) {
    (self.number, self.scene, self.budget, self.isSpaced, self.start) = (number, scene, budget, isSpaced, start)
  }
}

nonisolated extension TraceThread {
  mutating func append(_ record: TimedFrame, to events: inout [JSONValue]) {
    let end = FrameSpan.allCases.count
    events.append(slice("frame \(frames)", from: record.marks[0], to: record.marks[end]))
    for span in FrameSpan.allCases {
      let wait = span == .present ? record.wait : 0
      events.append(slice(span.name, from: record.marks[span.rawValue] + wait, to: record.marks[span.rawValue + 1]))
    }
    events.append(counter("offset", "pt", record.offset, at: record.marks[0]))
    if let last, record.moment > last.moment {
      let velocity = (record.offset - last.offset) / (record.moment - last.moment)
      events.append(counter("velocity", "pt/s", velocity, at: record.marks[0]))
    }
    if record.textureBytes != textureBytes {
      textureBytes = record.textureBytes
      events.append(counter("textures", "bytes", Double(textureBytes), at: record.marks[0]))
    }
    let time = isSpaced ? last.map { (record.end - $0.end) * 1000 } : record.duration
    if let time, time - budget > Deadlines.tolerance { events.append(mark(time, at: record.end)) }
    last = record
    frames += 1
  }

  private func slice(_ name: String, from begin: Double, to end: Double) -> JSONValue {
    [
      "ph": "X", "name": .text(name), "pid": 1, "tid": .whole(number), "ts": microseconds(begin),
      "dur": .number(BenchReport.rounded(max(0, end - begin) * 1e6)),
    ]
  }

  private func counter(_ name: String, _ unit: String, _ value: Double, at time: Double) -> JSONValue {
    [
      "ph": "C", "name": .text("\(name) \(scene)"), "pid": 1, "tid": .whole(number), "ts": microseconds(time),
      "args": .object([JSONField(unit, .number(BenchReport.rounded(value)))]),
    ]
  }

  /// A frame that took that many milliseconds, which is too long.
  private func mark(_ time: Double, at end: Double) -> JSONValue {
    [
      "ph": "i", "s": "t", "name": .text(FramePace.isMissed(time, budget: budget) ? "missed" : "late"), "pid": 1,
      "tid": .whole(number), "ts": microseconds(end),
      "args": ["late_ms": .number(BenchReport.rounded(time - budget))],
    ]
  }

  private func microseconds(_ time: Double) -> JSONValue { .number(BenchReport.rounded((time - start) * 1e6)) }
}
