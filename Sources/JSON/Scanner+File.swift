extension Scanner {
  /// A whole file: one value with space around it.
  mutating func readFile() -> Reading {
    guard bytes.count <= limits.size else {
      tell(
        "The file has \(bytes.count) bytes; at most \(limits.size) are read.", "Split the file, or shorten its lists.",
        at: .start)
      return finished(nil)
    }
    if isUTF16 {
      tell("The file is UTF-16 text, not UTF-8.", "Save it as UTF-8.", at: .start)
      return finished(nil)
    }
    skipByteOrderMark()
    skipSpace()
    if isAtEnd {
      tell("There is nothing in the file; a JSON value is expected.", at: here)
      return finished(nil)
    }
    let root = readRoot()
    skipSpace()
    if !isAtEnd {
      tell("Something follows after the end of the value.", "Remove it; a file holds one value.", at: here)
    }
    return finished(root)
  }

  /// The problems in the order of the file. Those at one place keep the order in which they were found.
  private func finished(_ root: Node?) -> Reading {
    let ordered = problems.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return Reading(root: root, problems: ordered.map(\.element))
  }

  /// The value; if there is none, that is the only problem told of the file.
  private mutating func readRoot() -> Node? {
    if let node = readValue() { return node }
    let place = here
    tell("\(unexpectedCharacter()) begins no JSON value.", "A file is one object: { ... }.", at: place)
    stop()
    return nil
  }

  private var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    let pair = (bytes[0], bytes[1])
    return pair == (0xFF, 0xFE) || pair == (0xFE, 0xFF) || (pair.0 == 0) != (pair.1 == 0)
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    tell(
      "The file begins with a byte order mark, which JSON does not allow.", "Save it as UTF-8 without BOM.", at: .start)
    index = 3
  }
}

extension Scanner {
  /// Skips blanks, and tells comments, which JSON does not have.
  mutating func skipSpace() {
    while let byte = next {
      if Ascii.isSpace(byte) {
        index += 1
      } else if byte == Ascii.hash || byte == Ascii.slash && (peek(1) == Ascii.slash || peek(1) == Ascii.star) {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let place = here
    let isBlock = next == Ascii.slash && peek(1) == Ascii.star
    tell("JSON has no comments.", "Remove it.", at: place)
    if isStopped { return }
    guard isBlock else {
      while let byte = next, byte != Ascii.lineFeed { index += 1 }
      return
    }
    index += 2
    while !isAtEnd {
      if next == Ascii.star && peek(1) == Ascii.slash {
        index += 2
        return
      }
      index += 1
    }
    tell("The comment that begins at \(place) is not closed.", at: here)
  }

  /// Skips what no rule can begin with, up to the next blank or mark of the grammar, and names its first character.
  mutating func unexpectedCharacter() -> String {
    let first = index
    _ = skipScalar()
    let name = characterName(bytes[first..<index])
    while let byte = next, byte >= 0x80 || byte < 0x20 && !Ascii.isSpace(byte) { index += 1 }
    return name
  }
}
