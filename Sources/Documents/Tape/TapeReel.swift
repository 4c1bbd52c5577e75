/// A tape, and how far it has been played. Whoever plays it takes one event after the other, each once.
public struct TapeReel: Sendable {
  public let tape: Tape
  private var next = 0

  public init(_ tape: Tape) {
    self.tape = tape
  }

  /// The next event that has happened by a time, in seconds from the start of the tape; nil where all have been taken.
  public mutating func takeEvent(by time: Double) -> TapeEvent? {
    guard next < tape.events.count, tape.events[next].time <= time else { return nil }
    defer { next += 1 }
    return tape.events[next]
  }
}
