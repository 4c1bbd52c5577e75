/// Reads GIF: a screen with its size, then blocks, the last of them a single 0x3B.
struct GIFFile {
  var file: FileStart
}

extension GIFFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(13)
    let (width, height) = (file.little16(6), file.little16(8))
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    let (pictures, reachesEnd) = blocks
    return ImageHeader(
      format: .gif, storedWidth: width, storedHeight: height,
      isComplete: file.isWhole ? reachesEnd && pictures > 0 : nil,
      isAnimated: pictures > 1 ? true : file.isWhole ? false : nil)
  }

  /// How many pictures there are among the blocks at hand, and whether these reach to the end mark.
  private var blocks: (pictures: Int, reachesEnd: Bool) {
    var pictures = 0
    var offset = 13 + colorTableSize(file.byte(10))
    while offset < file.bytes.count {
      switch file.byte(offset) {
      case 0x21: offset = endOfContent(from: offset + 2)
      case 0x2C:
        pictures += 1
        offset = endOfContent(from: offset + 11 + colorTableSize(file.byte(offset + 9)))
      case let mark: return (pictures, mark == 0x3B)
      }
    }
    return (pictures, false)
  }

  /// Bytes of the colors that a byte of flags announces.
  private func colorTableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// Where pieces of a length and as many bytes end, the last of them empty.
  private func endOfContent(from first: Int) -> Int {
    var offset = first
    while offset < file.bytes.count, file.byte(offset) != 0 { offset += 1 + file.byte(offset) }
    return offset + 1
  }
}
