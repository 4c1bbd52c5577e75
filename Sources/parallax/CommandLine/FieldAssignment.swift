import JSON

/// One `--set PATH=VALUE`.
struct FieldAssignment {
  var path: String
  var text: String

  /// - Parameter example: The example for the error message.
  init(_ word: String, example: String) throws(Failure) {
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw Failure(.usage, "--set takes PATH=VALUE, as in --set \(example), not \"\(word)\".")
    }
    path = String(word[..<equals])
    text = String(word[word.index(after: equals)...])
  }

  /// The text as JSON if it parses, otherwise as text.
  var value: JSONValue { JSONValue(reading: text) ?? .text(text) }
}
