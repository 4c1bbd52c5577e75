internal import CZlib

/// Unpacks DEFLATE (RFC 1951), as in ZIP archives, and zlib streams (RFC 1950). Never writes more than asked for.
enum Inflating {
  /// The unpacked bytes. Nil unless they are exactly `size`.
  static func bytes(_ packed: [UInt8], size: Int) -> [UInt8]? { bytes(packed, size, window: -MAX_WBITS) }

  /// The same for a zlib stream, whose checksum has to be right.
  static func bytes(zlib packed: [UInt8], size: Int) -> [UInt8]? { bytes(packed, size, window: MAX_WBITS) }

  /// The first unpacked bytes, of which the rest of the packed ones may be missing: `count`, if there are so many.
  static func start(_ packed: [UInt8], count: Int) -> [UInt8] { run(packed, room: count, window: -MAX_WBITS).bytes }

  /// CRC-32, as ZIP archives have it.
  static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32_z(0, bytes, bytes.count)) }

  /// A byte packs fewer than this.
  private static let densest = 1040

  private static func bytes(_ packed: [UInt8], _ size: Int, window: Int32) -> [UInt8]? {
    // No room is made for what cannot come.
    guard size >= 0, size / densest <= packed.count else { return nil }
    let (bytes, isWhole) = run(packed, room: size, window: window)
    return isWhole && bytes.count == size ? bytes : nil
  }

  /// - Parameter window: As zlib takes it: negative without a head and a checksum.
  private static func run(_ packed: [UInt8], room: Int, window: Int32) -> (bytes: [UInt8], isWhole: Bool) {
    var stream = z_stream()
    guard inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return ([], false)
    }
    defer { inflateEnd(&stream) }
    var isWhole = false
    // zlib takes no empty room.
    let bytes = [UInt8](unsafeUninitializedCapacity: max(1, room)) { output, count in
      packed.withUnsafeBufferPointer { packed in
        stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
        stream.avail_in = UInt32(clamping: packed.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = stream.next_out - (output.baseAddress ?? stream.next_out)
      }
    }
    return (bytes, isWhole)
  }
}
