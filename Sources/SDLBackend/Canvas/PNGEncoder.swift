internal import CZlib
import Synchronization
import System

/// Encodes pixels as PNG. The output depends only on the pixels, not on the number of processors.
///
/// Rows are filtered, then compressed by run lengths and Huffman codes. Searching for repetitions, the default, takes
/// six times as long and finds almost nothing in photographs. Stripes of rows are compressed in parallel, each in its
/// own chunk.
nonisolated struct PNGEncoder: Sendable {
  private let pixels: Pixels
  /// Bytes per pixel: three if all pixels are opaque.
  private let channels: Int

  init(_ pixels: Pixels) {
    self.pixels = pixels
    let isOpaque = pixels.bytes.withUnsafeBufferPointer { bytes in
      var least: UInt8 = 255
      for index in stride(from: 3, to: bytes.count, by: 4) { least = min(least, bytes[index]) }
      return least == 255
    }
    channels = isOpaque ? 3 : 4
  }
}

nonisolated extension PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The Paeth filter, which predicts a byte from its neighbours to the left, above and above left.
  private static let filter: UInt8 = 4
  /// Rows per stripe. Constant, so that equal pixels give equal bytes.
  private static let stripe = 128
  /// The header of a zlib stream: window size and fast compression.
  private static let streamStart: [UInt8] = [0x78, 0x01]

  /// The bytes of the file; nil if memory runs out or there are no pixels.
  func file() -> [UInt8]? {
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    let count = (pixels.height + Self.stripe - 1) / Self.stripe
    let stripes = PackedStripes(count: count)
    SharedWork.run(parts: count) { stripes.set($0, pack($0, isLast: $0 == count - 1)) }
    guard let packed = stripes.all else { return nil }
    var header: [UInt8] = Self.number(pixels.width) + Self.number(pixels.height)
    header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    var file = Self.signature + Self.chunk("IHDR", header)
    file.reserveCapacity(file.count + packed.reduce(64) { $0 + $1.bytes.count + 12 })
    var sum = adler32_z(0, nil, 0)
    for (index, stripe) in packed.enumerated() {
      sum = adler32_combine(sum, stripe.sum, off_t(stripe.size))
      var bytes = index == 0 ? Self.streamStart + stripe.bytes : stripe.bytes
      if index == count - 1 { bytes += Self.number(Int(sum)) }
      file += Self.chunk("IDAT", bytes)
    }
    file += Self.chunk("IEND", [])
    return file
  }

  /// Compresses a stripe; nil if memory runs out.
  private func pack(_ stripe: Int, isLast: Bool) -> PackedStripe? {
    let rows = stripe * Self.stripe..<min(pixels.height, (stripe + 1) * Self.stripe)
    let filtered = filtered(rows)
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, Z_BEST_SPEED, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    // Room for the worst case, plus the empty block that ends a stripe on a byte boundary.
    let room = Int(deflateBound(&stream, uLong(filtered.count))) + 16
    return filtered.withUnsafeBufferPointer { source -> PackedStripe? in
      // zlib takes a mutable pointer, but only reads.
      stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      stream.avail_in = uInt(clamping: source.count)
      var result = Z_ERRNO
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { target, count in
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(clamping: room)
        result = deflate(&stream, isLast ? Z_FINISH : Z_FULL_FLUSH)
        count = Int(stream.total_out)
      }
      guard result == (isLast ? Z_STREAM_END : Z_OK), stream.avail_in == 0 else { return nil }
      return PackedStripe(
        bytes: bytes, size: source.count, sum: adler32_z(adler32_z(0, nil, 0), source.baseAddress, source.count))
    }
  }

  /// Filtered rows: the number of the filter, followed by the differences from the prediction.
  private func filtered(_ rows: Range<Int>) -> [UInt8] {
    let (channels, count) = (channels, pixels.width * channels)
    // Two rows without unused channels, each after a pixel of zeros that serves as the left neighbour of the first
    // pixel.
    var above = [UInt8](repeating: 0, count: channels + count)
    var row = above
    if rows.lowerBound > 0 { copy(rows.lowerBound - 1, into: &above) }
    return [UInt8](unsafeUninitializedCapacity: rows.count * (1 + count)) { target, filled in
      for (index, y) in rows.enumerated() {
        copy(y, into: &row)
        let start = index * (1 + count)
        target[start] = Self.filter
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            for place in 0..<count {
              let foretold = Self.foretold(
                Int16(row[place]), Int16(above[place &+ channels]), Int16(above[place]))
              target[start &+ 1 &+ place] = row[place &+ channels] &- UInt8(truncatingIfNeeded: foretold)
            }
          }
        }
        swap(&row, &above)
      }
      filled = rows.count * (1 + count)
    }
  }

  /// Copies the used channels of a row after its leading pixel.
  private func copy(_ y: Int, into row: inout [UInt8]) {
    let (width, channels) = (pixels.width, channels)
    pixels.bytes.withUnsafeBufferPointer { bytes in
      row.withUnsafeMutableBufferPointer { row in
        let start = y * width * 4
        var target = channels
        for x in 0..<width {
          for channel in 0..<channels {
            row[target] = bytes[start &+ x &* 4 &+ channel]
            target &+= 1
          }
        }
      }
    }
  }

  /// The neighbour closest to left + above - corner.
  @inline(__always)
  private static func foretold(_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16 {
    let (down, across) = (above &- corner, left &- corner)
    let (toLeft, toAbove, toCorner) = (down.magnitude, across.magnitude, (down &+ across).magnitude)
    let other = toAbove <= toCorner ? above : corner
    return toLeft <= toAbove && toLeft <= toCorner ? left : other
  }

  /// A chunk of the file: length, name, content and checksum.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(named.withUnsafeBufferPointer(sum))
  }

  private static func number(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func sum(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Int(crc32_z(0, bytes.baseAddress, bytes.count))
  }
}

/// Compressed rows.
nonisolated private struct PackedStripe: Sendable {
  var bytes: [UInt8]
  /// Size before compression in bytes, and checksum.
  var size: Int
  var sum: uLong
}

/// The compressed stripes of a picture, which arrive in any order. A class because several threads fill it.
nonisolated private final class PackedStripes: Sendable {
  private let stripes: Mutex<[PackedStripe?]>

  init(count: Int) { stripes = Mutex(Array(repeating: nil, count: count)) }

  func set(_ index: Int, _ stripe: PackedStripe?) { stripes.withLock { $0[index] = stripe } }

  /// Nil if any stripe failed.
  var all: [PackedStripe]? {
    stripes.withLock { stripes in
      let packed = stripes.compactMap(\.self)
      return packed.count == stripes.count ? packed : nil
    }
  }
}
