/// Numbers in a block of bytes, one after the other. Never reads beyond its end.
struct ByteCursor {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    (self.bytes, self.offset, end) = (bytes, min(max(0, offset), bytes.count), bytes.count)
  }

  /// Bytes that are left.
  var left: Int { end - offset }
}

extension ByteCursor {
  mutating func skip(_ count: Int) throws(ArtProblem) {
    guard count >= 0, count <= left else { throw .cutOff }
    offset += count
  }

  mutating func take(_ count: Int) throws(ArtProblem) -> [UInt8] {
    let start = offset
    try skip(count)
    return Array(bytes[start..<offset])
  }

  mutating func byte() throws(ArtProblem) -> Int { try little(1) }

  /// An unsigned number of up to four bytes, the lowest first.
  mutating func little(_ count: Int) throws(ArtProblem) -> Int {
    let start = offset
    try skip(count)
    return bytes[start..<offset].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// An unsigned number of up to four bytes, the highest first.
  mutating func big(_ count: Int) throws(ArtProblem) -> Int {
    let start = offset
    try skip(count)
    return bytes[start..<offset].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number of four bytes, the highest first.
  mutating func signedBig() throws(ArtProblem) -> Int { Int(Int32(truncatingIfNeeded: try big(4))) }

  mutating func signedBig16() throws(ArtProblem) -> Int { Int(Int16(truncatingIfNeeded: try big(2))) }
}
