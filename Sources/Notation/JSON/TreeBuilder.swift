/// Reads a file by the rules of JSON and recovers from errors if the meaning is clear.
struct TreeBuilder {
  private var source: SyntaxSource
  private let limits: ReadLimits
  /// Lists and objects waiting for their closing brackets, outermost first.
  private var open: [Container] = []
  private var valueCount = 0

  init(_ bytes: [UInt8], limits: ReadLimits) {
    source = SyntaxSource(bytes, mostProblems: limits.problems)
    self.limits = limits
  }
}

extension TreeBuilder {
  /// The two kinds of containers.
  private enum Container {
    case list, object

    init(opening byte: UInt8) { self = byte == Ascii.openList ? .list : .object }

    var other: Container { self == .list ? .object : .list }
    var closing: UInt8 { self == .list ? Ascii.closeList : Ascii.closeObject }
    var name: String { self == .list ? "list" : "object" }
    /// The name of a container's elements.
    var part: String { self == .list ? "value" : "member" }
  }

  /// A list or object being read.
  private struct PartialContainer {
    var kind: Container
    var place: Place
    var nodes: [Node] = []
    var members: [Member] = []
    var keyPlaces: [String: Place] = [:]
    var isSound = true
    /// The place of a comma that is not followed by anything yet.
    var comma: Place?
    /// Whether anything was read since the last comma.
    var isFilled = false

    func node(isSound: Bool) -> Node {
      Node(kind == .list ? .list(nodes) : .object(members), at: place, isSound: isSound)
    }
  }
}

extension TreeBuilder {
  /// Reads a whole file: one value with white space around it.
  mutating func readFile() -> Reading {
    let root = readRoot()
    return Reading(root: root, problems: source.orderedProblems)
  }

  private mutating func readRoot() -> Node? {
    let bytes = source.cursor.bytes
    guard bytes.count <= limits.size else {
      source.tell(
        "The file has \(bytes.count) bytes; the limit is \(limits.size).", "Split the file, or shorten its lists.",
        at: .start)
      return nil
    }
    if isUTF16 {
      source.tell("The file is UTF-16 text, not UTF-8.", "Save it as UTF-8.", at: .start)
      return nil
    }
    skipByteOrderMark()
    source.skipSpace()
    if source.cursor.isAtEnd {
      source.tell("The file is empty; a JSON value is expected.", at: source.cursor.here)
      return nil
    }
    guard let root = readValue() else {
      // The only problem reported for such a file.
      let place = source.cursor.here
      source.tell("\(source.skipUnexpected()) begins no JSON value.", "A file is one object: { ... }.", at: place)
      source.stop()
      return nil
    }
    source.skipSpace()
    if !source.cursor.isAtEnd {
      source.tell(
        "Something follows after the end of the value.", "Remove it; a file holds one value.", at: source.cursor.here)
    }
    return root
  }

  private var isUTF16: Bool {
    let bytes = source.cursor.bytes
    guard bytes.count >= 2 else { return false }
    let pair = (bytes[0], bytes[1])
    return pair == (0xFF, 0xFE) || pair == (0xFE, 0xFF) || (pair.0 == 0) != (pair.1 == 0)
  }

  private mutating func skipByteOrderMark() {
    guard source.cursor.bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    source.tell(
      "The file begins with a byte order mark, which JSON does not allow.", "Save it as UTF-8 without BOM.", at: .start)
    source.cursor.advance(3)
  }
}

extension TreeBuilder {
  /// Reads any value. Returns nil, skipping nothing, if the next character cannot begin one.
  private mutating func readValue() -> Node? {
    guard let byte = source.cursor.next else { return nil }
    switch byte {
    case Ascii.openObject, Ascii.openList: return readContainer(Container(opening: byte))
    case Ascii.quote, Ascii.apostrophe: return counted(TextParser.parse(&source))
    default:
      if NumberParser.begins(with: byte) { return counted(readWord(as: NumberParser.parse)) }
      return WordParser.begins(with: byte) ? counted(readWord(as: WordParser.parse)) : nil
    }
  }

  /// Whether the byte can begin a value, valid or not.
  private func beginsValue(_ byte: UInt8) -> Bool {
    byte == Ascii.openObject || byte == Ascii.openList || byte == Ascii.quote || byte == Ascii.apostrophe
      || NumberParser.begins(with: byte) || WordParser.begins(with: byte)
  }

  /// Reads an unquoted word. An invalid one is reported and counts as null.
  private mutating func readWord(as parse: (ArraySlice<UInt8>) -> ParsedWord) -> Node {
    let place = source.cursor.here
    switch parse(source.cursor.skip(while: WordParser.goesOn)) {
    case .value(let content): return Node(content, at: place)
    case .broken(let message, let help):
      source.tell(message, help, at: place)
      return Node(.null, at: place, isSound: false)
    }
  }

  private mutating func counted(_ node: Node) -> Node {
    valueCount += 1
    if valueCount > limits.values {
      source.tell("There are more than \(limits.values) values in the file.", "Shorten its lists.", at: node.place)
      source.stop()
    }
    return node
  }
}

