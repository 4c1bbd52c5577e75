import Documents
import PreviewKit

/// A tape that restarts from its beginning when it ends.
public struct TapeLoop {
  private let tape: Tape
  private let start: Preview
  /// Duration of one loop, in seconds.
  public let length: Double
  public private(set) var player: TapePlayer
  private var round = 0

  public init(_ tape: Tape, from start: Preview) {
    self.tape = tape
    self.start = start
    // Leave a moment for the motion after the last event.
    length = tape.duration + 1
    player = TapePlayer(tape, into: start)
  }
}

extension TapeLoop {
  /// Plays to a time in seconds since the very start, and returns the time within the loop.
  public mutating func play(to time: Double) -> Double {
    if time >= length * Double(round + 1) {
      round = Int(time / length)
      player = TapePlayer(tape, into: start)
    }
    let moment = max(0, time - length * Double(round))
    player.play(to: moment)
    return moment
  }

  public mutating func rewind() {
    round = 0
    player = TapePlayer(tape, into: start)
  }
}
