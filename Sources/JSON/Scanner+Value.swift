extension Scanner {
  /// A value of any kind; nil, with nothing skipped, if the next character begins none.
  mutating func readValue() -> Node? {
    guard let byte = next else { return nil }
    switch byte {
    case Ascii.openObject, Ascii.openList: return readContainer()
    case Ascii.quote, Ascii.apostrophe: return counted(readText())
    default:
      if beginsNumber(byte) { return counted(readNumber()) }
      return beginsWord(byte) ? counted(readWord()) : nil
    }
  }

  /// Whether the next character can begin a value, meant or broken.
  func beginsValue(_ byte: UInt8) -> Bool {
    byte == Ascii.openObject || byte == Ascii.openList || byte == Ascii.quote || byte == Ascii.apostrophe
      || beginsNumber(byte) || beginsWord(byte)
  }

  private mutating func counted(_ node: Node) -> Node {
    valueCount += 1
    if valueCount > limits.values {
      tell("There are more than \(limits.values) values in the file.", "Shorten its lists.", at: node.place)
      stop()
    }
    return node
  }

  /// A list or an object, unless it lies too deep.
  private mutating func readContainer() -> Node? {
    let place = here
    guard open.count < limits.depth else {
      tell("Lists and objects lie more than \(limits.depth) deep inside each other.", at: place)
      stop()
      return Node(.null, at: place, isSound: false)
    }
    open.append(bytes[index])
    defer { open.removeLast() }
    return counted(bytes[index] == Ascii.openList ? readList(at: place) : readObject(at: place))
  }

  /// Tells the end of the file, or a bracket that closes something further out, inside a list or object.
  ///
  /// Returns true if the container has to be left. A bracket that closes nothing at all is skipped.
  mutating func leavesContainer(from place: Place) -> Bool {
    let isList = open.last == Ascii.openList
    let name = isList ? "list" : "object"
    let bracket = isList ? "]" : "}"
    guard let byte = next else {
      tell("The \(name) that begins at \(place) is not closed.", "Write \(bracket) at its end.", at: here)
      return true
    }
    let opening = byte == Ascii.closeList ? Ascii.openList : Ascii.openObject
    let spot = here
    if open.contains(opening) {
      tell(
        "The \(name) that begins at \(place) is not closed before \(Character(Unicode.Scalar(byte))).",
        "Write \(bracket) before it.", at: spot)
      return true
    }
    tell("\(Character(Unicode.Scalar(byte))) closes nothing that is open.", "Remove it.", at: spot)
    advance()
    return false
  }
}
