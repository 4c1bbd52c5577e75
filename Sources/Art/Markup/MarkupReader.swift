/// The elements of an XML text, one after the other. Texts between them, comments and instructions are skipped, and no
/// entity is expanded but the five of XML and numbers of characters.
struct MarkupReader {
  /// A tag.
  enum Event {
    case start(Element)
    /// The end of the innermost open element, and the place behind it.
    case end(Int)
  }

  /// The first tag of an element.
  struct Element {
    /// The name without its prefix.
    var name: String
    /// By their names as written, with prefixes.
    var attributes: [String: String]
    /// Whether it has no content: its end follows as an event of its own.
    var isEmpty: Bool
    /// Where the tag is, from `<` to behind `>`.
    var tag: Range<Int>
    /// Where the values of attributes are, without quotes.
    var values: [String: Range<Int>]
    /// Behind the name.
    var nameEnd: Int
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [ArraySlice<UInt8>] = []
  private var isClosing = false
  private var elements = 0
  private let deepest: Int

  private static let mostElements = 1_000_000
  private static let mostAttributes = 1000

  init(_ bytes: [UInt8], deepest: Int = 256) {
    self.bytes = bytes
    self.deepest = deepest
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }
}

extension MarkupReader {
  /// Elements that are open.
  var depth: Int { open.count }

  /// The next tag. Nil after the last one.
  mutating func next() throws(ArtProblem) -> Event? {
    if isClosing {
      isClosing = false
      open.removeLast()
      return .end(offset)
    }
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if has("<!--") {
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        try skip(past: "]]>")
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("<!") {
        try skipDeclaration()
      } else if has("</") {
        return try end()
      } else {
        return .start(try element())
      }
    }
    offset = bytes.count
    guard open.isEmpty else { throw Self.broken }
    return nil
  }

  private static let broken = ArtProblem.damaged("its XML is broken")

  private mutating func element() throws(ArtProblem) -> Element {
    let start = offset
    offset += 1
    let full = name()
    let nameEnd = offset
    elements += 1
    guard !full.isEmpty, elements <= Self.mostElements else { throw Self.broken }
    guard open.count < deepest else { throw .unsafe("its XML has elements in more than \(deepest) others") }
    var element = Element(
      name: Self.local(full), attributes: [:], isEmpty: false, tag: start..<start, values: [:], nameEnd: nameEnd)
    while true {
      skipSpace()
      guard offset < bytes.count else { throw Self.broken }
      if bytes[offset] == UInt8(ascii: ">") { break }
      if has("/>") {
        element.isEmpty = true
        offset += 1
        break
      }
      try attribute(of: &element)
    }
    offset += 1
    element.tag = start..<offset
    open.append(full)
    isClosing = element.isEmpty
    return element
  }

  private mutating func attribute(of element: inout Element) throws(ArtProblem) {
    let key = name()
    skipSpace()
    guard !key.isEmpty, has("="), element.attributes.count < Self.mostAttributes else { throw Self.broken }
    offset += 1
    skipSpace()
    guard has("\"") || has("'"), let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset]) else {
      throw Self.broken
    }
    let name = String(decoding: key, as: UTF8.self)
    let place = offset + 1..<end
    offset = end + 1
    guard element.attributes.updateValue(Self.resolved(bytes[place]), forKey: name) == nil else { throw Self.broken }
    element.values[name] = place
  }

  private mutating func end() throws(ArtProblem) -> Event {
    offset += 2
    let full = name()
    skipSpace()
    guard has(">"), open.last == full else { throw Self.broken }
    offset += 1
    open.removeLast()
    return .end(offset)
  }

  /// A document type may have an address, which is ignored, but nothing to be expanded.
  private mutating func skipDeclaration() throws(ArtProblem) {
    var depth = 0
    offset += 2
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset]) else { throw Self.broken }
        if depth > 0, bytes[offset..<end].contains(UInt8(ascii: "&")) {
          throw .unsafe("its XML has an entity made of others")
        }
        offset = end
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw Self.broken
  }
}

extension MarkupReader {
  private mutating func name() -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, !Self.isSpace(bytes[offset]), !Self.endsName(bytes[offset]) { offset += 1 }
    return bytes[start..<offset]
  }

  private static func local(_ name: ArraySlice<UInt8>) -> String {
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func skipSpace() { while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 } }

  private mutating func skip(past mark: StaticString) throws(ArtProblem) {
    while offset < bytes.count {
      if has(mark) {
        offset += mark.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw Self.broken
  }

  private func has(_ mark: StaticString) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard length <= bytes.count - offset else { return false }
    return mark.withUTF8Buffer { mark in mark.indices.allSatisfy { bytes[offset + $0] == mark[$0] } }
  }

  /// The text of an attribute. Unknown entities stay as they are.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = Self.character(rest[rest.index(after: start)..<end])
      else {
        result.append(rest.removeFirst())
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
