import JSON
import Parameters
import Text

/// Reads what was typed into a control.
enum TypedValue {
  /// The value that a text means for a domain; nil where it means none. Whether the value fits is for the scene to say.
  ///
  /// - Parameter current: The number that is there: `+10` goes on from it.
  static func of(_ text: String, for domain: Domain, current: Double? = nil) -> JSONValue? {
    let text = text.trimmed
    switch domain {
    case .number, .whole:
      return NumberExpression.value(text, unit: domain.unit, current: current).map { .number($0) }
    case .words(let words):
      return words.first { $0.lowercased() == text.lowercased() }.map { .text($0) }
    case .flag:
      return ["on": true, "true": true, "off": false, "false": false][text.lowercased()].map { .flag($0) }
    case .text, .path: return .text(text)
    case .null: return ["", "off", "none", "null", "-"].contains(text.lowercased()) ? .null : nil
    case .record:
      if case .some(.object(let fields)) = JSONValue(reading: text) { return .object(fields) }
      return nil
    case .list(let item, _): return list(text, of: item)
    case .either(let one, let other):
      // A text takes everything, so what is off has to be asked first.
      if one.acceptsText || other.acceptsText, of(text, for: .null) != nil { return .null }
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
