import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Records the gestures on the stage.
struct TapeRecorder: Sendable {
  /// The last gesture, or the one under way. Its times begin with it. A mere tap is none.
  var tape: Tape? { recording.flatMap { $0.scrolls ? $0 : nil } ?? last }

  private var recording: Tape?
  /// The gesture before the one under way.
  private var last: Tape?
  private var start = 0.0
  /// Something else has moved the content since: what comes next is another gesture.
  private var isOver = false
}

extension TapeRecorder {
  /// The gesture is over, even if the content still moves.
  mutating func endGesture() { isOver = true }

  /// Puts an event on the tape. One that finds the content at rest begins a new gesture.
  mutating func record(_ event: InputEvent, of preview: Preview, at time: Double) {
    let isNew = !preview.isHeld && preview.restTime.map { $0 <= time } ?? false
    if recording == nil || isNew || isOver {
      isOver = false
      last = tape
      recording = Tape(from: preview.offset(at: time))
      start = time
    }
    let elapsed = max(time - start, recording?.duration ?? 0)
    recording?.events.append(TapeEvent(time: elapsed, action: .input(event)))
  }
}

extension Tape {
  /// Whether anything on it may move the content.
  fileprivate var scrolls: Bool {
    events.contains {
      switch $0.action {
      case .input(.move), .input(.wheel), .input(.touchpad): true
      default: false
      }
    }
  }
}
