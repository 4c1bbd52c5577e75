extension Scanner {
  /// A list, from its opening bracket to its closing one.
  mutating func readList(at place: Place) -> Node {
    var nodes: [Node] = []
    var isSound = true
    /// Where a comma stands that no value has followed yet.
    var comma: Place?
    /// Whether a value has been read since the last comma.
    var isFilled = false
    index += 1
    while true {
      skipSpace()
      guard let byte = next, byte != Ascii.closeObject else {
        if leavesContainer(from: place) { return Node(.list(nodes), at: place, isSound: false) }
        isSound = false
        continue
      }
      switch byte {
      case Ascii.closeList:
        if let comma { tell("A comma stands before the end of the list.", "Remove it.", at: comma) }
        advance()
        return Node(.list(nodes), at: place, isSound: isSound && !isStopped)
      case Ascii.comma:
        let spot = here
        if !isFilled {
          tell("A value is missing before the comma.", "Remove the comma.", at: spot)
          isSound = false
        }
        comma = isFilled ? spot : nil
        isFilled = false
        advance()
      default:
        let spot = here
        guard let node = readValue() else {
          tell("\(unexpectedCharacter()) begins no JSON value.", at: spot)
          isSound = false
          continue
        }
        if isFilled { tell("A comma is missing between two values.", "Write a comma before this one.", at: spot) }
        nodes.append(node)
        isFilled = true
        comma = nil
      }
    }
  }
}
