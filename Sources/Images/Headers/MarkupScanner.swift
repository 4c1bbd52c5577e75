/// Finds the first element of an XML text and its attributes. Does not resolve entities. Takes linear time.
struct MarkupScanner {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension MarkupScanner {
  enum Finding: Hashable {
    /// The element's local name, without a namespace prefix.
    case element(String)
    /// The bytes end too early.
    case nothingYet
    /// Not XML, or not beginning with an element.
    case none
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Moves behind the name of the first element, past a byte order mark, comments, instructions and declarations.
  mutating func findElement() -> Finding {
    if has([0xEF, 0xBB, 0xBF]) { offset += 3 }
    while true {
      skipSpace()
      guard offset + 1 < bytes.count else {
        return offset >= bytes.count || bytes[offset] == UInt8(ascii: "<") ? .nothingYet : .none
      }
      guard bytes[offset] == UInt8(ascii: "<") else { return .none }
      let isPassed: Bool
      if has("<!--") {
        isPassed = skip(past: "-->", from: offset + 4)
      } else if has("<?") {
        isPassed = skip(past: "?>", from: offset + 2)
      } else if has("<!") {
        isPassed = skipDeclaration()
      } else {
        offset += 1
        return name()
      }
      if !isPassed { return .nothingYet }
    }
  }

  /// The attributes of the element. Nil if the bytes end before it does. Of duplicates the first counts.
  mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while true {
      skipSpace()
      guard offset < bytes.count else { return nil }
      if bytes[offset] == UInt8(ascii: ">") { return found }
      let start = offset
      while offset < bytes.count, !Self.isSpace(bytes[offset]), !Self.endsName(bytes[offset]) { offset += 1 }
      let key = bytes[start..<offset]
      skipSpace()
      guard offset < bytes.count else { return nil }
      guard bytes[offset] == UInt8(ascii: "=") else {
        // A slash before the end, or something other than an attribute.
        if offset == start { offset += 1 }
        continue
      }
      offset += 1
      skipSpace()
      guard offset < bytes.count else { return nil }
      let quote = bytes[offset]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else { return nil }
      let name = String(decoding: key, as: UTF8.self)
      if found[name] == nil { found[name] = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self) }
      offset = end + 1
    }
  }

  /// The name at `offset`. It has to be followed by another character, as it might go on.
  private mutating func name() -> Finding {
    let start = offset
    while offset < bytes.count, !Self.isSpace(bytes[offset]), !Self.endsName(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return .nothingYet }
    let name = bytes[start..<offset]
    guard !name.isEmpty else { return .none }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return .element(String(decoding: local, as: UTF8.self))
  }

  static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Skips a document type declaration. It may contain declarations in brackets, with texts and comments in which
  /// brackets do not count.
  mutating func skipDeclaration() -> Bool {
    var depth = 0
    offset += 2
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset]) else { return false }
        offset = end
      case UInt8(ascii: "<") where has("<!--"):
        guard skip(past: "-->", from: offset + 4) else { return false }
        continue
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return true
      default: break
      }
      offset += 1
    }
    return false
  }

  mutating func skip(past mark: String, from start: Int) -> Bool {
    let mark = Array(mark.utf8)
    offset = start
    while offset < bytes.count {
      if has(mark) {
        offset += mark.count
        return true
      }
      offset += 1
    }
    return false
  }

  mutating func skipSpace() { while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 } }

  private func has(_ expected: [UInt8]) -> Bool { offset <= bytes.count && bytes[offset...].starts(with: expected) }

  func has(_ expected: String) -> Bool { offset <= bytes.count && bytes[offset...].starts(with: expected.utf8) }
}
