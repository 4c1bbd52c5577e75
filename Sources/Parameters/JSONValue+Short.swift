import Notation

extension JSONValue {
  /// The value as quoted in a sentence: short and on one line.
  ///
  ///     1.8    "auto"    null    a list    an object    "Once upon a time there was a little girl..."
  public var short: String {
    switch self {
    case .list: return "a list"
    case .object: return "an object"
    case .number(let number) where !number.isFinite: return "\(number)"
    case .text(let text):
      let limit = 40
      guard text.unicodeScalars.count > limit else { return JSONWriter.compact(self) }
      var start = String.UnicodeScalarView()
      start.append(contentsOf: text.unicodeScalars.prefix(limit))
      return JSONWriter.compact(.text(String(start) + "..."))
    default: return JSONWriter.compact(self)
    }
  }
}
