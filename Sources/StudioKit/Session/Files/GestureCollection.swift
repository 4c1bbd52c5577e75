import Documents
import PreviewKit

/// A gesture that a person keeps, under a name that no other one has.
public struct KeptGesture: Hashable, Sendable {
  public let name: String
  public let tape: Tape

  public init(name: String, tape: Tape) {
    (self.name, self.tape) = (name, tape)
  }
}

/// The gestures that a person keeps, the same for every scene. Each is a tape in a file of its own, so that it can be
/// handed on; the machine tells what is there whenever that has changed.
struct GestureCollection: Sendable {
  /// By their names.
  private(set) var gestures: [KeptGesture] = []
  /// The one that was deleted last, and can be brought back.
  private(set) var deleted: KeptGesture?

  private static let longestName = 60
}

extension GestureCollection {
  mutating func take(_ gestures: [KeptGesture]) { self.gestures = gestures }

  /// A name as it would be given; nil: nobody has it, and it can be a file's.
  ///
  /// - Parameter old: The name of the gesture that is to have it; nil: a new one.
  func problem(with name: String, renaming old: String? = nil) -> String? {
    if name.isEmpty { return "A gesture needs a name." }
    if name.count > Self.longestName { return "A name has \(Self.longestName) letters at most." }
    if name.hasPrefix(".") || name.contains("/") || name.unicodeScalars.contains(where: { $0.value < 32 }) {
      return "A name does not begin with a full stop, and has no strokes in it."
    }
    if name != old, gestures.contains(where: { $0.name == name }) {
      return "\u{201C}\(name)\u{201D} is there already: another name, please."
    }
    return nil
  }

  /// A name that nobody has, beginning with these words.
  func freeName(_ words: String) -> String {
    var (name, number) = (words, 2)
    while gestures.contains(where: { $0.name == name }) {
      name = "\(words) \(number)"
      number += 1
    }
    return name
  }

  /// - Returns: What to ask; nil: there is no such gesture.
  mutating func delete(_ name: String) -> FileRequest? {
    guard let gesture = gestures.first(where: { $0.name == name }) else { return nil }
    deleted = gesture
    return .deleteGesture(name: name)
  }

  /// - Returns: What to ask; nil: nothing was deleted.
  mutating func restore() -> FileRequest? {
    guard let gesture = deleted else { return nil }
    deleted = nil
    return .keepGesture(name: freeName(gesture.name), tape: TapeWriter.text(of: gesture.tape))
  }
}

/// What a gesture is being named for.
enum GestureNaming: Hashable, Sendable {
  /// To be kept: the text of a tape.
  case keep(tape: String)
  /// To be called something else.
  case rename(String)
}

extension GestureNaming {
  /// The name that it has already.
  var old: String? { if case .rename(let name) = self { name } else { nil } }

  func request(as name: String) -> FileRequest {
    switch self {
    case .keep(let tape): .keepGesture(name: name, tape: tape)
    case .rename(let old): .renameGesture(old, to: name)
    }
  }
}
