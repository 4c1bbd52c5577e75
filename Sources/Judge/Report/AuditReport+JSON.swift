import Notation

extension AuditReport {
  public var json: JSONValue {
    [
      "scene": .text(scene), "passes": .flag(passes), "screens": .list(screens.map { .text($0) }),
      "contrast": .list(contrast.map(\.json)), "legible": .list(legible.map(\.json)),
      "calm": .list(calm.map(\.json)), "motion": motion.json,
      "reading": .list(reading.map(\.json)), "touch": .list(touch.map(\.json)), "text": .list(text.map(\.json)),
      "unjudged": .list(unjudged.map { .text($0) }),
    ]
  }
}

extension Double {
  /// Without digits that say nothing.
  fileprivate var rounded: JSONValue { .number((self * 10_000).rounded() / 10_000) }
}

extension ContrastFinding {
  fileprivate var json: JSONValue {
    [
      "layer": .text(layer), "words": .text(words), "worst": worst.rounded, "offset": offset.rounded,
      "needs": .number(needs), "passes": .flag(passes), "guaranteed": guaranteed.rounded, "failing": failing.rounded,
      "from": failingFrom?.rounded ?? .null, "to": failingTo?.rounded ?? .null,
      "apca": .number((apca * 10).rounded() / 10), "device": .text(device), "tone": .text(tone),
      "remedy": remedy?.json ?? .null,
    ]
  }
}

extension AuditRemedy {
  fileprivate var json: JSONValue {
    [
      "sentence": .text(sentence), "set": .object(settings.map { JSONField($0.path, $0.value) }),
    ]
  }
}

extension LegibleFinding {
  fileprivate var json: JSONValue {
    [
      "layer": .text(layer), "words": .text(words), "kind": .text(kind.rawValue), "offset": offset.rounded,
      "share": share.rounded, "passes": .flag(passes), "device": .text(device), "sentence": .text(sentence),
    ]
  }
}

extension CalmFinding {
  fileprivate var json: JSONValue {
    [
      "rule": .text(rule.rawValue), "passes": .flag(passes), "layers": .list(layers.map { .text($0) }),
      "sentence": .text(sentence),
    ]
  }
}

extension MotionFindings {
  fileprivate var json: JSONValue {
    [
      "largestSpeed": largestSpeed.rounded, "layer": speedLayer.map { .text($0) } ?? .null,
      "largestShare": largestShare.rounded, "offset": shareOffset.rounded, "largestScale": largestScale.rounded,
      "largestTurn": largestTurn.rounded, "turnLayer": turnLayer.map { .text($0) } ?? .null, "flashes": .whole(flashes),
      "flick": .number(speedOfFlick),
      "passes": .flag(passes),
    ]
  }
}

extension ReadingFinding {
  fileprivate var json: JSONValue {
    [
      "layer": .text(layer), "words": .text(words), "slow": slow?.rounded ?? .null, "fast": fast?.rounded ?? .null,
    ]
  }
}

extension TouchFinding {
  fileprivate var json: JSONValue {
    [
      "kind": .text(kind.rawValue), "layer": .text(layer), "size": size.rounded, "offset": offset.rounded,
      "needs": .number(needs), "passes": .flag(passes), "device": .text(device), "sentence": .text(sentence),
      "remedy": remedy?.json ?? .null,
    ]
  }
}

extension TextSizeFinding {
  fileprivate var json: JSONValue {
    [
      "kind": .text(kind.rawValue), "layer": .text(layer), "words": .text(words), "from": .number(from),
      "offset": offset.rounded, "other": other.map { .text($0) } ?? .null, "passes": .flag(passes),
    ]
  }
}
