import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A gesture in one scene, there and back: its tape plays until the content rests, waits a moment, and the content goes
/// back to where it began.
struct GestureRound: Sendable {
  private(set) var run: TapeRun
  /// The content on its way back.
  private var back: Preview
  private var isBack = false
  /// When the content begins to go back, in seconds from the start of the tape.
  let turn: Double

  /// How long the content rests before it goes back, and how long that takes, in seconds.
  private static let pause = 0.5
  private static let wayBack = 0.9

  /// - Parameters:
  ///   - start: The scene before the gesture.
  ///   - turn: When the content begins to go back; nil: a moment after it has come to rest.
  init(_ tape: Tape, from start: Preview, as situation: Situation?, turn: Double? = nil) {
    var run = TapeRun(tape, into: start, as: situation)
    let turn = turn ?? run.end + Self.pause
    run.seek(to: turn)
    back = run.preview
    back.glide(to: tape.from ?? start.extent.bounds.lowerBound, frequency: 9, at: turn)
    run.seek(to: 0)
    (self.run, self.turn) = (run, turn)
  }
}

extension GestureRound {
  var preview: Preview { isBack ? back : run.preview }

  /// When everything rests, in seconds from the start of the tape.
  var end: Double { run.end }

  /// How long it is, in seconds.
  var length: Double { turn + Self.wayBack }

  /// Where on the tape a moment of the round is: at its start when the content has gone back.
  func playhead(at position: Double) -> Double {
    guard position > turn else { return min(position, end) }
    return end * max(0, 1 - (position - turn) / Self.wayBack)
  }

  /// The moment of the preview that is shown.
  func moment(at position: Double) -> Double { isBack ? position : run.shown }

  /// - Parameter position: Seconds into the round.
  mutating func seek(to position: Double) {
    isBack = position >= turn
    if !isBack, position != run.time { run.seek(to: position) }
  }

  /// The layers of the moment that it was sought to.
  func layers(at position: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    if isBack { back.layers(at: position, into: &layers) } else { run.layers(into: &layers, using: &earlier) }
  }

  /// Where the finger is on the screen, while it is down.
  func finger(at position: Double) -> Point? {
    var finger: Point?
    for index in run.tape.events.indices {
      let event = run.tape.events[index]
      guard event.time <= position else { break }
      switch event.action {
      case .input(.down(let point)): finger = point
      case .input(.move(let point)): finger = finger == nil ? nil : point
      case .input(.up), .input(.cancel): finger = nil
      default: break
      }
    }
    return finger
  }
}
