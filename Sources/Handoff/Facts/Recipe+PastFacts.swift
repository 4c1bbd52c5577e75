import Effects
import Geometry

extension Recipe {
  /// Whether any layer lags behind the content, or has keys over speed or time.
  var isLinked: Bool { pieces.contains(where: \.isLinked) }

  var pastFacts: TemplateFacts {
    TemplateFacts([
      "lags": .flag(pieces.contains { $0.follow != nil }), "isLinked": .flag(isLinked),
      // A script moves each layer by itself.
      "movesSingly": .flag(isLinked || hasPins),
      "hasSpeed": .flag(pieces.contains { $0.over == .speed }),
      "hasTime": .flag(pieces.contains { $0.over == .time }),
    ])
  }
}

extension Piece {
  fileprivate var isLinked: Bool { follow != nil || over != .offset }

  /// How it follows the content and what its keys run over, by the names of the code; the usual is left out.
  var pastFacts: TemplateFacts {
    let isTimed = over == .time
    let fields: [(name: String, value: Fact)] = [
      ("follow", .arithmetic(follow.map { .number($0) })), ("overSpeed", .name(over == .speed ? "true" : nil)),
      ("overTime", .name(isTimed ? "true" : nil)),
      ("start", .arithmetic(isTimed && start != 0 ? .number(start) : nil)),
      ("returns", .name(isTimed && !returns ? "false" : nil)),
    ]
    let facts = TemplateFacts([
      "startAt": .number(start),
      "pastFields": .list(
        fields.filter { $0.value.isTrue }.map { TemplateFacts(["field": .name($0.name), "value": $0.value]) }),
    ])
    return fields.reduce(into: facts) { $0[$1.name] = $1.value }
  }
}
