extension Scanner {
  /// Whether a number begins here, or something that is meant as one.
  func beginsNumber(_ byte: UInt8) -> Bool {
    Ascii.isDigit(byte) || byte == Ascii.minus || byte == Ascii.plus || byte == Ascii.dot
  }

  /// A number, correctly rounded. `-0` keeps its sign; what is too small becomes 0; what is too large is told.
  mutating func readNumber() -> Node {
    let place = here
    let first = index
    while let byte = next, isWordByte(byte) { index += 1 }
    let spelling = bytes[first..<index]
    let text = String(decoding: spelling, as: UTF8.self)
    guard Self.isNumber(spelling) else {
      tell(broken: text, spelling, at: place)
      return Node(.null, at: place, isSound: false)
    }
    guard let number = Double(text), number.isFinite else {
      tell("The number \(excerpt(text)) is too large.", "The largest is about 1.8e308.", at: place)
      return Node(.null, at: place, isSound: false)
    }
    return Node(.number(number), at: place)
  }

  /// Whether the bytes are a number as RFC 8259 has it: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
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

  /// Says what is wrong with a spelling that is no number.
  private mutating func tell(broken text: String, _ spelling: ArraySlice<UInt8>, at place: Place) {
    let digits = spelling.drop { $0 == Ascii.minus || $0 == Ascii.plus }
    if let word = digits.first, word | 0x20 == UInt8(ascii: "i") || word | 0x20 == UInt8(ascii: "n") {
      return tell("\(excerpt(text)) is not a number in JSON.", "Write a finite number.", at: place)
    }
    let repaired = repairedNumber(spelling)
    let help = repaired.map { "Write \(excerpt($0))." } ?? ""
    let message =
      if spelling.first == Ascii.plus {
        "The number \(excerpt(text)) begins with a plus."
      } else if digits.first == Ascii.zero, digits.dropFirst().first.map(Ascii.isDigit) == true {
        "The number \(excerpt(text)) begins with a zero that JSON does not allow."
      } else if digits.first == Ascii.dot {
        "The number \(excerpt(text)) has no digit before its point."
      } else {
        "\(quoted(text)) is not a number."
      }
    tell(message, help, at: place)
  }

  /// The number that was meant: without plus and leading zeros, with a digit on either side of the point.
  private func repairedNumber(_ spelling: ArraySlice<UInt8>) -> String? {
    guard spelling.count <= 40 else { return nil }
    var rest = spelling.first == Ascii.plus ? spelling.dropFirst() : spelling
    var repaired: [UInt8] = []
    if rest.first == Ascii.minus { repaired.append(rest.removeFirst()) }
    rest = rest.drop { $0 == Ascii.zero }
    if rest.first.map(Ascii.isDigit) != true { repaired.append(Ascii.zero) }
    repaired += rest
    if repaired.last == Ascii.dot { repaired.append(Ascii.zero) }
    return Self.isNumber(repaired[...]) ? String(decoding: repaired, as: UTF8.self) : nil
  }
}
