/// Files made by hand, byte for byte.
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

  /// A gray PNG, one bit a pixel, of any size, whose pixels are all but missing: sound by its chunks and checksums.
  static func png(width: Int, height: Int) -> [UInt8] {
    let header = big32(width) + big32(height) + [1, 0, 0, 0, 0]
    let pixels: [UInt8] = [0x78, 0x9C, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 1]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", pixels)
      + chunk("IEND", [])
  }

  /// A JPEG with an EXIF block that tells how the camera was held, put in behind its first marker.
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
