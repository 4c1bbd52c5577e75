import Notation

extension AuditReport {
  public var json: JSONValue {
    .object([
      JSONField("scene", .text(scene)), JSONField("passes", .flag(passes)),
      JSONField("screens", .list(screens.map { .text($0) })),
      JSONField("contrast", .list(contrast.map(\.json))), JSONField("calm", .list(calm.map(\.json))),
      JSONField("motion", motion.json), JSONField("reading", .list(reading.map(\.json))),
      JSONField("touch", .list(touch.map(\.json))), JSONField("text", .list(text.map(\.json))),
    ])
  }
}

extension Double {
  /// Without digits that say nothing.
  fileprivate var rounded: JSONValue { .number((self * 10_000).rounded() / 10_000) }
}

extension ContrastFinding {
  fileprivate var json: JSONValue {
    .object([
      JSONField("layer", .text(layer)), JSONField("words", .text(words)), JSONField("worst", worst.rounded),
      JSONField("offset", offset.rounded), JSONField("needs", .number(needs)), JSONField("passes", .flag(passes)),
      JSONField("guaranteed", guaranteed.rounded), JSONField("failing", failing.rounded),
      JSONField("from", failingFrom?.rounded ?? .null), JSONField("to", failingTo?.rounded ?? .null),
      JSONField("apca", .number((apca * 10).rounded() / 10)), JSONField("device", .text(device)),
      JSONField("tone", .text(tone)), JSONField("remedy", remedy?.json ?? .null),
    ])
  }
}

extension AuditRemedy {
  fileprivate var json: JSONValue {
    .object([
      JSONField("sentence", .text(sentence)),
      JSONField("set", .object(settings.map { JSONField($0.path, $0.value) })),
    ])
  }
}

extension CalmFinding {
  fileprivate var json: JSONValue {
    .object([
      JSONField("rule", .text(rule.rawValue)), JSONField("passes", .flag(passes)),
      JSONField("layers", .list(layers.map { .text($0) })), JSONField("sentence", .text(sentence)),
    ])
  }
}

extension MotionFindings {
  fileprivate var json: JSONValue {
    .object([
      JSONField("largestSpeed", largestSpeed.rounded), JSONField("layer", speedLayer.map { .text($0) } ?? .null),
      JSONField("largestShare", largestShare.rounded), JSONField("offset", shareOffset.rounded),
      JSONField("largestScale", largestScale.rounded), JSONField("largestTurn", largestTurn.rounded),
      JSONField("flashes", .whole(flashes)), JSONField("flick", .number(speedOfFlick)),
      JSONField("passes", .flag(passes)),
    ])
  }
}

extension ReadingFinding {
  fileprivate var json: JSONValue {
    .object([
      JSONField("layer", .text(layer)), JSONField("words", .text(words)), JSONField("slow", slow?.rounded ?? .null),
      JSONField("fast", fast?.rounded ?? .null),
    ])
  }
}

extension TouchFinding {
  fileprivate var json: JSONValue {
    .object([
      JSONField("kind", .text(kind.rawValue)), JSONField("layer", .text(layer)), JSONField("size", size.rounded),
      JSONField("offset", offset.rounded), JSONField("needs", .number(needs)), JSONField("passes", .flag(passes)),
      JSONField("device", .text(device)), JSONField("sentence", .text(sentence)),
      JSONField("remedy", remedy?.json ?? .null),
    ])
  }
}

extension TextSizeFinding {
  fileprivate var json: JSONValue {
    .object([
      JSONField("kind", .text(kind.rawValue)), JSONField("layer", .text(layer)), JSONField("words", .text(words)),
      JSONField("from", .number(from)), JSONField("offset", offset.rounded),
      JSONField("other", other.map { .text($0) } ?? .null),
      JSONField("passes", .flag(passes)),
    ])
  }
}