extension TreeBuilder {
  /// Reads a list or an object including its brackets, unless it is nested too deeply.
  private mutating func readContainer(_ kind: Container) -> Node? {
    let place = source.cursor.here
    guard open.count < limits.depth else {
      source.tell("Lists and objects are nested more than \(limits.depth) deep.", at: place)
      source.stop()
      return Node(.null, at: place, isSound: false)
    }
    open.append(kind)
    defer { open.removeLast() }
    source.cursor.advance()
    var container = PartialContainer(kind: kind, place: place)
    while true {
      source.skipSpace()
      switch source.cursor.next {
      case nil, kind.other.closing:
        if leaves(container) { return counted(container.node(isSound: false)) }
        container.isSound = false
      case kind.closing:
        if let comma = container.comma {
          source.tell("There is a comma before the end of the \(kind.name).", "Remove it.", at: comma)
        }
        source.cursor.advance()
        return counted(container.node(isSound: container.isSound && !source.isStopped))
      case Ascii.comma: readComma(in: &container)
      default: if kind == .list { readValue(into: &container) } else { readMember(into: &container) }
      }
    }
  }

  private mutating func readComma(in container: inout PartialContainer) {
    let place = source.cursor.here
    if !container.isFilled {
      source.tell("A \(container.kind.part) is missing before the comma.", "Remove the comma.", at: place)
      // A list now has a different length than intended; an object keeps the members it has.
      if container.kind == .list { container.isSound = false }
    }
    container.comma = container.isFilled ? place : nil
    container.isFilled = false
    source.cursor.advance()
  }

  private mutating func readValue(into list: inout PartialContainer) {
    let place = source.cursor.here
    guard let node = readValue() else {
      source.tell("\(source.skipUnexpected()) begins no JSON value.", at: place)
      list.isSound = false
      return
    }
    fill(&list, at: place)
    list.nodes.append(node)
  }

  /// Adds a member; of duplicate keys the first counts.
  private mutating func readMember(into object: inout PartialContainer) {
    fill(&object, at: source.cursor.here)
    guard let member = readMember() else {
      object.isSound = false
      return
    }
    if let first = object.keyPlaces[member.key] {
      source.tell(
        "The key \(quoted(member.key)) appears twice.", "It was first given at \(first).", at: member.keyPlace)
    } else {
      object.keyPlaces[member.key] = member.keyPlace
      object.members.append(member)
    }
  }

  /// Records that something followed the last comma.
  private mutating func fill(_ container: inout PartialContainer, at place: Place) {
    if container.isFilled {
      source.tell(
        "A comma is missing between two \(container.kind.part)s.", "Write a comma before this one.", at: place)
    }
    container.isFilled = true
    container.comma = nil
  }

  /// Reports the end of the file, or a bracket that closes an outer container.
  ///
  /// Returns true if the container has to be closed. A bracket that closes nothing at all is skipped.
  private mutating func leaves(_ container: PartialContainer) -> Bool {
    let kind = container.kind
    let place = source.cursor.here
    let bracket = Character(Unicode.Scalar(kind.closing))
    let beginning = "The \(kind.name) that begins at \(container.place) is not closed"
    guard let byte = source.cursor.next else {
      source.tell("\(beginning).", "Write \(bracket) at its end.", at: place)
      return true
    }
    if open.contains(kind.other) {
      source.tell("\(beginning) before \(Character(Unicode.Scalar(byte))).", "Write \(bracket) before it.", at: place)
      return true
    }
    source.tell("\(Character(Unicode.Scalar(byte))) closes nothing.", "Remove it.", at: place)
    source.cursor.advance()
    return false
  }
}

extension TreeBuilder {
  /// Reads a key, a colon and a value. Returns nil if one of them is missing.
  private mutating func readMember() -> Member? {
    guard let key = readKey(), let text = key.text else { return nil }
    source.skipSpace()
    let colonPlace = source.cursor.here
    if source.cursor.next == Ascii.equals {
      source.tell("The key \(quoted(text)) is followed by =.", "Write a colon in its place.", at: colonPlace)
      source.cursor.advance()
    } else if !source.cursor.skip(Ascii.colon) {
      source.tell("A colon is missing after the key \(quoted(text)).", at: colonPlace)
      guard let byte = source.cursor.next, beginsValue(byte) else { return nil }
    }
    source.skipSpace()
    let valuePlace = source.cursor.here
    if let value = readValue() {
      return key.isSound ? Member(key: text, keyPlace: key.place, value: value) : nil
    }
    guard let byte = source.cursor.next, ![Ascii.comma, Ascii.closeObject, Ascii.closeList].contains(byte) else {
      source.tell("The key \(quoted(text)) has no value.", at: valuePlace)
      return nil
    }
    source.tell("\(source.skipUnexpected()) begins no JSON value.", at: valuePlace)
    return nil
  }

  /// Reads a key as a text node. An unquoted key is reported and used as it stands.
  private mutating func readKey() -> Node? {
    guard let byte = source.cursor.next else { return nil }
    if byte == Ascii.quote || byte == Ascii.apostrophe {
      let text = TextParser.parse(&source)
      // A key in single quotes is reported, but its meaning is clear.
      return Node(text.content, at: text.place, isSound: text.isSound || byte == Ascii.apostrophe)
    }
    let place = source.cursor.here
    guard WordParser.begins(with: byte) || NumberParser.begins(with: byte) else {
      source.tell("\(source.skipUnexpected()) begins no key.", "A key is text in double quotes.", at: place)
      skipToNextMember()
      return nil
    }
    let word = String(decoding: source.cursor.skip(while: WordParser.goesOn), as: UTF8.self)
    source.tell("The key \(quoted(word)) is not in quotes.", "Write \"\(excerpt(word))\".", at: place)
    return Node(.text(word), at: place)
  }

  /// Skips to the next quote, comma, bracket or line.
  private mutating func skipToNextMember() {
    source.cursor.skip {
      $0 != Ascii.quote && $0 != Ascii.comma && $0 != Ascii.lineFeed && $0 | 0x20 != Ascii.openObject
        && $0 | 0x20 != Ascii.closeObject
    }
  }
}
