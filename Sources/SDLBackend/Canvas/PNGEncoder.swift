internal import CZlib

/// Puts pixels into the bytes of a PNG file. Equal pixels give equal bytes.
///
/// Each row is told by how it differs from what its neighbours foretell, and what comes of that is packed by its runs
/// and by how often each byte occurs. Looking for repetitions, as is usual, takes six times as long, and finds next to
/// nothing in photographs.
struct PNGEncoder {
  private let pixels: Pixels
  /// Bytes of a pixel: three where all are opaque.
  private let channels: Int
  /// A row of bytes behind the number of its filter.
  private var filtered: [UInt8]

  init(_ pixels: Pixels) {
    self.pixels = pixels
    let isOpaque = stride(from: 3, to: pixels.bytes.count, by: 4).allSatisfy { pixels.bytes[$0] == 255 }
    channels = isOpaque ? 3 : 4
    filtered = Array(repeating: 0, count: 1 + pixels.width * channels)
  }
}

extension PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The filter of Paeth, which foretells a byte from its neighbours on the left, above, and above the left.
  private static let filter: UInt8 = 4

  /// The bytes of the file; nil where there is not enough memory, or no pixel.
  mutating func file() -> [UInt8]? {
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var header: [UInt8] = Self.number(pixels.width) + Self.number(pixels.height)
    header += [8, channels == 3 ? 2 : 6, 0, 0, 0]
    let start = Self.signature + Self.chunk("IHDR", header)
    let room = Int(deflateBound(&stream, uLong(filtered.count * pixels.height)))
    // The length of the packed pixels, their name before and their sum behind them.
    var size: Int?
    var file = [UInt8](unsafeUninitializedCapacity: start.count + 12 + room) { file, count in
      let first = start.count + 8
      guard let base = file.baseAddress, let packed = pack(with: &stream, into: base + first, room: room) else {
        return
      }
      for (index, byte) in (start + Self.number(packed) + Array("IDAT".utf8)).enumerated() { file[index] = byte }
      let sum = Self.sum(UnsafeBufferPointer(start: base + first - 4, count: packed + 4))
      for (index, byte) in Self.number(sum).enumerated() { file[first + packed + index] = byte }
      count = first + packed + 4
      size = packed
    }
    guard size != nil else { return nil }
    file += Self.chunk("IEND", [])
    return file
  }

  /// Packs all rows, and returns how many bytes they took; nil: there was no memory.
  private mutating func pack(with stream: inout z_stream, into target: UnsafeMutablePointer<UInt8>, room: Int) -> Int? {
    stream.next_out = target
    stream.avail_out = uInt(clamping: room)
    for y in 0..<pixels.height {
      filter(y)
      let count = filtered.count
      let result = filtered.withUnsafeMutableBufferPointer { row in
        stream.next_in = row.baseAddress
        stream.avail_in = uInt(count)
        return deflate(&stream, y == pixels.height - 1 ? Z_FINISH : Z_NO_FLUSH)
      }
      guard result == Z_OK || result == Z_STREAM_END else { return nil }
    }
    return Int(stream.total_out)
  }

  private mutating func filter(_ y: Int) {
    let (width, channels) = (pixels.width, channels)
    pixels.bytes.withUnsafeBufferPointer { bytes in
      filtered.withUnsafeMutableBufferPointer { filtered in
        filtered[0] = Self.filter
        guard let row = bytes.baseAddress.map({ $0 + y * width * 4 }) else { return }
        var index = 1
        for x in 0..<width {
          for channel in 0..<channels {
            let place = x * 4 + channel
            let left = x > 0 ? Int(row[place - 4]) : 0
            let above = y > 0 ? Int(row[place - width * 4]) : 0
            let corner = x > 0 && y > 0 ? Int(row[place - width * 4 - 4]) : 0
            filtered[index] = row[place] &- UInt8(truncatingIfNeeded: Self.foretold(left, above, corner))
            index += 1
          }
        }
      }
    }
  }

  /// The neighbour that is nearest to where the three of them point.
  private static func foretold(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
  }

  /// A part of a file: its length, its name, what is in it, and a sum over both.
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
