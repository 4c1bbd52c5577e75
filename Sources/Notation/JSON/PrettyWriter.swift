/// Decides where to break lines.
struct PrettyWriter {
  var text = ""
}

extension PrettyWriter {
  /// Writes a value on a line that begins with `indent` spaces and already holds `taken` scalars.
  mutating func write(_ value: JSONValue, indent: Int, taken: Int) {
    if let line = line(for: value, isRoot: indent == 0 && taken == 0), taken + line.unicodeScalars.count < limit {
      text += line
      return
    }
    switch value {
    case .list(let values) where values.allSatisfy(\.isNumber): fill(values, indent: indent)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        breakLine(indent: indent + 2, isFirst: index == 0)
        write(value, indent: indent + 2, taken: indent + 2)
      }
      close("]", indent: indent)
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        breakLine(indent: indent + 2, isFirst: index == 0)
        var key = ""
        JSONWriter.appendQuoted(field.key, to: &key)
        text += key + ": "
        write(field.value, indent: indent + 2, taken: indent + 2 + key.unicodeScalars.count + 2)
      }
      close("}", indent: indent)
    default: JSONWriter.append(value, to: &text, isSpaced: true)
    }
  }

  private var limit: Int { JSONWriter.lineLength }

  /// The value on one line if its kind allows that. Ignores its length, except that long lists are not tried at all.
  private func line(for value: JSONValue, isRoot: Bool) -> String? {
    guard value.fitsOnLine(isRoot: isRoot, limit: limit) else { return nil }
    var line = ""
    JSONWriter.append(value, to: &line, isSpaced: true)
    return line
  }

  /// Writes a list of numbers with as many per line as fit.
  private mutating func fill(_ values: [JSONValue], indent: Int) {
    text += "["
    var column = 0
    for (index, value) in values.enumerated() {
      var word = ""
      JSONWriter.append(value, to: &word, isSpaced: true)
      // Numbers are ASCII; the last column is kept for the comma.
      if index == 0 || column + 2 + word.utf8.count >= limit {
        breakLine(indent: indent + 2, isFirst: index == 0)
        column = indent + 2 + word.utf8.count
      } else {
        text += ", "
        column += 2 + word.utf8.count
      }
      text += word
    }
    close("]", indent: indent)
  }

  private mutating func breakLine(indent: Int, isFirst: Bool) {
    text += isFirst ? "\n" : ",\n"
    text += String(repeating: " ", count: indent)
  }

  private mutating func close(_ bracket: String, indent: Int) {
    text += "\n" + String(repeating: " ", count: indent) + bracket
  }
}

extension JSONValue {
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  /// Whether the value may be on one line: plain, empty, or a list or object of plain values and lists of plain values.
  fileprivate func fitsOnLine(isRoot: Bool, limit: Int) -> Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list(let values): values.count <= limit / 2 && values.allSatisfy { $0.isFlat(limit: limit) }
    case .object(let fields):
      fields.isEmpty || !isRoot && fields.count <= limit / 5 && fields.allSatisfy { $0.value.isFlat(limit: limit) }
    }
  }

  /// Whether the value is plain, empty, or a short list of plain values.
  private func isFlat(limit: Int) -> Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list(let values): values.count <= limit / 2 && values.allSatisfy(\.isScalar)
    case .object(let fields): fields.isEmpty
    }
  }
}
