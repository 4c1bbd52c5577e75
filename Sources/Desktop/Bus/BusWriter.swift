/// Writes values as the bytes of a message.
struct BusWriter {
  private(set) var bytes: [UInt8] = []
  /// The descriptors of files among the values.
  private(set) var files: [Int32] = []
}

extension BusWriter {
  mutating func append(_ value: BusValue) {
    switch value {
    case .text(let text), .object(let text):
      // A zero would end the text, and the connection.
      let letters = text.utf8.contains(0) ? text.utf8.filter { $0 != 0 } : Array(text.utf8)
      append(UInt32(letters.count))
      bytes += letters
      bytes.append(0)
    case .signature(let kinds):
      bytes.append(UInt8(truncatingIfNeeded: kinds.utf8.count))
      bytes += kinds.utf8
      bytes.append(0)
    case .byte(let byte): bytes.append(byte)
    case .flag(let flag): append(UInt32(flag ? 1 : 0))
    case .number(let number): append(number)
    case .signed(let number): append(number)
    case .short(let number): append(number)
    case .real(let real): append(real.bitPattern)
    case .bytes(let content): list(alignment: 1) { $0.bytes += content }
    case .list(let values, let kind):
      list(alignment: BusKind.alignment(kind)) { list in for value in values { list.append(value) } }
    case .record(let fields):
      align(8)
      for field in fields { append(field) }
    case .table(let entries): append(entries.mapValues { .variant($0) })
    case .dictionary(let entries): append(entries.mapValues { .text($0) })
    case .variant(let inner):
      append(.signature(inner.kind))
      append(inner)
    case .file(let descriptor):
      append(UInt32(files.count))
      files.append(descriptor)
    case .other: break
    }
  }

  mutating func align(_ alignment: Int) { while bytes.count % alignment != 0 { bytes.append(0) } }

  private mutating func append(_ entries: [String: BusValue]) {
    list(alignment: 8) { list in
      for (name, value) in entries.sorted(by: { $0.key < $1.key }) { list.append(.record([.text(name), value])) }
    }
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    align(number.bitWidth / 8)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Writes a list, which begins with the size of its content, without the gap before it.
  private mutating func list(alignment: Int, _ content: (inout BusWriter) -> Void) {
    append(UInt32(0))
    let place = bytes.count - 4
    align(alignment)
    let start = bytes.count
    content(&self)
    withUnsafeBytes(of: UInt32(bytes.count - start).littleEndian) { size in
      for (index, byte) in size.enumerated() { bytes[place + index] = byte }
    }
  }
}

/// The types of values.
enum BusKind {
  /// The alignment of a type's values, by the first letter of its signature.
  static func alignment(_ kind: some StringProtocol) -> Int {
    switch kind.utf8.first {
    case UInt8(ascii: "y"), UInt8(ascii: "g"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
    case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("), UInt8(ascii: "{"): 8
    default: 4
    }
  }

  /// The length of the first type in a signature. Nil if it is malformed, or nested too deeply.
  static func length(_ kinds: Substring.UTF8View, depth: Int = 0) -> Int? {
    guard let first = kinds.first, depth < mostNested else { return nil }
    switch first {
    case UInt8(ascii: "a"): return length(kinds.dropFirst(), depth: depth + 1).map { $0 + 1 }
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      let end = first == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      var (rest, count) = (kinds.dropFirst(), 1)
      while let next = rest.first, next != end {
        guard let size = length(rest, depth: depth + 1) else { return nil }
        (rest, count) = (rest.dropFirst(size), count + size)
      }
      return rest.isEmpty || count == 1 ? nil : count + 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): return nil
    default: return 1
    }
  }

  /// Maximum depth of nested values, as D-Bus has it for each kind of container.
  static let mostNested = 32
}
