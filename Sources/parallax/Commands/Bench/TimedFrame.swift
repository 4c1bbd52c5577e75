/// What was noted of one frame.
nonisolated struct TimedFrame: Hashable, Sendable {
  /// The moment of the tape that it shows, in seconds.
  var moment = 0.0
  /// The offset that it shows, in points.
  var offset = 0.0
  /// When it began and when each span ended, in seconds on the monotonic clock.
  var marks = SIMD8<Double>()
  /// Spent waiting for the frame's turn, which is no part of it, in seconds. It lies before presenting.
  var wait = 0.0
  var drawCalls = 0
  var vertices = 0
  var uploadedBytes = 0
  var allocations = 0
  /// Of all live textures.
  var textureBytes = 0
}

nonisolated extension TimedFrame {
  /// Milliseconds of a part.
  func duration(_ span: FrameSpan) -> Double {
    let whole = marks[span.rawValue + 1] - marks[span.rawValue]
    return (span == .present ? whole - wait : whole) * 1000
  }

  /// Milliseconds from its beginning until it was presented.
  var duration: Double { (marks[FrameSpan.allCases.count] - marks[0] - wait) * 1000 }

  /// Milliseconds from a time before it until it was there. Its turn, which a frame in a window waits for, is not what
  /// is waited for here.
  func duration(since start: Double) -> Double { (marks[0] - start) * 1000 + duration }

  /// Milliseconds of work for the program's own thread: from its beginning until the driver has all of it.
  var work: Double { (marks[FrameSpan.draw.rawValue + 1] - marks[0]) * 1000 }

  /// Microseconds that layers and draw list took.
  var layout: Double { (duration(.layers) + duration(.paint)) * 1000 }

  /// When it was presented, in seconds.
  var end: Double { marks[FrameSpan.allCases.count] }
}

nonisolated extension TimedFrame {
  /// What each of `values` is.
  static let columns = [
    "time_s", "offset_pt", "begin_ms", "events_ms", "layers_ms", "paint_ms", "pictures_ms", "draw_ms", "fence_ms",
    "present_ms", "wait_ms", "draw_calls", "vertices", "uploaded_bytes", "allocations", "texture_bytes",
  ]

  /// The record as numbers: times from `start` on, in milliseconds.
  func values(since start: Double) -> [Double] {
    [moment, offset, (marks[0] - start) * 1000] + FrameSpan.allCases.map { duration($0) }
      + [
        wait * 1000, Double(drawCalls), Double(vertices), Double(uploadedBytes), Double(allocations),
        Double(textureBytes),
      ]
  }

  /// Nil for another count of numbers than `values` gives.
  init?(_ values: [Double]) {
    guard values.count == Self.columns.count else { return nil }
    (moment, offset, marks[0]) = (values[0], values[1], values[2] / 1000)
    wait = values[10] / 1000
    for span in FrameSpan.allCases {
      let whole = values[3 + span.rawValue] / 1000 + (span == .present ? wait : 0)
      marks[span.rawValue + 1] = marks[span.rawValue] + whole
    }
    let counts = values[11...].map { Int(exactly: $0) ?? 0 }
    (drawCalls, vertices, uploadedBytes, allocations) = (counts[0], counts[1], counts[2], counts[3])
    textureBytes = counts[4]
  }
}
