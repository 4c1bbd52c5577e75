import Documents
import Notation
import Parameters

/// A consequence of a command, reply or answer, for the studio to carry out.
indirect enum SessionStep: Hashable, Sendable {
  case ask(Request)
  /// Shows a message, with how much of a long operation is done, 0...1, if it is about one.
  case say(String, isFault: Bool = false, actions: [NoticeAction] = [], progress: Double? = nil)
  /// Sets a field to a value that names files, or shows why it cannot be set. The files were looked at before.
  case fill(String, JSONValue, of: DocumentID, fault: String?)
  /// Plays a tape on the stage.
  case play(Tape)
  /// Compares a document with the film of a build.
  case compare(film: String, DocumentID)
  /// Chooses the layers at some places of the scene on the stage.
  case choose(Range<Int>)
}

extension [SessionStep] {
  mutating func ask(_ request: Request) { append(.ask(request)) }

  mutating func ask(_ requests: [Request]) { self += requests.map { .ask($0) } }

  mutating func say(
    _ words: String, isFault: Bool = false, actions: [NoticeAction] = [], progress: Double? = nil
  ) {
    append(.say(words, isFault: isFault, actions: actions, progress: progress))
  }

  /// Shows the first of the reasons for a refusal.
  mutating func say(_ problems: [FieldProblem]?) {
    if let problem = problems?.first { say("\(problem)", isFault: true) }
  }

  mutating func takeAll() -> [SessionStep] {
    defer { removeAll() }
    return self
  }
}
