/// Reads PNG: a signature, then chunks of length, name, content and checksum, beginning with `IHDR`.
struct PNGFile {
  var file: FileStart
}

extension PNGFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(33)
    guard file.big32(8) == 13, file.has("IHDR", at: 12) else { throw file.damaged("it does not begin with IHDR") }
    guard Self.checksum(file.bytes[12..<29]) == file.big32(29) else {
      throw file.damaged("the checksum of its header is wrong")
    }
    let (width, height) = (file.big32(16), file.big32(20))
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    guard width <= Int(Int32.max), height <= Int(Int32.max) else { throw file.damaged("its sides are out of range") }
    guard hasSoundPixels else { throw file.damaged("its header has invalid values") }
    var header = ImageHeader(format: .png, storedWidth: width, storedHeight: height)
    // Gray, color or palette; the other two color types have alpha.
    header.isOpaque = [0, 2, 3].contains(file.byte(25))
    try readChunks(into: &header)
    return header
  }

  /// Whether color type, depth, compression, filter and interlacing are valid together.
  private var hasSoundPixels: Bool {
    let depths: [Int: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    return depths[file.byte(25)]?.contains(file.byte(24)) == true && file.byte(26) == 0 && file.byte(27) == 0
      && file.byte(28) <= 1
  }

  /// Walks over the chunks: up to the pixels for transparency and orientation, up to the end if the whole file is
  /// loaded.
  private func readChunks(into header: inout ImageHeader) throws(ImageHeaderProblem) {
    var offset = 33
    var hasPixels = false
    header.isComplete = false
    while try file.reaches(offset + 8) {
      let length = file.big32(offset)
      if file.has("IDAT", at: offset + 4) {
        hasPixels = true
        if !file.isWhole {
          header.isComplete = offset + 12 + length > file.fileSize ? false : nil
          return
        }
      } else if file.has("IEND", at: offset + 4) {
        header.isComplete = hasPixels && offset + 12 + length <= file.fileSize
        return
      } else if !hasPixels {
        try readChunk(at: offset, length: length, into: &header)
      }
      offset += 12 + length
    }
  }

  private func readChunk(at offset: Int, length: Int, into header: inout ImageHeader) throws(ImageHeaderProblem) {
    if file.has("tRNS", at: offset + 4) { header.isOpaque = false }
    // The number of frames, which follow the default picture.
    if file.has("acTL", at: offset + 4), try file.reaches(offset + 12) {
      header.isAnimated = file.big32(offset + 8) > 1
    }
    if file.has("eXIf", at: offset + 4), try file.reaches(offset + 8 + length) {
      header.orientation = ExifBlock(file: file, start: offset + 8, end: offset + 8 + length).orientation()
    }
  }

  /// CRC-32 as PNG uses it (reflected, polynomial 0xEDB88320).
  static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
