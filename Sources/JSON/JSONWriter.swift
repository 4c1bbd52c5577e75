import Text

/// Writes values as JSON: equal values give equal bytes.
///
/// Numbers are the shortest that read back the same, whole ones without `.0`; `-0` stays `-0`. What is not finite
/// cannot be written in JSON and becomes `null`. Only what must be escaped is. It calls itself once a level.
public enum JSONWriter {
  /// Lines are not made longer than this, in Unicode scalars, where they can be broken.
  static let lineLength = 100

  /// For files and people: two spaces a level, one member a line, with a line feed at the end.
  ///
  /// Lists and objects that hold only plain values, or short lists of them, stay on one line if they fit; the
  /// outermost object is always broken up. Long lists of numbers fill their lines.
  public static func pretty(_ value: JSONValue) -> String {
    var writer = PrettyWriter()
    writer.write(value, indent: 0, taken: 0)
    return writer.text + "\n"
  }

  /// For programs: no blanks, no line feed.
  public static func compact(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text, isSpaced: false)
    return text
  }
}

extension JSONWriter {
  /// The value on one line; with a blank after commas and colons and inside braces if it `isSpaced`.
  static func append(_ value: JSONValue, to text: inout String, isSpaced: Bool) {
    switch value {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.formatted(.shortest)
    case .text(let content): appendQuoted(content, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += isSpaced ? ", " : "," }
        append(value, to: &text, isSpaced: isSpaced)
      }
      text += "]"
    case .object(let fields):
      text += isSpaced && !fields.isEmpty ? "{ " : "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += isSpaced ? ", " : "," }
        appendQuoted(field.key, to: &text)
        text += isSpaced ? ": " : ":"
        append(field.value, to: &text, isSpaced: isSpaced)
      }
      text += isSpaced && !fields.isEmpty ? " }" : "}"
    }
  }

  static func appendQuoted(_ content: String, to text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"", "\\", "\u{00}"..."\u{1F}": text += Ascii.escape(UInt8(truncatingIfNeeded: scalar.value))
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
