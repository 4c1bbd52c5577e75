import Notation

/// What a phone has been sent of the changes.
struct ChangeStream {
  private(set) var revision: Int
  /// The page that it shows. Nil if it has an older one, of which nothing is kept.
  private var page: LivePage?
  private var problem: String?
  /// The phone, under the word it has chosen for itself, and what it knows of where the content is.
  private let phone: String?
  private var lead: ScrollLead?
  /// When something was sent last, and when something was acknowledged last.
  var lastSent: Double
  var lastHeard: Double

  /// - Parameters:
  ///   - known: The revision that the phone shows. Nil: the present one.
  ///   - phone: The word it has chosen for itself. Nil if it has none.
  init(_ state: ServedState, known: Int?, phone: String?, at time: Double) {
    let isCurrent = known == nil || known == state.revision
    revision = isCurrent ? state.revision : -1
    page = isCurrent ? state.page : nil
    self.phone = phone
    (lastSent, lastHeard) = (time, time)
  }
}

extension ChangeStream {
  /// The events that begin every stream.
  static func hello(_ state: ServedState) -> String {
    "retry: 500\n\n" + event("hello", ["revision": .number(Double(state.revision))])
  }

  static let signOfLife = ":\n\n"

  /// The event that ends every stream when the server does.
  static let end = event("end", [:])

  func isBehind(_ state: ServedState) -> Bool {
    revision != state.revision || problem != state.problem || lead != state.lead
  }

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
    if lead != state.lead {
      // It knows where its own thumb has brought the content.
      let isOwn = lead != nil && phone != nil && state.lead?.phone == phone
      let isElsewhere = lead?.offset != state.lead?.offset
      lead = state.lead
      if isElsewhere, !isOwn { text += Self.event("follow", ["offset": lead.map { .number($0.offset) } ?? .null]) }
    }
    return text
  }

  private static func event(_ name: String, _ data: JSONValue) -> String {
    "event: \(name)\ndata: \(JSONWriter.compact(data))\n\n"
  }
}
