/// The time spent in each part of one frame.
public struct FrameSpans: Hashable, Sendable {
  /// The frame's beginning and the end of each span, in seconds.
  public var marks = SIMD8<Double>()
  /// Time spent waiting for the frame's turn before presenting, in seconds. Not part of the frame.
  public var wait = 0.0

  public init() {}

  /// Spans with these durations in milliseconds, starting at 0.
  public init(
    events: Double = 0, layers: Double = 0, paint: Double = 0, pictures: Double = 0, draw: Double = 0,
    fence: Double = 0, present: Double = 0
  ) {
    let lengths = [events, layers, paint, pictures, draw, fence, present]
    for (index, length) in lengths.enumerated() { marks[index + 1] = marks[index] + length / 1000 }
  }
}

extension FrameSpans {
  /// Begins the frame now.
  public mutating func begin(at time: Double) {
    marks = SIMD8(repeating: time)
    wait = 0
  }

  /// Ends a span now, and those after it until they are ended themselves.
  public mutating func end(_ span: FrameSpan, at time: Double) {
    for mark in (span.rawValue + 1)..<marks.scalarCount { marks[mark] = time }
  }

  public var begin: Double { marks[0] }

  /// The time of presentation, in seconds.
  public var end: Double { marks[FrameSpan.allCases.count] }

  /// Duration of a span, in milliseconds.
  public subscript(span: FrameSpan) -> Double {
    let whole = marks[span.rawValue + 1] - marks[span.rawValue]
    return (span == .present ? whole - wait : whole) * 1000
  }

  /// Milliseconds from the beginning to presentation, without the wait for its turn.
  public var total: Double { (end - begin - wait) * 1000 }
}
