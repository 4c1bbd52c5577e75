import TestSupport

/// Picture files built by hand, as small as possible.
enum ImageBytes {
  static func big16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }

  static func big32(_ number: Int) -> [UInt8] { big16(number >> 16 & 0xFFFF) + big16(number & 0xFFFF) }

  static func little16(_ number: Int) -> [UInt8] { big16(number).reversed() }

  static func little32(_ number: Int) -> [UInt8] { big32(number).reversed() }

  /// EXIF data with the orientation between two other tags.
  static func exif(_ orientation: Int, isBig: Bool, type: Int = 3) -> [UInt8] {
    func short(_ number: Int) -> [UInt8] { isBig ? big16(number) : little16(number) }
    func long(_ number: Int) -> [UInt8] { isBig ? big32(number) : little32(number) }
    func entry(_ tag: Int, _ type: Int, _ number: Int) -> [UInt8] {
      short(tag) + short(type) + long(1) + (type == 3 ? short(number) + [0, 0] : long(number))
    }
    let entries = entry(0x0100, 3, 8) + entry(0x0112, type, orientation) + entry(0x011A, 4, 72)
    return Array((isBig ? "MM" : "II").utf8) + short(42) + long(8) + short(3) + entries + long(0)
  }
}

extension ImageBytes {
  static func png(_ width: Int, _ height: Int, extra: [[UInt8]] = [], depth: UInt8 = 8, color: UInt8 = 2) -> [UInt8] {
    let header = chunk("IHDR", big32(width) + big32(height) + [depth, color, 0, 0, 0])
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + extra.joined()
      + chunk("IDAT", [1, 2, 3]) + chunk("IDAT", [4]) + chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big32(content.count) + Array(name.utf8) + content + big32(LayeredBytes.checksum(Array(name.utf8) + content))
  }
}

extension ImageBytes {
  static func jpeg(_ width: Int, _ height: Int, before: [[UInt8]] = [], marker: UInt8 = 0xC0, bits: UInt8 = 8)
    -> [UInt8]
  {
    let frame = segment(marker, [bits] + big16(height) + big16(width) + [1, 1, 0x11, 0])
    let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]
    return [0xFF, 0xD8] + before.joined() + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64)) + frame + scan + [
      0xFF, 0xD9,
    ]
  }

  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big16(content.count + 2) + content
  }

  static func exifSegment(_ orientation: Int, isBig: Bool, type: Int = 3) -> [UInt8] {
    segment(0xE1, Array("Exif\0\0".utf8) + exif(orientation, isBig: isBig, type: type))
  }

  static let profileSegment = segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + [UInt8](repeating: 7, count: 20))
}

extension ImageBytes {
  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little32(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  static func riffChunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little32(content.count) + content + (content.count % 2 == 0 ? [] : [0])
  }

  static func lossyChunk(_ width: Int, _ height: Int) -> [UInt8] {
    riffChunk("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A] + little16(width) + little16(height) + [1, 2, 3])
  }

  static func losslessChunk(_ width: Int, _ height: Int) -> [UInt8] {
    riffChunk("VP8L", [0x2F] + little32((width - 1) | (height - 1) << 14) + [1, 2, 3])
  }

  static func extended(_ width: Int, _ height: Int, flags: UInt8, chunks: [UInt8]) -> [UInt8] {
    let size = Array(little32(width - 1).prefix(3)) + Array(little32(height - 1).prefix(3))
    return riff(riffChunk("VP8X", [flags, 0, 0, 0] + size) + chunks)
  }
}

extension ImageBytes {
  static func gif(_ width: Int, _ height: Int, version: String = "89a") -> [UInt8] {
    let screen = Array("GIF\(version)".utf8) + little16(width) + little16(height) + [0x80, 0, 0, 0, 0, 0, 9, 9, 9]
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 1, 1, 2, 2, 2, 2, 2, 0x44, 0x01, 0]
    return screen + control + picture + [0x3B]
  }

  static func bmp(_ width: Int, _ height: Int, depth: Int = 24, headerSize: Int = 40, compression: Int = 0) -> [UInt8] {
    let row = (width * depth + 31) / 32 * 4
    let pixels = [UInt8](repeating: 5, count: max(0, min(row * abs(height), 1000)))
    let start = 14 + headerSize
    var header = little32(headerSize)
    if headerSize == 12 {
      header += little16(width) + little16(height) + little16(1) + little16(depth)
    } else {
      header += little32(width) + little32(height) + little16(1) + little16(depth) + little32(compression)
      header += little32(pixels.count)
    }
    header += [UInt8](repeating: 0, count: headerSize - header.count)
    return Array("BM".utf8) + little32(start + pixels.count) + little32(0) + little32(start) + header + pixels
  }

  /// A valid file of each format, 300 by 200 pixels (BMP 6 by 4).
  static let samples: [[UInt8]] = [
    png(300, 200), png(300, 200, extra: [chunk("iCCP", [1, 2, 3]), chunk("eXIf", exif(6, isBig: true))]),
    jpeg(300, 200),
    jpeg(300, 200, before: [segment(0xE0, [1, 2]), exifSegment(8, isBig: false), profileSegment]),
    riff(lossyChunk(300, 200)),
    riff(losslessChunk(300, 200)),
    extended(300, 200, flags: 0x20, chunks: riffChunk("ICCP", [1]) + lossyChunk(300, 200)),
    extended(300, 200, flags: 8, chunks: losslessChunk(300, 200) + riffChunk("EXIF", exif(5, isBig: true))),
    gif(300, 200),
    bmp(6, 4), bmp(6, 4, headerSize: 12), bmp(6, -4, headerSize: 124),
  ]
}
