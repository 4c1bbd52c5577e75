import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// A gesture that plays again and again. Each round plays the tape until the content rests, waits a moment, and
/// glides back. It is the hand's last gesture, or the effect's own.
struct Loop: Sendable {
  /// How long the content rests before it goes back, and how long that takes, in seconds.
  private static let pause = 0.5
  private static let wayBack = 0.9

  /// It plays the effect's own gesture, which follows the scene's numbers.
  let showsEffect: Bool
  private var tape: Tape
  private var scene: Preview
  private var player: TapePlayer
  /// When this round began, on the studio's clock.
  private var start: Double
  /// When the content begins to go back, and when the next round begins: seconds into this one.
  private var turn: Double
  private var length: Double { turn + Self.wayBack }
  private var isGoingBack = false

  /// - Parameter tape: Nil: the effect's own gesture.
  init(_ tape: Tape?, of preview: Preview, at time: Double) {
    showsEffect = tape == nil
    scene = Preview(preview.scene, pictures: preview.pictures)
    scene.setStill(preview.isStill, at: 0)
    self.tape = tape ?? Self.gesture(in: scene)
    player = TapePlayer(self.tape, into: scene)
    start = time
    turn = Self.turn(of: player)
  }

  private static func gesture(in preview: Preview) -> Tape {
    Tape(preview.scene.effect.gesture(in: preview.setting), in: preview)
  }

  /// When the content of a round begins to go back. A tape that ends with the finger down has no rest of its own.
  private static func turn(of player: TapePlayer) -> Double {
    var end = player
    end.play(to: .infinity)
    return max(player.tape.duration, end.preview.restTime ?? 0) + pause
  }
}

extension Loop {
  var preview: Preview { player.preview }

  func time(_ studioTime: Double) -> Double { studioTime - start }

  /// Plays up to a moment. Rounds begin at their exact times, however seldom anybody looks.
  mutating func advance(to studioTime: Double) {
    while time(studioTime) >= length {
      start += length
      player = TapePlayer(tape, into: scene)
      isGoingBack = false
    }
    player.play(to: time(studioTime))
    guard !isGoingBack, time(studioTime) >= turn else { return }
    isGoingBack = true
    player.glide(to: tape.from ?? scene.extent.bounds.lowerBound, frequency: 9, at: turn)
  }

  /// The scene has other numbers now. The gesture goes on where it is: this round becomes what it would have been
  /// with them.
  mutating func edit(_ scene: Scene, pictures: ScenePictures, at studioTime: Double) {
    let isStill = self.scene.isStill
    self.scene = Preview(scene, pictures: pictures)
    self.scene.setStill(isStill, at: 0)
    if showsEffect { tape = Self.gesture(in: self.scene) }
    player = TapePlayer(tape, into: self.scene)
    turn = Self.turn(of: player)
    isGoingBack = false
    advance(to: studioTime)
  }

  /// Shows the scene with or without its effect, in this round and the next ones.
  mutating func setStill(_ isStill: Bool, at studioTime: Double) {
    scene.setStill(isStill, at: 0)
    player.setStill(isStill, at: time(studioTime))
  }

  /// Where the finger is on the screen at a moment, while it is down.
  func finger(at studioTime: Double) -> Point? {
    var finger: Point?
    for event in tape.events where event.time <= time(studioTime) {
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
