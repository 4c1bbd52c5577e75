import Documents
import Notation
import Parameters

/// The panel's notation of fields and values.
public enum FieldWords {
  /// A value without its unit, with as many digits as its control turns.
  public static func value(_ value: JSONValue, in domain: Domain?) -> String {
    switch value {
    case .null: "off"
    case .flag(let isOn): isOn ? "on" : "off"
    case .number(let number): Self.number(number, digits: domain?.digits ?? 2)
    case .text(let text): text.isEmpty ? "none" : text
    case .list(let items): domain?.entryRecord.map { counted(items.count, $0.noun, $0.noun + "s") } ?? list(items)
    case .object: domain?.record.map { "one \($0.noun)" } ?? name(in: value) ?? JSONWriter.compact(value)
    }
  }

  /// The value of a field, of which null may have words of its own.
  public static func value<Root>(_ value: JSONValue, of parameter: Parameter<Root>?) -> String {
    if value == .null, let unset = parameter?.unset { return unset.prefix(1).lowercased() + unset.dropFirst() }
    return Self.value(value, in: parameter?.domain)
  }

  /// The name of a group of fields that has one, as a device does, and a picture by its layer or its file.
  private static func name(in value: JSONValue) -> String? {
    for key in ["name", "layer", "file"] { if case .text(let name)? = value[key] { return name } }
    return nil
  }

  /// A word of a file as designers write it: `ios` is iOS, `ltr` Left to right.
  static func word(_ word: String) -> String { names[word] ?? word.prefix(1).uppercased() + word.dropFirst() }

  private static let names = [
    "ios": "iOS", "ios-fast": "iOS, fast", "gtk": "GTK", "flutter-android": "Flutter on Android",
    "ltr": "Left to right", "rtl": "Right to left",
  ]

  /// A number with this many decimals, or as many as it needs, at most five.
  public static func number(_ number: Double, digits: Int) -> String {
    number.formatted(.digits(digits...max(digits, 5)))
  }

  /// A list as typed: separated by commas, or as JSON if an entry contains one.
  private static func list(_ items: [JSONValue]) -> String {
    let words = items.map { item in
      if case .text(let text) = item { text } else { name(in: item) ?? JSONWriter.compact(item) }
    }
    return words.contains { $0.contains(",") } ? JSONWriter.compact(.list(items)) : words.joined(separator: ", ")
  }
}

extension Scene {
  /// The label of a field: `Row height`. For a field in a list, with its entry.
  public func label(of path: String) -> String {
    let label = parameter(path)?.label ?? (path == "device" ? "Device" : path)
    guard let (list, entry) = entry(around: path), let shape = list.domain.entryRecord,
      case .list(let entries) = list.get(self), entries.indices.contains(entry)
    else { return label }
    let title = shape.title(of: entries[entry])
    return "\(title.isEmpty ? "\(shape.noun) \(entry + 1)" : title): \(label.lowercased())"
  }
}
