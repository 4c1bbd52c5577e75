extension PNGFile {
  /// Chunks that the picture needs: pixels, colors, transparency, frames.
  private static let kept = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD",
    "pHYs", "acTL", "fcTL", "fdAT",
  ].map { Array($0.utf8) }

  /// The signature and these chunks, up to the end mark. Nil if the chunks are damaged.
  func withoutMetadata(turned orientation: Orientation, keepsProfile: Bool) -> [UInt8]? {
    var result = Array(file.bytes[..<8])
    var offset = 8
    while offset + 12 <= file.bytes.count {
      let end = offset + 12 + file.big32(offset)
      guard end <= file.bytes.count else { return nil }
      let name = file.bytes[(offset + 4)..<(offset + 8)]
      let isKept = Self.kept.contains { name.elementsEqual($0) }
      if isKept, keepsProfile || !file.has("iCCP", at: offset + 4) { result += file.bytes[offset..<end] }
      if file.has("IEND", at: offset + 4) { return result }
      if file.has("IHDR", at: offset + 4), orientation != .upright {
        result += Self.chunk("eXIf", ExifBlock.orientation(orientation))
      }
      offset = end
    }
    return nil
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return big32(content.count) + named + big32(checksum(named))
  }

  private static func big32(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
