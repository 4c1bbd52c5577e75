/// A cursor over the bytes of a file that keeps track of line and column.
struct JSONCursor {
  let bytes: [UInt8]
  /// Index of the next byte.
  private(set) var index = 0

  /// A byte with a known place. Only moves forward, so that counting columns stays linear.
  private var anchor = 0
  private var anchorPlace = Place.start

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension JSONCursor {
  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte `distance` places after the next one.
  func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Skips bytes, at most to the end.
  mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

  mutating func advanceToEnd() { index = bytes.count }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Skips the bytes that satisfy the predicate and returns them.
  @discardableResult
  mutating func skip(while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let first = index
    while index < bytes.count, isOfKind(bytes[index]) { index += 1 }
    return bytes[first..<index]
  }

  /// Skips one character. Returns false if its bytes are not UTF-8, after skipping the longest valid prefix, at least
  /// one byte.
  ///
  /// Overlong forms, surrogates and values beyond U+10FFFF are not UTF-8 (Unicode, table 3-7).
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

extension JSONCursor {
  /// The place of the next byte.
  var here: Place {
    mutating get { place(of: index) }
  }

  /// The place of a byte. Must not precede a byte asked for earlier.
  mutating func place(of target: Int) -> Place {
    while anchor < target && anchor < bytes.count {
      let byte = bytes[anchor]
      if byte == Ascii.lineFeed {
        anchorPlace = Place(line: anchorPlace.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        anchorPlace.column += 1
      }
      anchor += 1
    }
    guard anchor == target, anchor < bytes.count, bytes[anchor] & 0xC0 == 0x80, anchorPlace.column > 1 else {
      return anchorPlace
    }
    // In the middle of a character, whose first byte is already counted.
    return Place(line: anchorPlace.line, column: anchorPlace.column - 1)
  }
}
