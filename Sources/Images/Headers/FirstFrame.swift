/// The first frame of an animated WebP file, as a file of its own, and its position on the canvas.
public struct FirstFrame: Hashable, Sendable {
  public var bytes: [UInt8]
  public var x: Int
  public var y: Int
  /// Size of the canvas, in pixels.
  public var width: Int
  public var height: Int
}

extension FirstFrame {
  /// Nil if the file is not animated or its first frame is incomplete.
  public init?(webP bytes: [UInt8]) {
    let file = FileStart(bytes: bytes, fileSize: bytes.count, format: .webp)
    guard file.has("RIFF", at: 0), file.has("VP8X", at: 12), file.byte(20) & 0x02 != 0 else { return nil }
    (width, height) = (file.little24(24) + 1, file.little24(27) + 1)
    var offset = 12
    while offset + 8 <= bytes.count, !file.has("ANMF", at: offset) {
      let length = file.little32(offset + 4)
      offset += 8 + length + length % 2
    }
    let (start, end) = (offset + 8, offset + 8 + file.little32(offset + 4))
    guard file.has("ANMF", at: offset), start + 16 < end, end <= bytes.count else { return nil }
    (x, y) = (2 * file.little24(start), 2 * file.little24(start + 3))
    let size = bytes[(start + 6)..<(start + 12)]
    guard x + file.little24(start + 6) < width, y + file.little24(start + 9) < height else { return nil }
    // A still file with alpha declares it before its parts; the flag is set if any part has alpha.
    let parts = Self.chunk("VP8X", [0x10, 0, 0, 0] + size) + bytes[(start + 16)..<end]
    self.bytes = Self.chunk("RIFF", Array("WEBP".utf8) + parts)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) }
    return Array(name.utf8) + length + content + (count % 2 == 0 ? [] : [0])
  }
}
