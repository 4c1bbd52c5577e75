import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The playback of a gesture: looping or once, at any speed, or paused at a moment. The gesture is the user's last one,
/// a useful one, or the effect's own. Each screen plays it as a `LoopedGesture`.
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
  /// The time at which everything rests on the main screen, in seconds from the start of the gesture.
  private(set) var end: Double
  /// The time at which the content begins to return, in seconds into the loop.
  private var turn: Double
  /// The moments that can be shown; at others the one before is. Empty: all can.
  private var moments: [Double] = []
  /// A time on the studio's clock and the corresponding position in the loop.
  private var anchor: (clock: Double, position: Double)

  /// Duration of the return, in seconds.
  private static let wayBack = 0.9

  /// - Parameter loop: The gesture on the main screen.
  init(_ source: Source, _ loop: LoopedGesture, at time: Double) {
    self.source = source
    (end, turn, anchor) = (loop.end, loop.turn, (time, 0))
  }
}

extension Playback.Source {
  /// The gesture as a tape for a scene.
  func tape(in start: Preview) -> Tape {
    switch self {
    case .effect: Tape(start.scene.effect.demo(in: start.setting).gesture, in: start)
    case .useful(let gesture): gesture.tape(in: start)
    case .tape(let tape): tape
    }
  }
}

extension Playback {
  /// The position in the loop at a time on the studio's clock.
  func position(at clock: Double) -> Double {
    let position = exactPosition(at: clock)
    guard !moments.isEmpty, position <= end else { return position }
    return moments.last { $0 <= position } ?? moments[0]
  }

  private func exactPosition(at clock: Double) -> Double {
    guard isPlaying else { return anchor.position }
    let way = anchor.position + (clock - anchor.clock) * speed
    guard repeats else { return min(way, end) }
    let length = turn + Self.wayBack
    return way < length ? way : way.truncatingRemainder(dividingBy: length)
  }

  /// The time on the tape; runs back to 0 while the content returns.
  func playhead(at clock: Double) -> Double {
    let position = position(at: clock)
    guard position > turn else { return min(position, end) }
    return end * max(0, 1 - (position - turn) / Self.wayBack)
  }

  /// Stops at the end of a gesture that is played once.
  mutating func advance(to clock: Double) {
    if !repeats, isPlaying, exactPosition(at: clock) >= end { stop(at: clock) }
  }
}

/// Controls.
extension Playback {
  /// Pauses at the present moment.
  mutating func stop(at clock: Double) {
    anchor = (clock, exactPosition(at: clock))
    isPlaying = false
  }

  /// Resumes, from the beginning if it is at its end.
  mutating func play(at clock: Double) {
    anchor = (clock, !repeats && exactPosition(at: clock) >= end ? 0 : exactPosition(at: clock))
    isPlaying = true
  }

  mutating func setSpeed(_ speed: Double, at clock: Double) {
    anchor = (clock, exactPosition(at: clock))
    self.speed = speed
  }

  mutating func setRepeats(_ repeats: Bool, at clock: Double) {
    anchor = (clock, exactPosition(at: clock))
    self.repeats = repeats
  }

  /// Pauses at a moment of the tape.
  mutating func scrub(to position: Double, at clock: Double) {
    anchor = (clock, min(max(0, position), end))
    isPlaying = false
  }

  /// Pauses some frames later or earlier: on a whole one, unless it steps by parts of one.
  mutating func step(by frames: Double, at clock: Double) {
    guard moments.isEmpty else {
      let now = playhead(at: clock)
      return scrub(to: (frames < 0 ? moments.last { $0 < now } : moments.first { $0 > now }) ?? now, at: clock)
    }
    let grid = min(1, frames.magnitude)
    let frame = (playhead(at: clock) / Situation.frame / grid).rounded() * grid + frames
    scrub(to: frame * Situation.frame, at: clock)
  }

  /// Shows only some moments, in order; none: all of them.
  mutating func show(only moments: [Double]) { self.moments = moments }

  /// Follows a change of the scene or the simulated system: continues from the same position, unless the gesture has
  /// become shorter.
  mutating func follow(_ loop: LoopedGesture, at clock: Double) {
    anchor = (clock, exactPosition(at: clock))
    (end, turn) = (loop.end, loop.turn)
    if !isPlaying { anchor.position = min(anchor.position, end) }
    advance(to: clock)
  }
}

/// An effect's own gesture, which loops in a small picture.
struct EffectLoop: Sendable {
  private var playback: Playback
  private var loop: LoopedGesture

  init(_ scene: Scene, _ pictures: ScenePictures, at time: Double) {
    loop = Self.loop(scene, pictures)
    playback = Playback(.effect, loop, at: time)
  }

  private static func loop(_ scene: Scene, _ pictures: ScenePictures) -> LoopedGesture {
    let start = Preview(scene, pictures: pictures)
    return LoopedGesture(Playback.Source.effect.tape(in: start), from: start, as: nil)
  }
}

extension EffectLoop {
  /// Changes the scene's parameters. The gesture continues from the same position.
  mutating func edit(_ scene: Scene, _ pictures: ScenePictures, at time: Double) {
    loop = Self.loop(scene, pictures)
    playback.follow(loop, at: time)
  }

  mutating func advance(to time: Double) { loop.seek(to: playback.position(at: time)) }

  /// The preview and its moment.
  func shown(at time: Double) -> (preview: Preview, moment: Double) {
    (loop.preview, loop.moment(at: playback.position(at: time)))
  }
}
