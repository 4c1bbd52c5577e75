import Art
import Glibc

/// Writing paintings as OpenRaster files: archives without compression, as PNG files have their own.
enum OpenRasterFile {
  /// - Parameter png: Encodes a bitmap.
  static func bytes(of painting: Painting, png: (Bitmap) throws(Failure) -> [UInt8]) throws(Failure) -> [UInt8] {
    var archive = StoredArchive()
    archive.add("mimetype", Array("image/openraster".utf8))
    var places: [(x: Int, y: Int)] = []
    for (index, layer) in painting.layers.enumerated() {
      let trimmed = layer.artwork.painted().trimmed()
      places.append((trimmed.x, trimmed.y))
      archive.add(Painting.source(index), try png(trimmed.bitmap))
    }
    archive.add("stack.xml", Array(painting.stack(places).utf8))
    return archive.bytes
  }
}

/// A ZIP archive whose files are stored as they are.
struct StoredArchive {
  private var content: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  mutating func add(_ name: String, _ bytes: [UInt8]) {
    let name = Array(name.utf8)
    let size = Self.little(bytes.count, 4)
    // Version 2.0; no flags; stored; midnight on the first day that the format knows.
    let facts: [UInt8] =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + Self.little(Int(Self.checksum(bytes)), 4) + size + size
      + Self.little(name.count, 2) + [0, 0]
    directory += [0x50, 0x4B, 1, 2, 20, 0] + facts + [UInt8](repeating: 0, count: 10)
    directory += Self.little(content.count, 4) + name
    content += [0x50, 0x4B, 3, 4] + facts + name + bytes
    count += 1
  }

  var bytes: [UInt8] {
    let end = Self.little(count, 2) + Self.little(count, 2) + Self.little(directory.count, 4)
    return content + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + end + Self.little(content.count, 4) + [0, 0]
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
