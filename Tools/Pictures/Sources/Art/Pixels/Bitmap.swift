/// A finished picture: eight bits each of red, green and blue, perhaps opacity, rows from the top, without padding.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// 3, or 4 when the last one of each pixel is its opacity (straight: the colors are not weighted by it).
  public let channels: Int
  /// `width · height · channels` bytes.
  public internal(set) var bytes: [UInt8]

  /// Sides are held to 0...16384; missing bytes are black, surplus ones are dropped.
  public init(width: Int, height: Int, channels: Int = 3, bytes: [UInt8]) {
    self.width = min(16_384, max(0, width))
    self.height = min(16_384, max(0, height))
    self.channels = channels == 4 ? 4 : 3
    let count = self.width * self.height * self.channels
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
    let start = (y * width + x) * channels
    return (bytes[start], bytes[start + 1], bytes[start + 2])
  }

  /// The opacity of a pixel inside the picture, 255 being opaque.
  public func opacity(_ x: Int, _ y: Int) -> UInt8 { channels == 4 ? bytes[(y * width + x) * 4 + 3] : 255 }

  /// The picture on a ground, as every program lays it: without opacity.
  ///
  /// - Parameter ground: Red, green and blue of the ground at a pixel.
  public func laid(over ground: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Bitmap {
    guard channels == 4 else { return self }
    var flat: [UInt8] = []
    flat.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        let under = ground(x, y)
        let share = Int(opacity(x, y))
        for (over, below) in [(red, under.0), (green, under.1), (blue, under.2)] {
          flat.append(UInt8((Int(over) * share + Int(below) * (255 - share) + 127) / 255))
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: flat)
  }
}
