import Documents
import Parameters

/// Something that comes of a command, a reply or an answer: the session has no machine, no voice and no stage.
enum SessionStep: Hashable, Sendable {
  case ask(Request)
  /// Tells the person at the window.
  case say(String, isFault: Bool = false)
  /// Plays a tape on the stage.
  case play(Tape)
}

extension [SessionStep] {
  mutating func ask(_ request: Request) { append(.ask(request)) }

  mutating func ask(_ requests: [Request]) { self += requests.map { .ask($0) } }

  mutating func say(_ words: String, isFault: Bool = false) { append(.say(words, isFault: isFault)) }

  /// Says why something was refused: the first of the reasons.
  mutating func say(_ problems: [FieldProblem]?) {
    if let problem = problems?.first { say("\(problem)", isFault: true) }
  }

  mutating func take(_ step: SessionStep?) { if let step { append(step) } }

  mutating func takeAll() -> [SessionStep] {
    defer { removeAll() }
    return self
  }
}
