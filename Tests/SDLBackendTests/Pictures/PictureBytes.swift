/// Files composed byte by byte.
nonisolated enum PictureBytes {
  /// A GIF of one red pixel.
  static let gif: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2,
    2, 0x44, 1, 0, 0x3B,
  ]

  /// A WebP of one pixel.
  static let webP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x22, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20, 0x16, 0, 0, 0, 0x30, 1, 0,
    0x9D, 1, 0x2A, 1, 0, 1, 0, 0x0E, 0xC0, 0xFE, 0x25, 0xA4, 0, 3, 0x70, 0, 0, 0, 0,
  ]

  /// A gray PNG with one bit per pixel of any size and almost no pixel data; chunks and checksums are valid.
  static func png(width: Int, height: Int) -> [UInt8] {
    let header = big32(width) + big32(height) + [1, 0, 0, 0, 0]
    let pixels: [UInt8] = [0x78, 0x9C, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 1]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", pixels)
      + chunk("IEND", [])
  }

  /// A PNG with one row and 16 bits per channel: red, green and blue of each pixel.
  static func deepPNG(_ channels: [UInt16]) -> [UInt8] {
    let header = big32(channels.count / 3) + big32(1) + [16, 2, 0, 0, 0]
    let row: [UInt8] = [0] + channels.flatMap { channel -> [UInt8] in [UInt8(channel >> 8), UInt8(channel & 255)] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stored(row))
      + chunk("IEND", [])
  }

  /// A PNG with a color profile inserted after its header.
  static func profiled(png: [UInt8], _ profile: [UInt8]) -> [UInt8] {
    png[..<33] + chunk("iCCP", Array("colors\0\0".utf8) + stored(profile)) + png[33...]
  }

  /// A JPEG with a color profile in two parts, inserted after its first marker.
  static func profiled(jpeg: [UInt8], _ profile: [UInt8]) -> [UInt8] {
    let half = profile.count / 2
    func part(_ number: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, 2] + bytes
      return [0xFF, 0xE2] + big32(content.count + 2)[2...] + content
    }
    return jpeg[..<2] + part(1, profile[..<half]) + part(2, profile[half...]) + jpeg[2...]
  }

  /// Uncompressed bytes in zlib format.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
    var (one, two) = (1, 0)
    for byte in bytes {
      one = (one + Int(byte)) % 65521
      two = (two + one) % 65521
    }
    return [0x78, 1, 1, low, high, ~low, ~high] + bytes + big32(two << 16 | one)
  }

  /// A JPEG with an EXIF orientation, inserted after its first marker.
  static func turned(_ jpeg: [UInt8], orientation: Int) -> [UInt8] {
    let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    let block = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block + jpeg[2...]
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big32(content.count) + body + big32(Int(checksum(body)))
  }

  private static func big32(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
