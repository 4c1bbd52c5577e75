extension GIFFile {
  /// Applications whose blocks count the repeats of an animation.
  private static let loops = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  /// The screen, the frames, and how they are shown, up to the end mark. Comments and other blocks are left out.
  func withoutMetadata() -> [UInt8] {
    var offset = min(file.bytes.count, 13 + colorTableSize(file.byte(10)))
    var result = Array(file.bytes[..<offset])
    while offset < file.bytes.count, file.byte(offset) == 0x21 || file.byte(offset) == 0x2C {
      let end = min(file.bytes.count, endOfBlock(at: offset))
      if isNeeded(at: offset) { result += file.bytes[offset..<end] }
      offset = end
    }
    return result + [0x3B]
  }

  private func isNeeded(at offset: Int) -> Bool {
    guard file.byte(offset) == 0x21 else { return true }
    switch file.byte(offset + 1) {
    case 0xF9: return true
    case 0xFF: return Self.loops.contains { file.has($0, at: offset + 3) }
    default: return false
    }
  }
}
