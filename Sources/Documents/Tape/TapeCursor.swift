/// A tape with a playback position. Each event is taken once, in order.
public struct TapeCursor: Sendable {
  public let tape: Tape
  private var next = 0

  public init(_ tape: Tape) {
    self.tape = tape
  }

  /// The next recorded offset that has not been taken, and its time. Nil if there is none.
  public var nextOffset: (offset: Double, time: Double)? {
    for event in tape.events[next...] {
      if case .offset(let offset) = event.action { return (offset, event.time) }
    }
    return nil
  }

  /// The next event due by a time, in seconds from the start of the tape. Nil if there is none.
  public mutating func takeEvent(by time: Double) -> TapeEvent? {
    guard next < tape.events.count, tape.events[next].time <= time else { return nil }
    defer { next += 1 }
    return tape.events[next]
  }
}
