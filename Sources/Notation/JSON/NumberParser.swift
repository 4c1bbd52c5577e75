/// Parses numbers by RFC 8259: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
enum NumberParser {
  /// Whether a number, valid or not, can begin with this byte.
  static func begins(with byte: UInt8) -> Bool {
    Ascii.isDigit(byte) || byte == Ascii.minus || byte == Ascii.plus || byte == Ascii.dot
  }

  /// A number, correctly rounded. `-0` keeps its sign; underflow gives 0; overflow is reported.
  static func parse(_ bytes: ArraySlice<UInt8>) -> ParsedWord {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isNumber(bytes) else { return broken(text, bytes) }
    guard let number = Double(text), number.isFinite else {
      return .broken("The number \(excerpt(text)) is too large.", help: "The largest is about 1.8e308.")
    }
    return .value(.number(number))
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == Ascii.minus { rest.removeFirst() }
    let hasLeadingZero = rest.first == Ascii.zero
    let whole = skipDigits(&rest)
    guard whole > 0, whole == 1 || !hasLeadingZero else { return false }
    if rest.first == Ascii.dot {
      rest.removeFirst()
      guard skipDigits(&rest) > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == Ascii.minus || rest.first == Ascii.plus { rest.removeFirst() }
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipDigits(_ bytes: inout ArraySlice<UInt8>) -> Int {
    let rest = bytes.drop(while: Ascii.isDigit)
    defer { bytes = rest }
    return bytes.count - rest.count
  }
}

extension NumberParser {
  /// The reason why a word is not a number.
  private static func broken(_ text: String, _ bytes: ArraySlice<UInt8>) -> ParsedWord {
    let digits = bytes.drop { $0 == Ascii.minus || $0 == Ascii.plus }
    if let word = digits.first, word | 0x20 == UInt8(ascii: "i") || word | 0x20 == UInt8(ascii: "n") {
      return .broken("\(excerpt(text)) is not a number in JSON.", help: "Write a finite number.")
    }
    let message =
      if bytes.first == Ascii.plus {
        "The number \(excerpt(text)) begins with a plus."
      } else if digits.first == Ascii.zero, digits.dropFirst().first.map(Ascii.isDigit) == true {
        "The number \(excerpt(text)) begins with a zero that JSON does not allow."
      } else if digits.first == Ascii.dot {
        "The number \(excerpt(text)) has no digit before its point."
      } else {
        "\(quoted(text)) is not a number."
      }
    return .broken(message, help: repaired(bytes).map { "Write \(excerpt($0))." } ?? "")
  }

  /// The number that was probably meant: no plus sign or leading zeros, and a digit on either side of the point.
  private static func repaired(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= 40 else { return nil }
    var rest = bytes.first == Ascii.plus ? bytes.dropFirst() : bytes
    var repaired: [UInt8] = []
    if rest.first == Ascii.minus { repaired.append(rest.removeFirst()) }
    rest = rest.drop { $0 == Ascii.zero }
    if rest.first.map(Ascii.isDigit) != true { repaired.append(Ascii.zero) }
    repaired += rest
    if repaired.last == Ascii.dot { repaired.append(Ascii.zero) }
    return isNumber(repaired[...]) ? String(decoding: repaired, as: UTF8.self) : nil
  }
}
