/// Copies an XML text without some of its elements and attributes. Takes linear time.
struct MarkupCopy {
  private var scanner: MarkupScanner
  private var result: [UInt8] = []

  init(_ bytes: [UInt8]) { scanner = MarkupScanner(bytes) }
}

extension MarkupCopy {
  /// Nil if the markup is damaged. Comments and instructions are left out, too.
  ///
  /// - Parameters:
  ///   - drops: Whether to leave an element of that name out, with everything in it.
  ///   - attribute: The new value of an attribute; nil leaves it out.
  mutating func without(
    elements drops: (String) -> Bool, attribute: (String, ArraySlice<UInt8>) -> ArraySlice<UInt8>?
  ) -> [UInt8]? {
    // Open elements below the outermost one that is left out, itself included.
    var depth = 0
    while let mark = scanner.bytes[scanner.offset...].firstIndex(of: UInt8(ascii: "<")) {
      if depth == 0 { result += scanner.bytes[scanner.offset..<mark] }
      scanner.offset = mark
      var isKept = depth == 0
      let isPassed: Bool
      if scanner.has("<!--") {
        isKept = false
        isPassed = scanner.skip(past: "-->", from: mark + 4)
      } else if scanner.has("<![CDATA[") {
        isPassed = scanner.skip(past: "]]>", from: mark)
      } else if scanner.has("<?") {
        isKept = isKept && scanner.has("<?xml ")
        isPassed = scanner.skip(past: "?>", from: mark)
      } else if scanner.has("<!") {
        isPassed = scanner.skipDeclaration() && Self.isPlain(scanner.bytes[(mark + 2)..<scanner.offset])
      } else if scanner.has("</") {
        depth = max(0, depth - 1)
        isPassed = scanner.skip(past: ">", from: mark)
      } else {
        let start = result.count
        guard let (name, isClosed) = copyTag(attribute) else { return nil }
        if depth > 0 || drops(name) {
          result.removeSubrange(start...)
          if !isClosed { depth += 1 }
        }
        continue
      }
      guard isPassed else { return nil }
      if isKept { result += scanner.bytes[mark..<scanner.offset] }
    }
    return depth == 0 ? result + scanner.bytes[scanner.offset...] : nil
  }

  /// Copies a tag. Returns its name, and whether it is an element without content.
  private mutating func copyTag(
    _ attribute: (String, ArraySlice<UInt8>) -> ArraySlice<UInt8>?
  ) -> (name: String, isClosed: Bool)? {
    let bytes = scanner.bytes
    let start = scanner.offset
    scanner.offset += 1
    let name = word()
    result += bytes[start..<scanner.offset]
    while true {
      let gap = scanner.offset
      scanner.skipSpace()
      guard scanner.offset < bytes.count else { return nil }
      switch bytes[scanner.offset] {
      case UInt8(ascii: ">"):
        scanner.offset += 1
        result += bytes[gap..<scanner.offset]
        return (name, bytes[scanner.offset - 2] == UInt8(ascii: "/"))
      case UInt8(ascii: "/"):
        scanner.offset += 1
        result += bytes[gap..<scanner.offset]
      default:
        let key = word()
        scanner.skipSpace()
        guard !key.isEmpty, scanner.has("=") else { return nil }
        scanner.offset += 1
        scanner.skipSpace()
        guard scanner.has("\"") || scanner.has("'") else { return nil }
        let quote = scanner.offset
        guard let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote]) else { return nil }
        if let value = attribute(key, bytes[(quote + 1)..<end]) {
          result += bytes[gap...quote]
          result += value
          result.append(bytes[end])
        }
        scanner.offset = end + 1
      }
    }
  }

  /// Whether the texts that a document type declares are texts: no elements, no other files, nothing made of others.
  private static func isPlain(_ declaration: ArraySlice<UInt8>) -> Bool {
    guard let start = declaration.firstIndex(of: UInt8(ascii: "[")) else { return true }
    let text = String(decoding: declaration[start...], as: UTF8.self)
    let opens = text.indices.filter { text[$0] == "<" }
    return opens.allSatisfy { text[text.index(after: $0)...].hasPrefix("!") }
      && !["&", "%", "SYSTEM", "PUBLIC"].contains { text.contains($0) }
  }

  private mutating func word() -> String {
    let start = scanner.offset
    while scanner.offset < scanner.bytes.count, !MarkupScanner.isSpace(scanner.bytes[scanner.offset]),
      !MarkupScanner.endsName(scanner.bytes[scanner.offset])
    {
      scanner.offset += 1
    }
    return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }
}
