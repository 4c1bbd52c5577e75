/// Writes values as JSON. Equal values give equal bytes.
///
/// Numbers are the shortest that read back the same, whole ones without `.0`; `-0` stays `-0`. JSON has no numbers that
/// are not finite; they become `null`. Only the required characters are escaped. Recursion depth is the nesting depth.
public enum JSONWriter {
  /// Maximum line length, in Unicode scalars, where a line can be broken.
  static let lineLength = 100

  /// The format for files and people: two spaces per level, one member per line, a final line feed.
  ///
  /// Lists and objects of plain values, or of short lists of them, stay on one line if they fit; the outermost object
  /// is always broken up. Long lists of numbers fill their lines.
  public static func pretty(_ value: JSONValue) -> String {
    var writer = PrettyWriter()
    writer.write(value, indent: 0, taken: 0)
    return writer.text + "\n"
  }

  /// The format for programs: no white space, no line feed.
  public static func compact(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text, isSpaced: false)
    return text
  }
}

extension JSONWriter {
  /// Appends the value on one line. If `isSpaced`, with a space after commas and colons and inside braces.
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
