/// The beginning of a text from a file, made fit for a message: short, on one line, without control characters.
func excerpt(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == 40 { return String(result) + "..." }
    result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
  }
  return String(result)
}

func quoted(_ text: String) -> String { "`\(excerpt(text))`" }

/// The name of a character in a message, or of the byte if it encodes none.
func characterName(_ bytes: ArraySlice<UInt8>) -> String {
  guard let first = bytes.first else { return "Nothing" }
  let text = String(decoding: bytes, as: UTF8.self)
  if let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}", scalar.value >= 0x20, scalar.value != 0x7F {
    return "`\(text)`"
  }
  return "The byte 0x" + first.hexadecimal(digits: 2)
}
