/// Walks over the bytes of a file once, from the first to the last, and keeps count of lines and columns.
///
/// Each grammar rule is an extension in a file of its own. Rules go on after a problem where the meaning is plain.
struct Scanner {
  let bytes: [UInt8]
  let limits: ReadLimits
  /// The next byte to be read.
  var index = 0
  var problems: [SyntaxProblem] = []
  /// Opening brackets that wait for their closing ones, outermost first.
  var open: [UInt8] = []
  var valueCount = 0
  /// Set when nothing more may be read or told.
  var isStopped = false

  /// A byte whose place is known. Only moves forward, which keeps counting columns linear.
  private var anchor = 0
  private var anchorPlace = Place.start

  init(_ bytes: [UInt8], limits: ReadLimits) {
    self.bytes = bytes
    self.limits = limits
  }
}

extension Scanner {
  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte that many places after the next one.
  func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Skips a byte, unless reading has come to its end or was stopped.
  mutating func advance() {
    if index < bytes.count { index += 1 }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// The place of the next byte.
  var here: Place {
    mutating get { place(of: index) }
  }

  /// The place of a byte that does not lie before one asked for earlier.
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
    // Inside a character: its first byte has been counted already.
    return Place(line: anchorPlace.line, column: anchorPlace.column - 1)
  }
}

extension Scanner {
  /// Tells a problem, unless reading has stopped. Stops at the limit.
  mutating func tell(_ message: String, _ help: String = "", at place: Place) {
    guard !isStopped else { return }
    problems.append(SyntaxProblem(place: place, message: message, help: help))
    if problems.count >= limits.problems { stop() }
  }

  /// Leaves the rest of the file unread and untold.
  mutating func stop() {
    isStopped = true
    index = bytes.count
  }
}
