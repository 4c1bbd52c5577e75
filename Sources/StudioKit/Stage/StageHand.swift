import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The hand on the stage, and the gestures it makes.
struct StageHand: Sendable {
  /// Whether a finger or the mouse is down.
  private(set) var isTouched = false
  /// The last or current gesture, with times from its start. Neither a tap nor a single notch of a wheel is one.
  var tape: Tape? { recording.flatMap { $0.scrolls ? $0 : nil } ?? last }

  private var recording: Tape?
  /// The gesture before the current one.
  private var last: Tape?
  private var start = 0.0
  /// Whether the content has been moved otherwise since, so that the next input begins another gesture.
  private var isOver = false
}

extension StageHand {
  /// Forgets the gestures of another scene.
  mutating func forget() { (recording, last, start, isOver) = (nil, nil, 0, false) }

  /// Ends the gesture, even if the content still moves.
  mutating func endGesture() { isOver = true }

  /// Records an event. One that finds the content at rest begins a new gesture.
  mutating func record(_ event: InputEvent, of preview: Preview, at time: Double) {
    switch event {
    case .down: isTouched = true
    case .up, .cancel: isTouched = false
    default: break
    }
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
  /// Whether it is a gesture: a drag, a swipe, or more than a notch of a wheel, which only looks at what comes next.
  fileprivate var scrolls: Bool {
    var notches = 0.0
    return events.contains {
      switch $0.action {
      case .input(.move), .input(.touchpad): return true
      case .input(.wheel(let dx, let dy, _)):
        notches += dx.magnitude + dy.magnitude
        return notches > 1
      default: return false
      }
    }
  }
}
