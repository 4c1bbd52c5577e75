import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// Built-in gestures that are worth trying on any list.
public enum UsefulGesture: String, CaseIterable, Hashable, Sendable {
  case slowDrag, flick, pull, intoTheEdge, backAndForth, wheel
}

extension UsefulGesture {
  public var title: String {
    switch self {
    case .slowDrag: "Slow drag"
    case .flick: "Flick"
    case .pull: "Pull and let go"
    case .intoTheEdge: "Flick into the edge"
    case .backAndForth: "Back and forth"
    case .wheel: "Wheel"
    }
  }

  /// Finger moves per second.
  private static let rate = 120.0

  /// The gesture on a scene's screen. Begins at the content's start.
  func tape(in preview: Preview) -> Tape {
    let bounds = preview.extent.bounds
    let length = preview.setting.viewport.length(along: preview.extent.axis)
    switch self {
    case .slowDrag: return Self.drag(of: 0.55 * length, lasting: 2.4, in: preview)
    case .flick: return Self.drag(of: 0.28 * length, lasting: 0.13, in: preview)
    case .pull: return Self.drag(of: -0.4 * length, lasting: 0.7, rest: 0.35, in: preview)
    case .intoTheEdge:
      return Self.drag(of: -0.34 * length, lasting: 0.12, from: min(bounds.upperBound, 0.9 * length), in: preview)
    case .backAndForth:
      var tape = Tape(from: bounds.lowerBound)
      for (index, way) in [0.5, -0.5, 0.35, -0.35].enumerated() {
        tape.append(Self.drag(of: way * length, lasting: 0.5, rest: 0.1, in: preview), after: Double(index) * 0.7)
      }
      return tape
    case .wheel:
      let start = preview.extent.axis == .vertical
      return Tape(
        from: bounds.lowerBound,
        events: (0..<8).map { notch in
          let step = notch < 5 ? -1.0 : 1
          return TapeEvent(
            time: 0.16 * Double(notch) + (notch < 5 ? 0 : 0.5),
            action: .input(.wheel(dx: start ? 0 : step, dy: start ? step : 0, at: nil)))
        })
    }
  }

  /// A finger moves evenly around the middle of the screen, scrolling the content by a distance.
  ///
  /// - Parameter rest: Pause before it lifts, in seconds; 0 lets the content fly.
  private static func drag(
    of way: Double, lasting duration: Double, rest: Double = 0, from: Double? = nil, in preview: Preview
  ) -> Tape {
    var tape = Tape(from: from ?? preview.extent.bounds.lowerBound)
    tape.carry(by: way, in: preview, at: 0, lasting: duration, moves: max(4, Int((duration * rate).rounded())))
    tape.events.append(TapeEvent(time: duration + rest, action: .input(.up(nil))))
    return tape
  }
}

extension Tape {
  /// Appends another tape's events with a delay in seconds.
  fileprivate mutating func append(_ other: Tape, after delay: Double) {
    for event in other.events { events.append(TapeEvent(time: event.time + delay, action: event.action)) }
  }
}
