/// Unpacks DEFLATE (RFC 1951), as in ZIP archives and zlib streams. Never writes more than asked for, and never reads
/// beyond the packed bytes.
struct Inflating {
  private let source: [UInt8]
  private var offset: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let size: Int
  /// Whether only the first bytes are needed, and the rest may be missing.
  private var isStart = false

  private init(_ source: [UInt8], from offset: Int, size: Int) {
    (self.source, self.offset, self.size) = (source, offset, size)
    output.reserveCapacity(min(size, 64 * max(1, source.count)))
  }
}

extension Inflating {
  /// The unpacked bytes. Nil unless they are exactly `size`.
  static func bytes(_ packed: [UInt8], size: Int) -> [UInt8]? {
    var inflating = Inflating(packed, from: 0, size: size)
    guard size >= 0, inflating.run() else { return nil }
    return inflating.output.count == size ? inflating.output : nil
  }

  /// The first unpacked bytes: at least `count` of them, if there are so many.
  static func start(_ packed: [UInt8], count: Int) -> [UInt8] {
    // A copy that would not fit ends it.
    var inflating = Inflating(packed, from: 0, size: max(0, count) + longestCopy)
    inflating.isStart = true
    _ = inflating.run()
    return inflating.output
  }

  private static let longestCopy = 258

  /// The same for a zlib stream (RFC 1950), whose checksum is not looked at.
  static func bytes(zlib packed: [UInt8], size: Int) -> [UInt8]? {
    guard size >= 0, packed.count >= 2, packed[0] & 0x0F == 8, (Int(packed[0]) << 8 | Int(packed[1])) % 31 == 0,
      packed[1] & 0x20 == 0
    else { return nil }
    var inflating = Inflating(packed, from: 2, size: size)
    guard inflating.run() else { return nil }
    return inflating.output.count == size ? inflating.output : nil
  }
}

extension Inflating {
  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isSound: Bool
      switch kind {
      case 0: isSound = copyStored()
      case 1: isSound = unpack(.fixedLengths, .fixedDistances)
      case 2:
        guard let (lengths, distances) = readCodes() else { return false }
        isSound = unpack(lengths, distances)
      default: return false
      }
      guard isSound else { return false }
      if isLast == 1 { return true }
    }
  }

  /// The next bits, the lowest first. Nil at the end.
  private mutating func take(_ count: Int) -> Int? {
    fill()
    guard bitCount >= count else { return nil }
    defer { drop(count) }
    return Int(bits & (1 << UInt64(count) - 1))
  }

  private mutating func drop(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }

  private mutating func fill() {
    while bitCount <= 48, offset < source.count {
      bits |= UInt64(source[offset]) << UInt64(bitCount)
      bitCount += 8
      offset += 1
    }
  }

  private mutating func copyStored() -> Bool {
    drop(bitCount & 7)
    guard let length = take(16), let inverse = take(16), length == ~inverse & 0xFFFF,
      isStart || length <= size - output.count
    else { return false }
    var left = min(length, size - output.count)
    if isStart { left = min(left, bitCount / 8 + source.count - offset) }
    while left > 0, bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      drop(8)
      left -= 1
    }
    guard left <= source.count - offset else { return false }
    output += source[offset..<offset + left]
    offset += left
    return true
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func unpack(_ lengths: PrefixCode, _ distances: PrefixCode) -> Bool {
    while true {
      guard let symbol = symbol(of: lengths) else { return false }
      if symbol < 256 {
        guard output.count < size else { return false }
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return true }
      guard Self.lengthBases.indices.contains(symbol - 257), let more = take(Self.lengthBits[symbol - 257]),
        let place = self.symbol(of: distances), Self.distanceBases.indices.contains(place),
        let further = take(Self.distanceBits[place])
      else { return false }
      let (length, distance) = (Self.lengthBases[symbol - 257] + more, Self.distanceBases[place] + further)
      guard distance <= output.count, length <= size - output.count else { return false }
      let start = output.count - distance
      if distance >= length {
        output += output[start..<start + length]
      } else {
        for index in 0..<length { output.append(output[start + index]) }
      }
    }
  }

  private mutating func symbol(of code: PrefixCode) -> Int? {
    fill()
    guard let (symbol, length) = code.symbol(in: bits), length <= bitCount else { return nil }
    drop(length)
    return symbol
  }

  /// The order in which lengths of the code for lengths are given.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() -> (PrefixCode, PrefixCode)? {
    guard let lengthCount = take(5), let distanceCount = take(5), let codeCount = take(4) else { return nil }
    var short = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(codeCount + 4) {
      guard let length = take(3) else { return nil }
      short[place] = length
    }
    let total = lengthCount + 257 + distanceCount + 1
    guard let code = PrefixCode(short) else { return nil }
    var lengths: [Int] = []
    while lengths.count < total {
      guard let symbol = symbol(of: code) else { return nil }
      let (value, count): (Int, Int?) =
        switch symbol {
        case 0..<16: (symbol, 1)
        case 16: (lengths.last ?? -1, take(2).map { $0 + 3 })
        case 17: (0, take(3).map { $0 + 3 })
        default: (0, take(7).map { $0 + 11 })
        }
      guard value >= 0, let count, count <= total - lengths.count else { return nil }
      lengths += Array(repeating: value, count: count)
    }
    guard let first = PrefixCode(Array(lengths[..<(lengthCount + 257)])),
      let second = PrefixCode(Array(lengths[(lengthCount + 257)...]))
    else { return nil }
    return (first, second)
  }
}
