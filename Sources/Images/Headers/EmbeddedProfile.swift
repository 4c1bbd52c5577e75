/// The color profile embedded in a picture file.
public enum EmbeddedProfile: Hashable, Sendable {
  case plain([UInt8])
  /// Compressed with zlib.
  case packed([UInt8])
  /// Given as code points, without a profile.
  case coded(CodedColors)
}

extension EmbeddedProfile {
  /// Maximum profile size, in bytes. Printer profiles have a few megabytes.
  public static let largest = 8 << 20

  /// The profile of a whole file. Nil if there is none or it is damaged.
  public static func find(in bytes: [UInt8], as format: ImageFormat) -> EmbeddedProfile? {
    let file = FileStart(bytes: bytes, fileSize: bytes.count, format: format)
    return switch format {
    case .png: png(file)
    case .jpeg: jpeg(file)
    case .webp: webP(file)
    case .heic, .avif: BoxFile(file: file).profile()
    case .gif, .bmp, .svg: nil
    }
  }

  /// Whether unpacked bytes are a profile: its head says so, and its parts are within it.
  public static func isSound(_ profile: [UInt8]) -> Bool {
    let file = FileStart(bytes: profile, fileSize: profile.count, format: .png)
    guard profile.count >= 132, file.big32(0) == profile.count, file.has("acsp", at: 36) else { return false }
    let count = file.big32(128)
    guard count > 0, count <= (profile.count - 132) / 12 else { return false }
    return (0..<count).allSatisfy { index in
      let (start, length) = (file.big32(136 + 12 * index), file.big32(140 + 12 * index))
      return start <= profile.count && length <= profile.count - start
    }
  }

  private static func content(_ file: FileStart, from start: Int, to end: Int) -> [UInt8]? {
    guard start < end, end <= file.bytes.count, end - start <= largest else { return nil }
    return Array(file.bytes[start..<end])
  }

  /// Reads `iCCP`: a name, a zero, the compression method 0, and the compressed profile.
  private static func png(_ file: FileStart) -> EmbeddedProfile? {
    var offset = 8
    while offset + 12 <= file.bytes.count, !file.has("IDAT", at: offset + 4) {
      let (start, end) = (offset + 8, offset + 8 + file.big32(offset))
      if file.has("iCCP", at: offset + 4) {
        guard end <= file.bytes.count, let name = file.bytes[start..<end].firstIndex(of: 0), file.byte(name + 1) == 0
        else { return nil }
        return content(file, from: name + 2, to: end).map { .packed($0) }
      }
      offset = end + 4
    }
    return nil
  }

  /// Joins the `APP2` segments, each of which carries its index and the total.
  private static func jpeg(_ file: FileStart) -> EmbeddedProfile? {
    var parts: [Int: [UInt8]] = [:]
    var count = 0
    var offset = 2
    while offset + 4 <= file.bytes.count, file.byte(offset) == 0xFF {
      let marker = file.byte(offset + 1)
      // Padding between segments, and markers without a length.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let end = offset + 2 + file.big16(offset + 2)
      if marker == 0xE2, file.has("ICC_PROFILE\0", at: offset + 4) {
        guard let part = content(file, from: offset + 18, to: end) else { return nil }
        parts[file.byte(offset + 16)] = part
        count = file.byte(offset + 17)
      }
      guard end > offset + 3 else { return nil }
      offset = end
    }
    guard count > 0, (1...count).allSatisfy({ parts[$0] != nil }) else { return nil }
    return .plain((1...count).flatMap { parts[$0] ?? [] })
  }

  /// Reads the `ICCP` chunk of an extended file.
  private static func webP(_ file: FileStart) -> EmbeddedProfile? {
    var offset = 12
    while offset + 8 <= file.bytes.count {
      let (start, length) = (offset + 8, file.little32(offset + 4))
      if file.has("ICCP", at: offset) { return content(file, from: start, to: start + length).map { .plain($0) } }
      offset = start + length + length % 2
    }
    return nil
  }
}
