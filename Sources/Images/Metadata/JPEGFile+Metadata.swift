extension JPEGFile {
  /// The segments that the picture needs, up to its end mark. What follows that mark, as the film of a moving photo
  /// does, is left out. Nil if the segments are damaged.
  func withoutMetadata(turned orientation: Orientation, keepsProfile: Bool) -> [UInt8]? {
    var result: [UInt8] = [0xFF, 0xD8]
    if orientation != .upright {
      result += Self.segment(0xE1, Array("Exif\0\0".utf8) + ExifBlock.orientation(orientation))
    }
    var offset = 2
    while offset + 4 <= file.bytes.count {
      guard file.byte(offset) == 0xFF else { return nil }
      let marker = file.byte(offset + 1)
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0xD9 { break }
      let end = offset + 2 + file.big16(offset + 2)
      guard end >= offset + 4, end <= file.bytes.count else { return nil }
      if let kept = kept(marker, from: offset + 4, to: end, keepsProfile) {
        result += Self.segment(UInt8(marker), kept)
      }
      offset = end
      if marker == 0xDA {
        offset = endOfScan(from: end)
        result += file.bytes[end..<offset]
      }
    }
    return result + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ content: some Collection<UInt8>) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  /// The content of a segment that says how to decode or to color the picture. Nil for all others.
  private func kept(_ marker: Int, from start: Int, to end: Int, _ keepsProfile: Bool) -> ArraySlice<UInt8>? {
    switch marker {
    // JFIF, without the small picture that may follow its density.
    case 0xE0 where file.has("JFIF\0", at: start) && end >= start + 14:
      file.bytes[start..<(start + 12)] + [0, 0]
    case 0xE2 where keepsProfile && file.has("ICC_PROFILE\0", at: start), 0xEE where file.has("Adobe", at: start):
      file.bytes[start..<end]
    case 0xE0...0xEF, 0xFE: nil
    default: file.bytes[start..<end]
    }
  }

  /// The end of the entropy-coded data, in which 0xFF is followed by 0 or by a restart mark.
  private func endOfScan(from start: Int) -> Int {
    var offset = start
    while offset + 1 < file.bytes.count {
      let next = file.bytes[offset + 1]
      if file.bytes[offset] == 0xFF, next != 0, !(0xD0...0xD7).contains(next), next != 0xFF { return offset }
      offset += 1
    }
    return file.bytes.count
  }
}
