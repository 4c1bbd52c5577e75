import JSON
import Parameters
import StudioKit

/// Reads what was typed into a control.
enum Typed {
  /// The value that a text means for a domain; nil where it means none. Whether the value fits is for the scene to say.
  static func value(_ text: String, for domain: Domain) -> JSONValue? {
    let text = trimmed(text)
    switch domain {
    case .number, .whole: return number(text, unit: domain.unit).map { .number($0) }
    case .words(let words):
      return words.first { $0.lowercased() == text.lowercased() }.map { .text($0) }
    case .flag:
      return ["on": true, "true": true, "off": false, "false": false][text.lowercased()].map { .flag($0) }
    case .text, .path: return .text(text)
    case .null: return ["", "off", "none", "null", "-"].contains(text.lowercased()) ? .null : nil
    case .list(let item, _): return list(text, of: item)
    case .either(let one, let other):
      // A text takes everything, so what is off has to be asked first.
      if one.acceptsText || other.acceptsText, value(text, for: .null) != nil { return .null }
      return value(text, for: one) ?? value(text, for: other)
    }
  }

  /// A number, with or without its unit, with a point or a comma.
  static func number(_ text: String, unit: String) -> Double? {
    var text = text.lowercased()
    for ending in [unit.lowercased(), "pt", "x", "\u{D7}"] where !ending.isEmpty && text.hasSuffix(ending) {
      text = trimmed(String(text.dropLast(ending.count)))
      break
    }
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.,e".contains($0)) }) else { return nil }
    guard let number = Double(text.replacing(",", with: ".")), number.isFinite else { return nil }
    return number
  }

  private static func list(_ text: String, of item: Domain) -> JSONValue? {
    if text.isEmpty { return .list([]) }
    if text.hasPrefix("["), case .some(.list(let items)) = JSONValue(reading: text) { return .list(items) }
    let separators: Set<Character> = item.acceptsText ? [","] : [",", " ", "x", "\u{D7}", ";"]
    let words = text.split { separators.contains($0) }
    let values = words.compactMap { value(String($0), for: item) }
    return values.count == words.count ? .list(values) : nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
