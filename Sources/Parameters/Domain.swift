import JSON

/// Which values a parameter may take. The reader, `--set`, the panel and the guides all ask this.
public indirect enum Domain: Hashable, Sendable {
  case number(ClosedRange<Double>, unit: String = "", step: Double = 0.01)
  case whole(ClosedRange<Int>)
  case words([String])
  case flag
  case text
  case null
  case list(of: Domain, count: ClosedRange<Int>)
  case either(Domain, Domain)
}

extension Domain {
  public func contains(_ value: JSONValue) -> Bool { complaint(about: value) == nil }

  /// What is wrong with a value: a sentence, and where inside a list it applies (`[2]`). Nil where the value fits.
  public func complaint(about value: JSONValue) -> (place: String, message: String)? {
    if case .list(let item, let count) = self, case .list(let items) = value {
      for (index, entry) in items.enumerated() {
        if let inner = item.complaint(about: entry) { return ("[\(index)]" + inner.place, inner.message) }
      }
      if !count.contains(items.count) { return ("", "\(items.count) entries are not \(self)") }
      return nil
    }
    if case .either(let one, let other) = self {
      // Of two complaints, the one about the same kind of value tells more.
      guard let first = one.complaint(about: value), let second = other.complaint(about: value) else { return nil }
      if case .list = value, first.place != "" || second.place != "" { return first.place != "" ? first : second }
      return ("", "\(JSONWriter.compact(value)) is not \(verb)\(self)")
    }
    return accepts(value) ? nil : ("", "\(JSONWriter.compact(value)) is not \(verb)\(self)")
  }

  private func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.number(let range, _, _), .number(let number)): range.contains(number)
    case (.whole(let range), .number(let number)): Int(exactly: number).map(range.contains) ?? false
    case (.words(let words), .text(let word)): words.contains(word)
    case (.flag, .flag), (.text, .text), (.null, .null): true
    default: false
    }
  }

  /// A range has values *in* it; a kind of value is simply something.
  private var verb: String {
    switch self {
    case .number, .whole: "in "
    case .either(let one, let other): one.verb.isEmpty ? other.verb : one.verb
    default: ""
    }
  }

  /// The words among the values: what a mistyped one could have meant.
  public var words: [String] {
    switch self {
    case .words(let words): words
    case .flag: ["true", "false"]
    case .either(let one, let other): one.words + other.words
    default: []
    }
  }

  /// The range of the numbers among the values, if there are any.
  public var range: ClosedRange<Double>? {
    switch self {
    case .number(let range, _, _): range
    case .whole(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .either(let one, let other): one.range ?? other.range
    default: nil
    }
  }
}

extension Domain: CustomStringConvertible {
  /// As a person reads it: `20...400 pt`, `"center" · "top"`.
  public var description: String {
    switch self {
    case .number(let range, let unit, _):
      "\(JSONWriter.spelling(of: range.lowerBound))...\(JSONWriter.spelling(of: range.upperBound))"
        + (unit.isEmpty ? "" : " " + unit)
    case .whole(let range): "\(range.lowerBound)...\(range.upperBound), whole"
    case .words(let words): words.map { "\"\($0)\"" }.joined(separator: " · ")
    case .flag: "true · false"
    case .text: "text"
    case .null: "null"
    case .list(let item, let count):
      count.lowerBound == count.upperBound ? "a list of \(count.lowerBound): \(item)" : "a list of \(item)"
    case .either(let one, let other): "\(one) · \(other)"
    }
  }
}
