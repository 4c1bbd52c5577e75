extension WebPFile {
  /// Chunks that the picture needs: pixels, transparency, colors, frames.
  private static let kept = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

  /// Flags of `VP8X` that announce EXIF data, XMP and a color profile.
  private static let exifFlag: UInt8 = 0x08
  private static let xmpFlag: UInt8 = 0x04
  private static let profileFlag: UInt8 = 0x20

  /// These chunks in a new file. Nil if the chunks are damaged.
  func withoutMetadata(turned orientation: Orientation, keepsProfile: Bool) -> [UInt8]? {
    var chunks: [UInt8] = []
    let last = min(file.bytes.count, 8 + file.little32(4))
    var offset = 12
    while offset + 8 <= last {
      let length = file.little32(offset + 4)
      let end = offset + 8 + length + length % 2
      guard end - length % 2 <= file.bytes.count else { return nil }
      let isKept = Self.kept.contains { file.has($0, at: offset) }
      if isKept, keepsProfile || !file.has("ICCP", at: offset) {
        let start = chunks.count
        chunks += file.bytes[offset..<min(end, file.bytes.count)]
        if file.has("VP8X", at: offset), length > 0 {
          chunks[start + 8] &= ~(Self.exifFlag | Self.xmpFlag | (keepsProfile ? 0 : Self.profileFlag))
          if orientation != .upright { chunks[start + 8] |= Self.exifFlag }
        }
      }
      offset = end
    }
    if orientation != .upright {
      let exif = ExifBlock.orientation(orientation)
      chunks += Array("EXIF".utf8) + Self.little32(exif.count) + exif
    }
    return Array("RIFF".utf8) + Self.little32(chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  private static func little32(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
