/// Numbers and blocks of bytes, one after the other.
struct ByteMessage {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func add(_ numbers: Int...) {
    for number in numbers {
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
  }

  mutating func add(_ block: [UInt8]) {
    add(block.count)
    bytes += block
  }
}

struct ByteMessageReader {
  private var cursor: ByteCursor

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  mutating func number() throws(ArtProblem) -> Int {
    let (low, high) = (try cursor.little(4), try cursor.little(4))
    return Int(truncatingIfNeeded: UInt64(low) | UInt64(high) << 32)
  }

  mutating func bytes() throws(ArtProblem) -> [UInt8] { try cursor.take(try number()) }

  mutating func rest() throws(ArtProblem) -> [UInt8] { try cursor.take(cursor.left) }
}
