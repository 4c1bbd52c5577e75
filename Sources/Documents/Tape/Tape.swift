import Boundary
import Geometry
import Notation

/// Recorded input with times. Playing it gives the same frames at any frame rate and in any command.
public struct Tape: Hashable, Sendable {
  /// The offset at the start; nil for the low bound.
  public var from: Double?
  /// Events, ordered by time; times may be equal.
  public var events: [TapeEvent]

  public init(from: Double? = nil, events: [TapeEvent] = []) {
    self.from = from
    self.events = events
  }
}

extension Tape {
  /// The file extension of tapes.
  public static let ending = ".parallax-tape.json"

  /// The time of the last event, in seconds from the start.
  public var duration: Double { events.last?.time ?? 0 }
}

/// An event on a tape.
public struct TapeEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// User input, in points of the scene's screen.
    case input(InputEvent)
    /// A recorded offset, where the content is at that time, whatever its physics.
    case offset(Double)
    /// A change of the screen's size.
    case resize(Size)
    /// A change of a scene field.
    case set(path: String, value: JSONValue)
  }

  /// Seconds since the start of the tape.
  public var time: Double
  public var action: Action

  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
