import Documents
import Parameters

/// What is asked of the machine, until somebody takes it there.
public struct RequestQueue: Sendable {
  private var waiting: [Request] = []
}

extension RequestQueue {
  /// - Parameter request: Nil: there is nothing to ask.
  public mutating func ask(_ request: Request?) {
    if let request { waiting.append(request) }
  }

  mutating func ask(_ requests: [Request]) { waiting += requests }

  /// Asks what was dropped onto a document. Things that are dropped together are one request.
  mutating func askToOpen(_ path: String, into document: DocumentID) {
    var paths = [path]
    if case .open(let others, into: document)? = waiting.last {
      paths = others + paths
      waiting.removeLast()
    }
    ask(.open(paths, into: document))
  }

  mutating func say(_ words: String, isFault: Bool = false) { ask(.say(words, isFault: isFault)) }

  /// Says why something was refused: the first of the reasons.
  mutating func say(_ problems: [FieldProblem]?) {
    if let problem = problems?.first { say("\(problem)", isFault: true) }
  }

  /// What was asked since the last time.
  public mutating func takeAll() -> [Request] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }
}
