internal import CPNG
import Raster
import System

nonisolated extension Pixels {
  /// The bytes of a PNG file; equal pixels give equal bytes. Parts of a large one are packed on several processors.
  package func png() throws(SDLError) -> [UInt8] {
    guard width > 0, height > 0 else { throw SDLError(call: "deflate", message: "a picture without pixels") }
    let rows = max(1, Self.pixelsInPart / width)
    let parts = stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    let isOpaque = !ParallelWork.answers(to: parts, areOpaque).contains(false)
    let data = ParallelWork.answers(to: parts) { packed($0, isOpaque: isOpaque) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(data.reduce(200) { $0 + $1.chunk.count })
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    file += Self.chunk("IHDR", header)
    // The data begins with two bytes of its format, and ends with the sum of all that was compressed.
    file += Self.chunk("IDAT", [0x78, 0x01])
    var sum = adler32(0, nil, 0)
    for part in data {
      file += part.chunk
      sum = adler32_combine(sum, part.sum, part.size)
    }
    file += Self.chunk("IDAT", Self.bigEndian(UInt32(sum)))
    file += Self.chunk("IEND", [])
    return file
  }

  /// So many pixels are packed together.
  private static let pixelsInPart = 1 << 16

  /// A chunk with packed rows, and the sum and number of their bytes before.
  private struct PackedRows: Sendable {
    var chunk: [UInt8]
    var sum: UInt
    var size: Int
  }

  private func packed(_ rows: Range<Int>, isOpaque: Bool) -> PackedRows {
    let filtered = filtered(rows, isOpaque: isOpaque)
    let size = filtered.count
    let isLast = rows.upperBound == height
    let packed = [UInt8](unsafeUninitializedCapacity: parallax_deflated_room(size)) { buffer, count in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: size) { tokens in
        count = parallax_deflate(filtered, size, isLast ? 1 : 0, tokens.baseAddress, buffer.baseAddress)
      }
    }
    return PackedRows(chunk: Self.chunk("IDAT", packed), sum: adler32_z(adler32(0, nil, 0), filtered, size), size: size)
  }

  private func filtered(_ rows: Range<Int>, isOpaque: Bool) -> [UInt8] {
    bytes.withUnsafeBytes { bytes in
      let filter = FilteredRows(bytes.bindMemory(to: UInt32.self), width: width, isOpaque: isOpaque)
      return [UInt8](unsafeUninitializedCapacity: rows.count * filter.length) { buffer, count in
        guard let target = buffer.baseAddress else { return }
        filter.write(rows, to: target)
        count = buffer.count
      }
    }
  }

  private func areOpaque(_ rows: Range<Int>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let part = bytes.bindMemory(to: UInt32.self)[rows.lowerBound * width..<rows.upperBound * width]
      return FilteredRows.areOpaque(UnsafeBufferPointer(rebasing: part))
    }
  }

  /// A chunk of a PNG file.
  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8)
    let sum = crc32_z(crc32_z(0, name, name.count), bytes, bytes.count)
    return bigEndian(UInt32(bytes.count)) + name + bytes + bigEndian(UInt32(sum))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}
