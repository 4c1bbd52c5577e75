extension Scanner {
  /// An object, from its opening bracket to its closing one. Of a key that is there twice the first counts.
  mutating func readObject(at place: Place) -> Node {
    var members: [Member] = []
    var places: [String: Place] = [:]
    var isSound = true
    var comma: Place?
    var isFilled = false
    index += 1
    while true {
      skipSpace()
      guard let byte = next, byte != Ascii.closeList else {
        if leavesContainer(from: place) { return Node(.object(members), at: place, isSound: false) }
        isSound = false
        continue
      }
      switch byte {
      case Ascii.closeObject:
        if let comma { tell("A comma stands before the end of the object.", "Remove it.", at: comma) }
        advance()
        return Node(.object(members), at: place, isSound: isSound && !isStopped)
      case Ascii.comma:
        let spot = here
        if !isFilled { tell("A member is missing before the comma.", "Remove the comma.", at: spot) }
        comma = isFilled ? spot : nil
        isFilled = false
        advance()
      default:
        if isFilled { tell("A comma is missing between two members.", "Write a comma before this one.", at: here) }
        isFilled = true
        comma = nil
        guard let member = readMember() else {
          isSound = false
          continue
        }
        if let first = places.updateValue(member.keyPlace, forKey: member.key) {
          places[member.key] = first
          tell(
            "The key \(quoted(member.key)) is there twice.", "It was first given at \(first).", at: member.keyPlace)
        } else {
          members.append(member)
        }
      }
    }
  }

  /// A key, a colon and a value; nil if one of them is not there.
  private mutating func readMember() -> Member? {
    guard let key = readKey(), let text = key.text else { return nil }
    skipSpace()
    let spot = here
    if next == Ascii.equals {
      tell("The key \(quoted(text)) is followed by =.", "Write a colon in its place.", at: spot)
      advance()
    } else if !skip(Ascii.colon) {
      tell("A colon is missing after the key \(quoted(text)).", at: spot)
      guard let byte = next, beginsValue(byte) else { return nil }
    }
    skipSpace()
    let valuePlace = here
    if let value = readValue() {
      return key.isSound ? Member(key: text, keyPlace: key.place, value: value) : nil
    }
    guard let byte = next, byte != Ascii.comma, byte != Ascii.closeObject, byte != Ascii.closeList else {
      tell("The key \(quoted(text)) has no value.", at: valuePlace)
      return nil
    }
    tell("\(unexpectedCharacter()) begins no JSON value.", at: valuePlace)
    return nil
  }

  /// A key as a text node. One without quotes is told and taken as it is meant.
  private mutating func readKey() -> Node? {
    guard let byte = next else { return nil }
    if byte == Ascii.quote || byte == Ascii.apostrophe {
      let text = readText()
      // A key in single quotes is told, and plain.
      return Node(text.kind, at: text.place, isSound: text.isSound || byte == Ascii.apostrophe)
    }
    let place = here
    guard beginsWord(byte) || beginsNumber(byte) else {
      tell("\(unexpectedCharacter()) begins no key.", "A key is text in double quotes.", at: place)
      skipToNextMember()
      return nil
    }
    let word = scanWord()
    tell("The key \(quoted(word)) is not in quotes.", "Write \"\(excerpt(word))\".", at: place)
    return Node(.text(word), at: place)
  }

  /// Skips what cannot be understood up to the next quote, comma, bracket or line.
  private mutating func skipToNextMember() {
    while let byte = next, byte != Ascii.quote, byte != Ascii.comma, byte != Ascii.lineFeed,
      byte | 0x20 != Ascii.openObject, byte | 0x20 != Ascii.closeObject
    {
      index += 1
    }
  }
}
