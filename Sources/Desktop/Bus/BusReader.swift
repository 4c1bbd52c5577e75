/// Reads values from the bytes of a message, which may be anything: what does not fit its types is nil.
struct BusReader {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool
  private var place = 0
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    (self.bytes, self.isBigEndian) = (bytes, isBigEndian)
  }
}

extension BusReader {
  /// The bytes not read yet.
  var rest: ArraySlice<UInt8> { bytes.dropFirst(place) }

  mutating func align(_ alignment: Int) { place = (place + alignment - 1) / alignment * alignment }

  /// The values of several types.
  mutating func values(_ kinds: String) -> [BusValue]? {
    var values: [BusValue] = []
    var rest = Substring(kinds)
    while !rest.isEmpty {
      guard let length = BusKind.length(rest.utf8), let value = value(String(rest.prefix(length))) else { return nil }
      values.append(value)
      rest = rest.dropFirst(length)
    }
    return values
  }

  /// A value of one type.
  mutating func value(_ kind: String) -> BusValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 2 * BusKind.mostNested else { return nil }
    switch kind {
    case "s": return text().map { .text($0) }
    case "o": return text().map { .object($0) }
    case "g": return signature().map { .signature($0) }
    case "b": return number(UInt32.self).map { .flag($0 != 0) }
    case "y": return number(UInt8.self).map { .byte($0) }
    case "u": return number(UInt32.self).map { .number($0) }
    case "i": return number(Int32.self).map { .signed($0) }
    case "n": return number(Int16.self).map { .short($0) }
    case "d": return number(UInt64.self).map { .real(Double(bitPattern: $0)) }
    case "q": return number(UInt16.self).map { _ in .other }
    case "h": return number(UInt32.self).map { _ in .other }
    case "x", "t": return number(UInt64.self).map { _ in .other }
    case "v": return variant()
    default: return kind.hasPrefix("a") ? list(of: String(kind.dropFirst())) : fields(kind).map { .record($0) }
    }
  }

  private mutating func variant() -> BusValue? {
    guard let kind = signature(), BusKind.length(Substring(kind).utf8) == kind.utf8.count else { return nil }
    return value(kind).map { .variant($0) }
  }

  /// The content of a record or of an entry in a table.
  private mutating func fields(_ kind: String) -> [BusValue]? {
    guard kind.hasPrefix("(") || kind.hasPrefix("{") else { return nil }
    align(8)
    return values(String(kind.dropFirst().dropLast()))
  }

  private mutating func list(of kind: String) -> BusValue? {
    guard let size = number(UInt32.self) else { return nil }
    align(BusKind.alignment(kind))
    let end = place + Int(size)
    guard end <= bytes.count else { return nil }
    if kind == "y" {
      defer { place = end }
      return .bytes(Array(bytes.dropFirst(place).prefix(Int(size))))
    }
    if kind.hasPrefix("{") { return table(kind, until: end) }
    var values: [BusValue] = []
    while place < end {
      guard let value = value(kind), place <= end else { return nil }
      values.append(value)
    }
    return .list(values, of: kind)
  }

  /// Reads a dictionary, skipping entries without a string key. Its values are without variants. Of several with the same
  /// key the first counts: a portal lists the settings of the desktop's own backend before those of others.
  private mutating func table(_ kind: String, until end: Int) -> BusValue? {
    var table: [String: BusValue] = [:]
    while place < end {
      guard let entry = fields(kind), entry.count == 2, place <= end else { return nil }
      if case .text(let name) = entry[0], table[name] == nil { table[name] = entry[1].plain }
    }
    return .table(table)
  }

  private mutating func text() -> String? {
    guard let count = number(UInt32.self) else { return nil }
    return letters(Int(count))
  }

  private mutating func signature() -> String? {
    guard let count = number(UInt8.self) else { return nil }
    return letters(Int(count))
  }

  /// Letters followed by a zero.
  private mutating func letters(_ count: Int) -> String? {
    guard count < bytes.count - place else { return nil }
    defer { place += count + 1 }
    return String(decoding: bytes.dropFirst(place).prefix(count), as: UTF8.self)
  }

  private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    align(size)
    guard size <= bytes.count - place else { return nil }
    defer { place += size }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    return isBigEndian ? Number(bigEndian: number) : Number(littleEndian: number)
  }
}
