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

  /// A gesture for someone who has not made one: a finger that flicks the content on.
  static func example(for preview: Preview) -> Tape {
    let screen = preview.setting.viewport
    let isVertical = preview.extent.axis == .vertical
    let sign = preview.extent.isMirrored ? -1.0 : 1.0
    let length = isVertical ? screen.height : screen.width
    let steps = 12
    let events = (0...steps).map { step in
      let time = Double(step) * 0.016
      // Slowly at first, then faster: as a thumb does it.
      let along = length * 0.75 - sign * length * 0.4 * (Double(step) / Double(steps)) * (Double(step) / Double(steps))
      let point = isVertical ? Point(x: screen.width / 2, y: along) : Point(x: along, y: screen.height / 2)
      return TapeEvent(time: time, action: .input(step == 0 ? .down(point) : .move(point)))
    }
    let lift = TapeEvent(time: Double(steps) * 0.016 + 0.004, action: .input(.up(nil)))
    return Tape(from: preview.extent.bounds.lowerBound, events: events + [lift])
  }
}
