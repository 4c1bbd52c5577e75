import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A gesture that plays: again and again or once, at any speed, or stands at a moment that is looked at. It is the
/// hand's last gesture, one of the useful ones, or the effect's own.
///
/// A round plays the tape until the content rests, waits a moment, and goes back to where it began.
public struct Playback: Sendable {
  /// Where a gesture comes from.
  public enum Source: Hashable, Sendable {
    /// The effect's own, which follows the scene's numbers.
    case effect
    /// As the effect's, it depends on the scene.
    case useful(UsefulGesture)
    case tape(Tape)
  }

  public let source: Source
  /// Seconds of the gesture for a second.
  public private(set) var speed = 1.0
  public private(set) var isPlaying = true
  /// Again and again; else it stops at its end.
  public private(set) var repeats = true
  private var round: GestureRound
  /// The scene before the gesture.
  private(set) var start: Preview
  /// A moment of the studio's clock, and where in the round it was then.
  private var anchor: (clock: Double, position: Double)

  init(_ source: Source, of preview: Preview, as situation: Situation?, at time: Double) {
    self.source = source
    start = Preview(preview.scene, pictures: preview.pictures, isStill: preview.isStill)
    anchor = (time, 0)
    round = GestureRound(Self.tape(source, in: start), from: start, as: situation)
  }

  /// The source as a tape in the scene as it is now.
  var tape: Tape { Self.tape(source, in: start) }

  private static func tape(_ source: Source, in start: Preview) -> Tape {
    switch source {
    case .effect: Tape(start.scene.effect.gesture(in: start.setting), in: start)
    case .useful(let gesture): gesture.tape(in: start)
    case .tape(let tape): tape
    }
  }
}

extension Playback {
  var preview: Preview { round.preview }

  /// The gesture in the scene.
  var run: TapeRun { round.run }

  var situation: Situation? { run.situation }

  /// When everything rests, in seconds from the start of the gesture.
  var end: Double { round.end }

  /// When the content begins to go back, in seconds into a round.
  var turn: Double { round.turn }

  /// What the gesture does, for the time line.
  var trace: TapeTrace { TapeTrace(run, plain: situation == nil ? nil : TapeRun(tape, into: start)) }

  /// Where in the round it is at a moment of the studio's clock.
  func position(at clock: Double) -> Double {
    guard isPlaying else { return anchor.position }
    let way = anchor.position + (clock - anchor.clock) * speed
    guard repeats else { return min(way, end) }
    return way < round.length ? way : way.truncatingRemainder(dividingBy: round.length)
  }

  /// Where on the tape it is: at its start while the content goes back.
  func playhead(at clock: Double) -> Double { round.playhead(at: position(at: clock)) }

  /// The moment of the preview that is shown.
  func moment(at clock: Double) -> Double { round.moment(at: position(at: clock)) }

  /// Plays up to a moment of the studio's clock.
  mutating func advance(to clock: Double) {
    let position = position(at: clock)
    round.seek(to: position)
    if !repeats, isPlaying, position >= end { stop(at: clock) }
  }

  /// The layers of the moment up to which it was played.
  func layers(at clock: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    round.layers(at: position(at: clock), into: &layers, using: &earlier)
  }

  /// Where the finger is on the screen, while it is down.
  func finger(at clock: Double) -> Point? { round.finger(at: position(at: clock)) }
}

/// What a person does with it.
extension Playback {
  /// Stands still where it is.
  mutating func stop(at clock: Double) {
    anchor = (clock, position(at: clock))
    isPlaying = false
  }

  /// Goes on; from its beginning where it stands at its end.
  mutating func play(at clock: Double) {
    anchor = (clock, !repeats && position(at: clock) >= end ? 0 : position(at: clock))
    isPlaying = true
  }

  mutating func setSpeed(_ speed: Double, at clock: Double) {
    anchor = (clock, position(at: clock))
    self.speed = speed
  }

  mutating func setRepeats(_ repeats: Bool, at clock: Double) {
    anchor = (clock, position(at: clock))
    self.repeats = repeats
  }

  /// Stands still at a moment of the tape.
  mutating func scrub(to position: Double, at clock: Double) {
    anchor = (clock, min(max(0, position), end))
    isPlaying = false
    advance(to: clock)
  }

  /// Stands still some frames of a screen later, or earlier.
  mutating func step(by frames: Int, at clock: Double) {
    let frame = (playhead(at: clock) / Situation.frame).rounded() + Double(frames)
    scrub(to: frame * Situation.frame, at: clock)
  }

  /// The scene has other numbers now, or is shown as another system would. The gesture goes on where it is: this round
  /// becomes what it would have been with them.
  mutating func edit(_ scene: Scene, pictures: ScenePictures, as situation: Situation?, at clock: Double) {
    // Where in the round it is stays, unless the round has become shorter.
    anchor = (clock, position(at: clock))
    start = Preview(scene, pictures: pictures, isStill: start.isStill)
    round = GestureRound(Self.tape(source, in: start), from: start, as: situation)
    if !isPlaying { anchor.position = min(anchor.position, end) }
    advance(to: clock)
  }

  /// Shows the scene with or without its effect, in this round and the next ones.
  mutating func setStill(_ isStill: Bool, at clock: Double) {
    guard isStill != start.isStill else { return }
    start.setStill(isStill, at: 0)
    edit(start.scene, pictures: start.pictures, as: situation, at: clock)
  }
}
