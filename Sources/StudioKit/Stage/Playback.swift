import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A gesture on the timeline: looping or played once, at any speed, or paused at a moment. It is the user's last
/// gesture, a useful one, or the effect's own.
///
/// A loop plays the tape until the content rests, pauses, and returns to where it began.
public struct Playback: Sendable {
  /// The source of a gesture.
  public enum Source: Hashable, Sendable {
    /// The effect's own, which follows the scene's parameters.
    case effect
    /// A useful gesture, which also depends on the scene.
    case useful(UsefulGesture)
    case tape(Tape)
  }

  public let source: Source
  /// Playback speed.
  public private(set) var speed = 1.0
  public private(set) var isPlaying = true
  /// Whether it loops or stops at its end.
  public private(set) var repeats = true
  private var loop: LoopedGesture
  /// The scene before the gesture.
  private(set) var start: Preview
  /// A time on the studio's clock and the corresponding position in the loop.
  private var anchor: (clock: Double, position: Double)

  init(_ source: Source, of preview: Preview, as situation: Situation?, at time: Double) {
    self.source = source
    start = Preview(preview.scene, pictures: preview.pictures, isStill: preview.isStill)
    anchor = (time, 0)
    loop = LoopedGesture(Self.tape(source, in: start), from: start, as: situation)
  }

  /// The source as a tape for the scene as it is now.
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
  var preview: Preview { loop.preview }

  /// The gesture as played in the scene.
  var run: TapeRun { loop.run }

  var situation: Situation? { run.situation }

  /// The time at which everything rests, in seconds from the start of the gesture.
  var end: Double { loop.end }

  /// The time at which the content begins to return, in seconds into the loop.
  var turn: Double { loop.turn }

  /// The trace of the gesture for the timeline.
  var trace: TapeTrace { TapeTrace(run, plain: situation == nil ? nil : TapeRun(tape, into: start)) }

  /// The position in the loop at a time on the studio's clock.
  func position(at clock: Double) -> Double {
    guard isPlaying else { return anchor.position }
    let way = anchor.position + (clock - anchor.clock) * speed
    guard repeats else { return min(way, end) }
    return way < loop.length ? way : way.truncatingRemainder(dividingBy: loop.length)
  }

  /// The time on the tape; 0 while the content returns.
  func playhead(at clock: Double) -> Double { loop.playhead(at: position(at: clock)) }

  /// The displayed moment of the preview.
  func moment(at clock: Double) -> Double { loop.moment(at: position(at: clock)) }

  /// Plays up to a time on the studio's clock.
  mutating func advance(to clock: Double) {
    let position = position(at: clock)
    loop.seek(to: position)
    if !repeats, isPlaying, position >= end { stop(at: clock) }
  }

  /// The layers at the time it was played to.
  func layers(at clock: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    loop.layers(at: position(at: clock), into: &layers, using: &earlier)
  }

  /// The finger's position on the screen, while it is down.
  func finger(at clock: Double) -> Point? { loop.finger(at: position(at: clock)) }
}

/// Controls.
extension Playback {
  /// Pauses at the present moment.
  mutating func stop(at clock: Double) {
    anchor = (clock, position(at: clock))
    isPlaying = false
  }

  /// Resumes, from the beginning if it is at its end.
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

  /// Pauses at a moment of the tape.
  mutating func scrub(to position: Double, at clock: Double) {
    anchor = (clock, min(max(0, position), end))
    isPlaying = false
    advance(to: clock)
  }

  /// Pauses some frames later or earlier.
  mutating func step(by frames: Int, at clock: Double) {
    let frame = (playhead(at: clock) / Situation.frame).rounded() + Double(frames)
    scrub(to: frame * Situation.frame, at: clock)
  }

  /// Changes the scene's parameters or the simulated system. The gesture continues from the same position, as if the
  /// loop had been played with them.
  mutating func edit(_ scene: Scene, pictures: ScenePictures, as situation: Situation?, at clock: Double) {
    // The position stays, unless the loop has become shorter.
    anchor = (clock, position(at: clock))
    start = Preview(scene, pictures: pictures, isStill: start.isStill)
    loop = LoopedGesture(Self.tape(source, in: start), from: start, as: situation)
    if !isPlaying { anchor.position = min(anchor.position, end) }
    advance(to: clock)
  }

  /// Shows the scene with or without its effect from now on.
  mutating func setStill(_ isStill: Bool, at clock: Double) {
    guard isStill != start.isStill else { return }
    start.setStill(isStill, at: 0)
    edit(start.scene, pictures: start.pictures, as: situation, at: clock)
  }
}
