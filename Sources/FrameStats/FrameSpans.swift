/// Where the time of one frame went.
public struct FrameSpans: Hashable, Sendable {
  /// When it began and when each span ended, in seconds.
  public var marks = SIMD8<Double>()
  /// Spent waiting for the frame's turn, which is no part of it, in seconds. It lies before presenting.
  public var wait = 0.0

  public init() {}

  /// Spans of so many milliseconds, from 0 on.
  public init(
    events: Double = 0, layers: Double = 0, paint: Double = 0, pictures: Double = 0, draw: Double = 0,
    fence: Double = 0, present: Double = 0
  ) {
    let lengths = [events, layers, paint, pictures, draw, fence, present]
    for (index, length) in lengths.enumerated() { marks[index + 1] = marks[index] + length / 1000 }
  }
}

extension FrameSpans {
  /// It begins now.
  public mutating func begin(at time: Double) {
    marks = SIMD8(repeating: time)
    wait = 0
  }

  /// A span ends now, and so do those after it, unless it is said otherwise.
  public mutating func end(_ span: FrameSpan, at time: Double) {
    for mark in (span.rawValue + 1)..<marks.scalarCount { marks[mark] = time }
  }

  public var begin: Double { marks[0] }

  /// When it was presented, in seconds.
  public var end: Double { marks[FrameSpan.allCases.count] }

  /// Milliseconds of a span.
  public subscript(span: FrameSpan) -> Double {
    let whole = marks[span.rawValue + 1] - marks[span.rawValue]
    return (span == .present ? whole - wait : whole) * 1000
  }

  /// Milliseconds from its beginning until it was presented, without the wait for its turn.
  public var total: Double { (end - begin - wait) * 1000 }
}

/// As a meter tells them: what the driver draws while it is waited for is drawing, too.
extension FrameSpans {
  public static let names = ["update", "layers", "paint", "draw", "upload", "present"]

  /// Milliseconds, in the order of `names`; 0 where there is no such span.
  public subscript(index: Int) -> Double {
    switch index {
    case 0: self[.events]
    case 1: self[.layers]
    case 2: self[.paint]
    case 3: self[.draw] + self[.fence]
    case 4: self[.pictures]
    case 5: self[.present]
    default: 0
    }
  }
}
