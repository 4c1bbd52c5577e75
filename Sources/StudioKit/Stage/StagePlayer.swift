import Documents
import PreviewKit

/// The gesture that the stage can play, and whether that or input drives the stage.
enum StagePlayer: Sendable {
  /// No gesture has been requested yet.
  case empty
  /// Input drives the stage.
  case aside(ShownGesture)
  /// The gesture drives the stage: playing, or paused at a moment.
  case onStage(ShownGesture)
}

/// A gesture that the stage can play.
struct ShownGesture: Sendable {
  var playback: Playback
  /// Its course over time.
  var trace: TapeTrace
  /// The last gesture by hand when this one was put here.
  let handTape: Tape?
  /// Whether a person has chosen it, rather than made it or found it there.
  let isChosen: Bool
}

extension ShownGesture {
  /// The moment at which the content comes to an offset, nearest to another one; under a finger, which moves in steps,
  /// it may be past it. Nil if it never does.
  ///
  /// - Parameters:
  ///   - run: The gesture on the main screen.
  ///   - moment: In seconds from the start of the gesture.
  func moment(reaching offset: Double, in run: TapeRun, near moment: Double) -> Double? {
    guard let (start, end) = trace.span(reaching: offset, near: moment) else { return nil }
    var (way, low, high) = (run, start, end)
    func place(_ time: Double) -> Double {
      way.seek(to: time)
      return way.preview.offset(at: way.shown)
    }
    let isRising = place(low) < place(high)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (place(middle) < offset) == isRising { low = middle } else { high = middle }
    }
    return high
  }
}

extension StagePlayer {
  var gesture: ShownGesture? {
    switch self {
    case .empty: nil
    case .aside(let gesture), .onStage(let gesture): gesture
    }
  }

  /// The gesture that drives the stage. Nil if input does.
  var onStage: Playback? { if case .onStage(let gesture) = self { gesture.playback } else { nil } }

  var isOnStage: Bool { if case .onStage = self { true } else { false } }

  /// Lets the gesture drive the stage, if there is one.
  mutating func enter() { if let gesture { self = .onStage(gesture) } }

  /// Lets input drive the stage.
  mutating func leave() { if let gesture { self = .aside(gesture) } }

  /// Changes the gesture, if there is one.
  mutating func change(_ body: (inout ShownGesture) -> Void) {
    guard var gesture else { return }
    body(&gesture)
    self = isOnStage ? .onStage(gesture) : .aside(gesture)
  }

  /// Changes the playback of the gesture, if there is one.
  mutating func play(_ body: (inout Playback) -> Void) { change { body(&$0.playback) } }
}
