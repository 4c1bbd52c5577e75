import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Records the gestures on the stage.
struct TapeDeck: Sendable {
  /// The last gesture, or the one under way. Its times begin with it.
  private(set) var tape: Tape?
  private var start = 0.0
  /// Something else has moved the content since: what comes next is another gesture.
  private var isOver = false

  init() {}
}

extension TapeDeck {
  /// The gesture is over, even if the content still moves.
  mutating func endGesture() { isOver = true }

  /// Puts an event on the tape. One that finds the content at rest begins a new gesture.
  mutating func record(_ event: InputEvent, of preview: Preview, at time: Double) {
    let isNew = !preview.isHeld && preview.restTime.map { $0 <= time } ?? false
    if tape == nil || isNew || isOver {
      isOver = false
      tape = Tape(from: preview.offset(at: time))
      start = time
    }
    let elapsed = max(time - start, tape?.duration ?? 0)
    tape?.events.append(TapeEvent(time: elapsed, action: .input(event)))
  }
}
