import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A looped gesture in one scene: its tape plays until the content rests, pauses, and the content returns to where it
/// began.
struct LoopedGesture: Sendable {
  private(set) var run: TapeRun
  /// The content while returning.
  private var back: Preview
  private var isBack = false
  /// The time at which the return begins, in seconds from the start of the tape.
  let turn: Double

  /// Pause before the return, in seconds.
  private static let pause = 0.5

  /// - Parameters:
  ///   - start: The scene before the gesture.
  ///   - turn: The time at which the return begins. Nil for a moment after the content rests.
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

extension LoopedGesture {
  var preview: Preview { isBack ? back : run.preview }

  /// The time at which everything rests, in seconds from the start of the tape.
  var end: Double { run.end }

  /// The displayed moment of the preview.
  func moment(at position: Double) -> Double { isBack ? position : run.shown }

  /// - Parameter position: Seconds into the loop.
  mutating func seek(to position: Double) {
    isBack = position >= turn
    if !isBack, position != run.time { run.seek(to: position) }
  }

  /// The layers at the current position.
  func layers(at position: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    if isBack { back.layers(at: position, into: &layers) } else { run.layers(into: &layers, using: &earlier) }
  }

  /// The finger's position on the screen, while it is down.
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
