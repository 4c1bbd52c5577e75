/// A finished picture: eight bits each of red, green and blue, rows from the top, without padding.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width · height · 3` bytes.
  public internal(set) var bytes: [UInt8]

  /// Sides are held to 0...16384; missing bytes are black, surplus ones are dropped.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = min(16_384, max(0, width))
    self.height = min(16_384, max(0, height))
    let count = self.width * self.height * 3
    self.bytes = bytes.count == count ? bytes : (bytes + Array(repeating: 0, count: count)).prefix(count).map(\.self)
  }
}

extension Bitmap {
  /// A fingerprint of size and pixels (64-bit FNV-1a), taken before any encoding.
  public var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for number in [width, height] {
      for shift in stride(from: 0, to: 32, by: 8) { take(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    for byte in bytes { take(byte) }
    return hash
  }

  /// Red, green and blue of a pixel inside the picture.
  public func pixel(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let start = (y * width + x) * 3
    return (bytes[start], bytes[start + 1], bytes[start + 2])
  }
}
