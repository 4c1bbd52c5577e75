import Documents
import PreviewKit

/// A tape that begins again when it has ended, from the same start.
public struct TapeLoop {
  private let tape: Tape
  private let start: Preview
  /// Seconds of one round.
  public let length: Double
  public private(set) var player: TapePlayer
  private var round = 0

  public init(_ tape: Tape, from start: Preview) {
    self.tape = tape
    self.start = start
    // What the last event sets off may go on for a moment.
    length = tape.duration + 1
    player = TapePlayer(tape, into: start)
  }
}

extension TapeLoop {
  /// Plays on to a time in seconds from the very start, and returns the moment within the round.
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
