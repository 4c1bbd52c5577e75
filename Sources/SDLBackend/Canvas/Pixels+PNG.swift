internal import CPNG
import System

nonisolated extension Pixels {
  /// The bytes of a PNG file; equal pixels give equal bytes. Parts of a large one are packed on several processors.
  package func png() throws(SDLError) -> [UInt8] {
    guard width > 0, height > 0 else { throw SDLError(call: "deflate", message: "a picture without pixels") }
    let rows = max(1, Self.pixelsInPart / width)
    let parts = stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    let isOpaque = !ParallelWork.answers(to: parts, isOpaque).contains(false)
    let data = ParallelWork.answers(to: parts) { packed($0, isOpaque: isOpaque) }
    guard !data.contains(where: \.bytes.isEmpty) else { throw SDLError(call: "malloc", message: "no memory") }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(data.reduce(200) { $0 + $1.bytes.count + 12 })
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    Self.append(header, as: "IHDR", to: &file)
    // The data begins with two bytes of its format, and ends with the sum of all that was compressed.
    Self.append([0x78, 0x01], as: "IDAT", to: &file)
    var sum = adler32(0, nil, 0)
    for part in data {
      Self.append(part.bytes, as: "IDAT", to: &file)
      sum = adler32_combine(sum, part.sum, part.size)
    }
    Self.append(Self.bigEndian(UInt32(sum)), as: "IDAT", to: &file)
    Self.append([], as: "IEND", to: &file)
    return file
  }

  /// So many pixels are packed together.
  private static let pixelsInPart = 1 << 16

  /// Packed rows, and the sum and number of their bytes before.
  private struct PackedRows: Sendable {
    var bytes: [UInt8]
    var sum: UInt
    var size: Int
  }

  private func packed(_ rows: Range<Int>, isOpaque: Bool) -> PackedRows {
    let size = rows.count * (width * (isOpaque ? 3 : 4) + 1)
    var sum: UInt = 0
    let packed = [UInt8](unsafeUninitializedCapacity: parallax_deflated_room(size)) { buffer, count in
      count = parallax_png_pack(
        bytes, width, height, rows.lowerBound, rows.upperBound, isOpaque ? 1 : 0, buffer.baseAddress, &sum)
    }
    return PackedRows(bytes: packed, sum: sum, size: size)
  }

  /// Whether no pixel of some rows lets anything through.
  private func isOpaque(_ rows: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var least: UInt8 = 255
      for index in stride(from: rows.lowerBound * width * 4 + 3, to: rows.upperBound * width * 4, by: 4) {
        least = min(least, bytes[index])
      }
      return least == 255
    }
  }

  /// Appends a chunk of a PNG file.
  private static func append(_ bytes: [UInt8], as name: String, to file: inout [UInt8]) {
    let name = Array(name.utf8)
    file += Self.bigEndian(UInt32(bytes.count)) + name
    file += bytes
    file += Self.bigEndian(UInt32(crc32_z(crc32_z(0, name, name.count), bytes, bytes.count)))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}
