import Notation
import Parameters

/// Parses text typed into a control.
enum TypedValue {
  /// The value of a text for a domain. Nil if it has none. Whether the value is allowed is up to the scene.
  ///
  /// - Parameter current: The present number, from which `+10` continues.
  static func of(_ text: String, for domain: Domain, current: Double? = nil) -> JSONValue? {
    let text = text.trimmed
    switch domain {
    case .number, .whole:
      return NumberExpression.value(text, unit: domain.unit, current: current).map { .number($0) }
    case .safe:
      let letters = text.lowercased().filter { !$0.isWhitespace }
      return SafeLength(.text(letters)).flatMap { $0.isSafe ? $0.value : nil }
    case .words(let words):
      return words.first { $0.lowercased() == text.lowercased() }.map { .text($0) }
    case .flag:
      return ["on": true, "true": true, "off": false, "false": false][text.lowercased()].map { .flag($0) }
    case .text, .path: return .text(text)
    case .color: return HexColor(typed: text)?.value
    case .null:
      return ["", "off", "none", "null", "-", "preset", "as the preset"].contains(text.lowercased()) ? .null : nil
    case .record:
      if case .some(.object(let fields)) = JSONValue(reading: text) { return .object(fields) }
      return nil
    case .list(let item, _): return list(text, of: item)
    case .either(let one, let other):
      // A text accepts anything, so check for "off" first.
      if one.acceptsText || other.acceptsText, of(text, for: .null) != nil { return .null }
      // Nothing is no list where one has to have entries.
      if text.isEmpty, let count = domain.list?.count, count.lowerBound > 0, domain.contains(.null) { return .null }
      return of(text, for: one, current: current) ?? of(text, for: other, current: current)
    }
  }

  private static func list(_ text: String, of item: Domain) -> JSONValue? {
    if text.isEmpty { return .list([]) }
    if text.hasPrefix("["), case .some(.list(let items)) = JSONValue(reading: text) { return .list(items) }
    let separators: Set<Character> = item.acceptsText ? [","] : [",", " ", "x", "\u{D7}", ";"]
    let words = text.split { separators.contains($0) }
    let values = words.compactMap { of(String($0), for: item) }
    return values.count == words.count ? .list(values) : nil
  }
}
