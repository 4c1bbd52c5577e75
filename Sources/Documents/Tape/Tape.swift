import Boundary
import Geometry
import JSON

/// Recorded input: what a person did, and when. Played again it gives the same frames, at any frame rate and in any
/// command.
public struct Tape: Hashable, Sendable {
  /// Where the content was at the start; the low bound if nil.
  public var from: Double?
  /// In the order of their times, which may be equal.
  public var events: [TapeEvent]

  public init(from: Double? = nil, events: [TapeEvent] = []) {
    self.from = from
    self.events = events
  }
}

extension Tape {
  /// How the names of files end that hold one.
  public static let ending = ".parallax-tape.json"

  /// When the last event happens, in seconds from the start.
  public var duration: Double { events.last?.time ?? 0 }
}

/// One thing that happens on a tape.
public struct TapeEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Places are points of the scene's screen.
    case input(InputEvent)
    /// The screen has another size.
    case resize(Size)
    /// A field of the scene has another value.
    case set(path: String, value: JSONValue)
  }

  /// Seconds from the start of the tape.
  public var time: Double
  public var action: Action

  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
