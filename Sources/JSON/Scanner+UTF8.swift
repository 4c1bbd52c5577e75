extension Scanner {
  /// U+FFFD, which stands for what is broken.
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Skips a character. False if its bytes are not UTF-8: then those skipped are its longest beginning that could have
  /// been, and at least one byte.
  ///
  /// Overlong forms, surrogates and what lies beyond U+10FFFF are not UTF-8 (Unicode, table 3-7).
  mutating func skipScalar() -> Bool {
    guard let lead = next else { return false }
    index += 1
    let second: ClosedRange<UInt8>
    let following: Int
    switch lead {
    case 0x00...0x7F: return true
    case 0xC2...0xDF: (following, second) = (1, 0x80...0xBF)
    case 0xE0: (following, second) = (2, 0xA0...0xBF)
    case 0xED: (following, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (following, second) = (2, 0x80...0xBF)
    case 0xF0: (following, second) = (3, 0x90...0xBF)
    case 0xF1...0xF3: (following, second) = (3, 0x80...0xBF)
    case 0xF4: (following, second) = (3, 0x80...0x8F)
    default: return false
    }
    for number in 0..<following {
      guard let byte = next, (number == 0 ? second : 0x80...0xBF).contains(byte) else { return false }
      index += 1
    }
    return true
  }
}
