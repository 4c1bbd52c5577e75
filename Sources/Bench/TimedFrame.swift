import FrameStats

/// The record of one frame.
public struct TimedFrame: Hashable, Sendable {
  /// The time on the tape that it shows, in seconds.
  public var moment = 0.0
  /// The offset that it shows, in points.
  public var offset = 0.0
  /// Its spans, on the monotonic clock.
  public var spans = FrameSpans()
  public var drawCalls = 0
  public var vertices = 0
  public var uploadedBytes = 0
  public var allocations = 0
  /// Size of all live textures.
  public var textureBytes = 0
  /// Memory of the process, read every few frames. 0 if unknown.
  public var residentBytes = 0

  public init() {}
}

extension TimedFrame {
  /// Milliseconds from its beginning to presentation.
  public var duration: Double { spans.total }

  /// Milliseconds from an earlier time until the frame was complete, without the wait for its turn in a window.
  public func duration(since start: Double) -> Double { (spans.begin - start) * 1000 + duration }

  /// Milliseconds of work on the program's own thread: from the beginning until the driver has everything.
  var work: Double { (spans.marks[FrameSpan.draw.rawValue + 1] - spans.begin) * 1000 }

  /// Microseconds for layers and draw list.
  var layout: Double { (spans[.layers] + spans[.paint]) * 1000 }

  /// Milliseconds from each presentation to the next: one fewer than there are frames.
  static func intervals(_ records: [TimedFrame]) -> [Double] {
    zip(records, records.dropFirst()).map { ($1.spans.end - $0.spans.end) * 1000 }
  }
}

extension TimedFrame {
  /// The names of `values`.
  static let columns = [
    "time_s", "offset_pt", "begin_ms", "events_ms", "layers_ms", "paint_ms", "pictures_ms", "draw_ms", "fence_ms",
    "present_ms", "wait_ms", "draw_calls", "vertices", "uploaded_bytes", "allocations", "texture_bytes",
    "resident_bytes",
  ]

  /// The record as numbers, with times in milliseconds since `start`.
  public func values(since start: Double) -> [Double] {
    [moment, offset, (spans.begin - start) * 1000] + FrameSpan.allCases.map { spans[$0] }
      + [
        spans.wait * 1000, Double(drawCalls), Double(vertices), Double(uploadedBytes), Double(allocations),
        Double(textureBytes), Double(residentBytes),
      ]
  }

  /// Nil unless there are as many numbers as `values` gives, or one fewer: the first schema has no memory.
  init?(_ values: [Double]) {
    guard [Self.columns.count, Self.columns.count - 1].contains(values.count) else { return nil }
    (moment, offset, spans.marks[0]) = (values[0], values[1], values[2] / 1000)
    spans.wait = values[10] / 1000
    for span in FrameSpan.allCases {
      let whole = values[3 + span.rawValue] / 1000 + (span == .present ? spans.wait : 0)
      spans.marks[span.rawValue + 1] = spans.marks[span.rawValue] + whole
    }
    let counts = values[11...].map { Int(exactly: $0) ?? 0 }
    (drawCalls, vertices, uploadedBytes, allocations) = (counts[0], counts[1], counts[2], counts[3])
    textureBytes = counts[4]
    residentBytes = counts.count > 5 ? counts[5] : 0
  }
}
