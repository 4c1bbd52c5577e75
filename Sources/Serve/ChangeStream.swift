import Notation

/// What a phone has been sent of the changes.
struct ChangeStream {
  private(set) var revision: Int
  /// The page that it shows. Nil if it has an older one, of which nothing is kept.
  private var page: LivePage?
  private var problem: String?
  /// When something was sent last, and when something was acknowledged last.
  var lastSent: Double
  var lastHeard: Double

  /// - Parameter known: The revision that the phone shows. Nil: the present one.
  init(_ state: ServedState, known: Int?, at time: Double) {
    let isCurrent = known == nil || known == state.revision
    revision = isCurrent ? state.revision : -1
    page = isCurrent ? state.page : nil
    (lastSent, lastHeard) = (time, time)
  }
}

extension ChangeStream {
  /// The events that begin every stream.
  static func hello(_ state: ServedState) -> String {
    "retry: 500\n\n" + event("hello", ["revision": .number(Double(state.revision))])
  }

  static let signOfLife = ":\n\n"

  func isBehind(_ state: ServedState) -> Bool { revision != state.revision || problem != state.problem }

  /// The events that bring the phone to the present state.
  mutating func next(_ state: ServedState) -> String {
    var text = ""
    if revision != state.revision {
      let parts = state.page?.changes(from: page) ?? []
      let id = "id: \(state.revision)\n"
      text +=
        id
        + Self.event(
          "change",
          [
            "revision": .number(Double(state.revision)),
            "parts": .object(parts.map { JSONField($0.name, .text($0.text)) }),
          ])
      (revision, page) = (state.revision, state.page)
    }
    if problem != state.problem {
      problem = state.problem
      if let problem { text += Self.event("problem", ["sentence": .text(problem)]) }
    }
    return text
  }

  private static func event(_ name: String, _ data: JSONValue) -> String {
    "event: \(name)\ndata: \(JSONWriter.compact(data))\n\n"
  }
}
