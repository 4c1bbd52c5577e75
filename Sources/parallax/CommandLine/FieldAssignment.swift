import Notation

/// One `--set PATH=VALUE`.
struct FieldAssignment {
  var path: String
  var text: String

  /// - Parameter example: The example for the error message.
  init(_ word: String, example: String) throws(Failure) {
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw Failure(.usage, "--set takes PATH=VALUE, such as --set \(example), not \"\(word)\".")
    }
    path = String(word[..<equals])
    text = String(word[word.index(after: equals)...])
  }

  /// JSON if the text parses, or a number as people type it; else the text.
  var value: JSONValue { JSONValue(reading: text) ?? Double(typed: text).map { .number($0) } ?? .text(text) }
}
