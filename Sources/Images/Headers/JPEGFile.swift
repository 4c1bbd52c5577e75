/// Reads JPEG: segments that begin with 0xFF and a marker, most of them with a length; then pixels after `SOS`.
struct JPEGFile {
  var file: FileStart
}

extension JPEGFile {
  private static let startOfScan = 0xDA
  private static let endOfImage = 0xD9

  func header() throws(ImageHeaderProblem) -> ImageHeader {
    var size: (width: Int, height: Int)?
    var orientation: Orientation?
    var offset = 2
    while let (marker, start) = try segment(from: offset) {
      if marker == Self.endOfImage { throw file.damaged("it ends before its pixels") }
      if Self.standsAlone(marker) {
        offset = start
        continue
      }
      guard try file.reaches(start + 2) else { break }
      let length = file.big16(start)
      guard length >= 2 else { throw file.damaged("a segment is shorter than its own length") }
      let end = start + length
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): size = try frame(marker, at: start)
      case 0xE1 where orientation == nil:
        orientation = try exif(at: start, end: end)
      case Self.startOfScan:
        guard let size else { throw file.damaged("its pixels begin before its size is known") }
        return ImageHeader(
          format: .jpeg, storedWidth: size.width, storedHeight: size.height, orientation: orientation ?? .upright,
          isComplete: file.isWhole ? reachesEnd(from: end) : end > file.fileSize ? false : nil)
      default: break
      }
      offset = end
    }
    guard let size else { throw .truncated(.jpeg) }
    return ImageHeader(
      format: .jpeg, storedWidth: size.width, storedHeight: size.height, orientation: orientation ?? .upright,
      isComplete: false)
  }

  /// The next marker and the offset behind it. Nil at the end of the file. Stray bytes are skipped, as decoders do.
  private func segment(from first: Int) throws(ImageHeaderProblem) -> (marker: Int, end: Int)? {
    var offset = first
    while try file.reaches(offset + 2) {
      let marker = file.byte(offset + 1)
      if file.byte(offset) == 0xFF && marker != 0xFF && marker != 0 { return (marker, offset + 2) }
      offset += 1
    }
    return nil
  }

  /// Markers without a length: restarts, `SOI`, `TEM`.
  private static func standsAlone(_ marker: Int) -> Bool { (0xD0...0xD8).contains(marker) || marker == 0x01 }

  private func frame(_ marker: Int, at start: Int) throws(ImageHeaderProblem) -> (width: Int, height: Int) {
    try file.require(start + 8)
    let (height, width) = (file.big16(start + 3), file.big16(start + 5))
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) else {
      throw file.unsupported("it is lossless or hierarchical")
    }
    guard file.byte(start + 2) == 8 else { throw file.unsupported("it has \(file.byte(start + 2)) bits per channel") }
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    guard [1, 3, 4].contains(file.byte(start + 7)) else {
      throw file.damaged("it has \(file.byte(start + 7)) channels")
    }
    return (width, height)
  }

  /// The orientation in an `APP1` segment. Nil if it holds something else.
  private func exif(at start: Int, end: Int) throws(ImageHeaderProblem) -> Orientation? {
    guard try file.reaches(min(end, start + 8)), file.has("Exif\0\0", at: start + 2) else { return nil }
    guard try file.reaches(end) else { return nil }
    return ExifBlock(file: file, start: start + 8, end: end).orientation()
  }

  /// Whether `EOI` follows the pixels. In pixels 0xFF is followed by 0 or a restart, so neither is mistaken for it.
  private func reachesEnd(from first: Int) -> Bool {
    let bytes = file.bytes
    var offset = first
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      let marker = Int(bytes[offset + 1])
      if marker == Self.endOfImage { return true }
      if marker == 0xFF {
        offset += 1
      } else if marker == 0 || Self.standsAlone(marker) {
        offset += 2
      } else {
        offset += 2 + max(2, file.big16(offset + 2))
      }
    }
    return false
  }
}
