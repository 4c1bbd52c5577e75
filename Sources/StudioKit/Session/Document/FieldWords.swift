import Documents
import JSON
import Parameters
import Text

/// Fields and their values as the panel writes them.
public enum FieldWords {
  /// A value without its unit: numbers with the digits that their control turns, words as they are.
  public static func value(_ value: JSONValue, in domain: Domain?) -> String {
    switch value {
    case .null: "off"
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number): Self.number(number, digits: domain?.digits ?? 2)
    case .text(let text): text.isEmpty ? "none" : text
    case .list(let items): domain?.entryRecord.map { counted(items.count, $0.noun, $0.noun + "s") } ?? list(items)
    case .object: domain?.record.map { "one \($0.noun)" } ?? JSONWriter.compact(value)
    }
  }

  /// Exactly so many digits behind the point, or as many as the number needs, five at most.
  public static func number(_ number: Double, digits: Int) -> String {
    number.formatted(.digits(digits...max(digits, 5)))
  }

  /// Entries as they are typed: with commas between them, or as JSON where an entry has one itself.
  private static func list(_ items: [JSONValue]) -> String {
    let words = items.map { item in
      if case .text(let text) = item { text } else { JSONWriter.compact(item) }
    }
    return words.contains { $0.contains(",") } ? JSONWriter.compact(.list(items)) : words.joined(separator: ", ")
  }
}

extension Scene {
  /// What a field is called: `Row height`; for one in a list, which entry it is of, too.
  public func label(of path: String) -> String {
    let label = parameter(path)?.label ?? path
    guard let (list, entry) = entry(around: path), let shape = list.domain.entryRecord,
      case .list(let entries) = list.get(self), entries.indices.contains(entry)
    else { return label }
    let title = shape.title(of: entries[entry])
    return "\(title.isEmpty ? "\(shape.noun) \(entry + 1)" : title): \(label.lowercased())"
  }
}
