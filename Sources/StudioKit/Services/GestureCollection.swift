import Documents
import Notation
import PreviewKit

/// A gesture kept by the user, with a unique name.
public struct KeptGesture: Hashable, Sendable {
  public let name: String
  public let tape: Tape

  public init(name: String, tape: Tape) {
    (self.name, self.tape) = (name, tape)
  }
}

/// The user's kept gestures, shared by all scenes. Each is a tape in its own file, so that it can be passed on; the
/// services report changes.
struct GestureCollection: Sendable {
  /// Gestures, ordered by name.
  private(set) var gestures: [KeptGesture] = []
  /// The gesture deleted last, which can be restored, and the folder of a packed scene that it was in.
  private(set) var deleted: (gesture: KeptGesture, folder: String?)?

  private static let longestName = 60
}

extension GestureCollection {
  mutating func take(_ gestures: [KeptGesture], _ faults: [String], _ session: inout SessionState) {
    self.gestures = gestures
    if let fault = faults.first { session.steps.say(fault, isFault: true) }
  }

  /// The reason why a name is not allowed: it is in use or not a valid file name. Nil if it is allowed.
  ///
  /// - Parameter old: The present name of the gesture. Nil for a new one.
  private func problem(with name: String, renaming old: String?, among taken: [KeptGesture]) -> String? {
    if name.isEmpty { return "A gesture needs a name." }
    if name.count > Self.longestName { return "A name has at most \(Self.longestName) letters." }
    if name.hasPrefix(".") || name.contains("/") || name.unicodeScalars.contains(where: { $0.value < 32 }) {
      return "A name cannot begin with a full stop or contain slashes."
    }
    if name != old, taken.contains(where: { $0.name == name }) {
      return "\u{201C}\(name)\u{201D} already exists: choose another name."
    }
    return nil
  }

  /// An unused name that begins with these words.
  func freeName(_ words: String, among taken: [KeptGesture]? = nil) -> String {
    var (name, number) = (words, 2)
    while (taken ?? gestures).contains(where: { $0.name == name }) {
      name = "\(words) \(number)"
      number += 1
    }
    return name
  }

  /// - Parameter folder: The folder of a packed scene, to keep it there; nil: among the user's own.
  func keep(_ tape: String, as name: String, in folder: String? = nil, _ session: inout SessionState) {
    session.open(
      .gestureName(.keep(tape: tape, folder: folder), problem: nil),
      typed: freeName(name, among: others(in: folder, session)))
  }

  private func others(in folder: String?, _ session: SessionState) -> [KeptGesture] {
    folder.map { folder in session.library.documents.first { $0.file.gestureFolder == folder }?.file.gestures ?? [] }
      ?? gestures
  }

  func rename(_ name: String, _ session: inout SessionState) {
    session.open(.gestureName(.rename(name), problem: nil), typed: name)
  }

  mutating func delete(_ name: String, in folder: String? = nil, _ session: inout SessionState) {
    if let gesture = others(in: folder, session).first(where: { $0.name == name }) {
      deleted = (gesture, folder)
      session.steps.ask(.files(.deleteGesture(name: name, in: folder)))
    }
    session.steps.say("Removed \u{201C}\(name)\u{201D}.", actions: [.restoreGesture])
  }

  /// Restores the gesture deleted last.
  mutating func restore(_ session: inout SessionState) {
    guard let (gesture, folder) = deleted else { return }
    deleted = nil
    let name = freeName(gesture.name, among: others(in: folder, session))
    session.steps.ask(.files(.keepGesture(name: name, tape: TapeWriter.text(of: gesture.tape), in: folder)))
  }

  /// Gives a gesture the typed name, or asks for another one.
  func name(_ naming: GestureNaming, _ typed: String, _ session: inout SessionState) {
    let name = typed.trimmed
    let folder = if case .keep(_, let folder) = naming { folder } else { String?.none }
    if let problem = problem(with: name, renaming: naming.old, among: others(in: folder, session)) {
      session.open(.gestureName(naming, problem: problem), typed: typed)
    } else if name != naming.old {
      session.steps.ask(.files(naming.request(as: name)))
    }
  }
}

/// The purpose of naming a gesture.
enum GestureNaming: Hashable, Sendable {
  /// Keeps the text of a tape: in the folder of a packed scene, or among the user's own.
  case keep(tape: String, folder: String?)
  /// Renames a gesture.
  case rename(String)
}

extension GestureNaming {
  /// The present name.
  var old: String? { if case .rename(let name) = self { name } else { nil } }

  func request(as name: String) -> FileRequest {
    switch self {
    case .keep(let tape, let folder): .keepGesture(name: name, tape: tape, in: folder)
    case .rename(let old): .renameGesture(old, to: name)
    }
  }
}
