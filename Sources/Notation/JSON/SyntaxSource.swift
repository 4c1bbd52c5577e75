/// A file being read: the position and the problems so far.
struct SyntaxSource {
  var cursor: JSONCursor
  private(set) var problems: [SyntaxProblem] = []
  /// Set when no more may be read or reported.
  private(set) var isStopped = false
  private let mostProblems: Int

  init(_ bytes: [UInt8], mostProblems: Int) {
    cursor = JSONCursor(bytes)
    self.mostProblems = mostProblems
  }
}

extension SyntaxSource {
  /// Reports a problem unless reading has stopped. Stops at the limit.
  mutating func tell(_ message: String, _ help: String = "", at place: Place) {
    guard !isStopped else { return }
    problems.append(SyntaxProblem(place: place, message: message, help: help))
    if problems.count >= mostProblems { stop() }
  }

  /// Leaves the rest of the file unread.
  mutating func stop() {
    isStopped = true
    cursor.advanceToEnd()
  }

  /// Problems in the order of the file, and in the order of discovery if they share a place.
  var orderedProblems: [SyntaxProblem] {
    problems.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
  }
}

extension SyntaxSource {
  /// Skips white space, and reports comments, which JSON does not have.
  mutating func skipSpace() {
    while let byte = cursor.next {
      if Ascii.isSpace(byte) {
        cursor.advance()
      } else if byte == Ascii.hash || byte == Ascii.slash && [Ascii.slash, Ascii.star].contains(cursor.peek(1)) {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let place = cursor.here
    let isBlock = cursor.next == Ascii.slash && cursor.peek(1) == Ascii.star
    tell("JSON has no comments.", "Remove it.", at: place)
    if isStopped { return }
    guard isBlock else {
      cursor.skip { $0 != Ascii.lineFeed }
      return
    }
    cursor.advance(2)
    while !cursor.isAtEnd {
      if cursor.next == Ascii.star && cursor.peek(1) == Ascii.slash { return cursor.advance(2) }
      cursor.advance()
    }
    tell("The comment that begins at \(place) is not closed.", at: cursor.here)
  }

  /// Skips characters that no rule can begin with, up to white space or punctuation, and names the first one.
  mutating func skipUnexpected() -> String {
    let first = cursor.index
    _ = cursor.skipScalar()
    let name = characterName(cursor.bytes[first..<cursor.index])
    cursor.skip { $0 >= 0x80 || $0 < 0x20 && !Ascii.isSpace($0) }
    return name
  }
}
