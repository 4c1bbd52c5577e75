/// The declarations of a `style` attribute, with their places.
struct StyleDeclarations {
  struct Value {
    var text: String
    var range: Range<Int>
  }

  private var values: [String: Value] = [:]

  /// - Parameter range: Where the attribute's value is.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound
      if let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) {
        let name = Self.word(bytes[start..<colon]).lowercased()
        // The last one counts.
        values[name] = Value(text: Self.word(bytes[(colon + 1)..<end]), range: colon + 1..<end)
      }
      start = end + 1
    }
  }

  subscript(_ name: String) -> Value? { values[name] }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
