import Documents
import Effects
import Parameters

/// A tape played into a scene, with random access: forwards, backwards, repeatedly. The state at a moment is the same
/// as when playing to it.
public struct TapeRun: Sendable {
  private var player: ReturningPlayer
  /// One frame behind, for an effect that lags.
  private var lagging: ReturningPlayer?
  public let situation: Situation?
  /// The current moment, in seconds from the start of the tape.
  public private(set) var time = 0.0
  /// The `set` events that failed: unknown fields, or invalid values.
  public let problems: [FieldProblem]
  /// The time at which everything moved by the tape rests.
  public let end: Double
  /// - Parameters:
  ///   - preview: The state at the beginning.
  ///   - situation: The simulated system. Nil for none.
  public init(_ tape: Tape, into preview: Preview, as situation: Situation? = nil) {
    let tape = situation?.delivered(tape) ?? tape
    self.situation = situation
    player = ReturningPlayer(TapePlayer(tape, into: preview))
    problems = player.problems
    // A tape that ends with the finger down rests where the finger does.
    end = max(tape.duration, player.lastRest ?? 0)
    if situation == .late { lagging = player }
    seek(to: 0)
  }
}

extension TapeRun {
  public var tape: Tape { player.tape }

  /// The scene at the current moment.
  public var preview: Preview { player.preview }

  /// The moment displayed by the screen: an earlier one if frames are missing.
  public var shown: Double { situation?.shown(at: time) ?? time }

  public mutating func seek(to time: Double) {
    self.time = max(0, time)
    let shown = shown
    player.seek(to: shown)
    lagging?.seek(to: shown - Situation.frame)
  }

  /// Writes the layers of that moment into an array.
  ///
  /// - Parameter earlier: Memory for those of the previous frame.
  public func layers(into layers: inout [Layer], using earlier: inout [Layer]) {
    guard situation != .firstFrame else { return preview.layersBeforeEvents(at: shown, into: &layers) }
    preview.layers(at: shown, into: &layers)
    switch situation {
    case .late:
      guard let last = lagging?.preview, last.setting == preview.setting else { return }
      let before = max(0, shown - Situation.frame)
      last.layers(at: before, into: &earlier)
      let way = preview.offset(at: shown) - last.offset(at: before)
      layers.delay(
        to: earlier, scrolledBy: preview.extent.isMirrored ? -way : way, along: preview.extent.axis)
    case .wholePixels: layers.snapToPixels(along: preview.extent.axis, scale: preview.scene.device.scale)
    default: break
    }
  }
}

/// A player that can also go back. It keeps snapshots every few events and continues from them.
private struct ReturningPlayer: Sendable {
  private var player: TapePlayer
  /// The snapshots with their times, the start first.
  private var bookmarks: [(time: Double, player: TapePlayer)]
  private var time = -Double.infinity
  /// The `set` events that failed.
  let problems: [FieldProblem]
  /// The time at which everything moved by the tape rests. Nil if it ends with the finger down.
  let lastRest: Double?

  /// Number of events between snapshots.
  private static let step = 64

  init(_ start: TapePlayer) {
    player = start
    bookmarks = [(-.infinity, start)]
    var way = start
    var problems: [FieldProblem] = []
    for index in stride(from: Self.step, to: start.tape.events.count, by: Self.step) {
      let time = start.tape.events[index].time
      problems += way.play(to: time)
      bookmarks.append((time, way))
    }
    problems += way.play(to: .infinity)
    self.problems = problems
    lastRest = way.preview.lastRest
  }

  var tape: Tape { player.tape }

  var preview: Preview { player.preview }

  mutating func seek(to time: Double) {
    if time < self.time, let bookmark = bookmarks.last(where: { $0.time <= time }) { player = bookmark.player }
    player.play(to: time)
    self.time = time
  }
}
