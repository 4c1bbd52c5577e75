/// Reads GIF: a screen with its size, then blocks, the last of them a single 0x3B.
struct GIFFile {
  var file: FileStart
}

extension GIFFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(13)
    let (width, height) = (file.little16(6), file.little16(8))
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    let (pictures, repeats, reachesEnd) = blocks
    return ImageHeader(
      format: .gif, storedWidth: width, storedHeight: height,
      isComplete: file.isWhole ? reachesEnd && pictures > 0 : nil,
      isAnimated: pictures > 1 || repeats && !file.isWhole)
  }

  /// How many pictures there are among the blocks at hand, whether they are to be shown again and again, and whether
  /// the blocks reach to the end mark.
  private var blocks: (pictures: Int, repeats: Bool, reachesEnd: Bool) {
    var pictures = 0
    var repeats = false
    var offset = 13 + colorTableSize(file.byte(10))
    while offset < file.bytes.count {
      switch file.byte(offset) {
      case 0x21:
        if file.has("NETSCAPE2.0", at: offset + 3) { repeats = true }
        offset = endOfContent(from: offset + 2)
      case 0x2C:
        pictures += 1
        offset = endOfContent(from: offset + 11 + colorTableSize(file.byte(offset + 9)))
      case let mark: return (pictures, repeats, mark == 0x3B)
      }
    }
    return (pictures, repeats, false)
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
