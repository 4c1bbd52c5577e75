internal import CPNG
import System

nonisolated extension Pixels {
  /// The bytes of a PNG file; equal pixels give equal bytes. Parts of a large one are packed on several processors.
  package func png() throws(SDLError) -> [UInt8] {
    guard width > 0, height > 0 else { throw SDLError(call: "deflate", message: "a picture without pixels") }
    let isOpaque = isOpaque
    let rows = max(1, Self.pixelsInPart / width)
    let parts = stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    Self.append(header, as: "IHDR", to: &file)
    // The data begins with two bytes of its format, and ends with the sum of all that was compressed.
    Self.append([0x78, 0x01], as: "IDAT", to: &file)
    var sum = adler32(0, nil, 0)
    for part in ParallelWork.answers(to: parts, { packed($0, isOpaque: isOpaque) }) {
      guard !part.bytes.isEmpty else { throw SDLError(call: "deflate", message: "no memory") }
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
    // Noise grows by the blocks' headers when it is compressed.
    let room = size + size / 64 + 1024
    var sum: UInt = 0
    let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = parallax_png_pack(
        bytes, width, height, rows.lowerBound, rows.upperBound, isOpaque ? 1 : 0, buffer.baseAddress, room, &sum)
    }
    return PackedRows(bytes: packed, sum: sum, size: size)
  }

  /// Whether no pixel lets anything through.
  private var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var least: UInt8 = 255
      for index in stride(from: 3, to: bytes.count, by: 4) { least = min(least, bytes[index]) }
      return least == 255
    }
  }

  /// Appends a chunk of a PNG file.
  private static func append(_ bytes: [UInt8], as name: String, to file: inout [UInt8]) {
    let named = Array(name.utf8) + bytes
    file += Self.bigEndian(UInt32(bytes.count)) + named
    file += Self.bigEndian(UInt32(crc32_z(0, named, named.count)))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}
