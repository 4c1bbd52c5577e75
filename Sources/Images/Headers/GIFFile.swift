/// Reads GIF: a screen with its size, then blocks, ending with a single 0x3B.
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

  /// The number of frames in the loaded blocks, and whether the end mark is among them.
  private var blocks: (pictures: Int, reachesEnd: Bool) {
    var pictures = 0
    var offset = 13 + colorTableSize(file.byte(10))
    while offset < file.bytes.count {
      switch file.byte(offset) {
      case 0x21: break
      case 0x2C: pictures += 1
      case let mark: return (pictures, mark == 0x3B)
      }
      offset = endOfBlock(at: offset)
    }
    return (pictures, false)
  }

  /// The end of an extension or of a frame.
  func endOfBlock(at offset: Int) -> Int {
    let isFrame = file.byte(offset) == 0x2C
    return endOfContent(from: offset + (isFrame ? 11 + colorTableSize(file.byte(offset + 9)) : 2))
  }

  /// Size in bytes of the color table that these flags announce.
  func colorTableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// The end of a chain of length-prefixed sub-blocks.
  private func endOfContent(from first: Int) -> Int {
    var offset = first
    while offset < file.bytes.count, file.byte(offset) != 0 { offset += 1 + file.byte(offset) }
    return offset + 1
  }
}
