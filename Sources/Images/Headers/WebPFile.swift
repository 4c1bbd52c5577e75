/// Reads WebP: a RIFF file whose first chunk is `VP8 ` (lossy), `VP8L` (lossless) or `VP8X` (extended).
struct WebPFile {
  var file: FileStart
}

extension WebPFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(20)
    let content = 20
    var header: ImageHeader
    if file.has("VP8 ", at: 12) {
      header = try lossy(at: content)
    } else if file.has("VP8L", at: 12) {
      header = try lossless(at: content)
    } else if file.has("VP8X", at: 12) {
      header = try extended(at: content)
    } else {
      throw file.damaged("its first chunk is not a picture")
    }
    let end = 8 + file.little32(4)
    guard end >= content + 5 else { throw file.damaged("it claims to be shorter than its header") }
    header.isComplete = end <= file.fileSize
    return header
  }

  private func lossy(at start: Int) throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(start + 10)
    guard file.byte(start) & 1 == 0, file.has([0x9D, 0x01, 0x2A], at: start + 3) else {
      throw file.damaged("it does not begin with a whole picture")
    }
    // The upper two bits are a scale that decoders ignore.
    let (width, height) = (file.little16(start + 6) & 0x3FFF, file.little16(start + 8) & 0x3FFF)
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    return ImageHeader(format: .webp, storedWidth: width, storedHeight: height, isOpaque: true)
  }

  private func lossless(at start: Int) throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(start + 5)
    let bits = file.little32(start + 1)
    guard file.byte(start) == 0x2F, bits >> 29 == 0 else { throw file.damaged("its lossless header is wrong") }
    return ImageHeader(
      format: .webp, storedWidth: bits & 0x3FFF + 1, storedHeight: bits >> 14 & 0x3FFF + 1,
      isOpaque: bits >> 28 & 1 == 0)
  }

  private func extended(at start: Int) throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(start + 10)
    let flags = file.byte(start)
    let (width, height) = (file.little24(start + 4) + 1, file.little24(start + 7) + 1)
    guard width * height <= Int(UInt32.max) else { throw file.damaged("it is \(width) by \(height) pixels large") }
    let orientation = flags & 0x08 == 0 ? .upright : try orientation(after: start)
    return ImageHeader(
      format: .webp, storedWidth: width, storedHeight: height, orientation: orientation,
      isOpaque: flags & 0x10 == 0, isAnimated: flags & 0x02 != 0)
  }

  /// The orientation in the `EXIF` chunk. It follows the pixels, so nearly the whole file is needed.
  private func orientation(after first: Int) throws(ImageHeaderProblem) -> Orientation {
    var offset = first - 8
    while try file.reaches(offset + 8) {
      let length = file.little32(offset + 4)
      let start = offset + 8
      if file.has("EXIF", at: offset), try file.reaches(start + length) {
        // Some writers add JPEG's prefix before the data.
        let prefix = file.has("Exif\0\0", at: start) ? 6 : 0
        return ExifBlock(file: file, start: start + prefix, end: start + length).orientation()
      }
      offset = start + length + length % 2
    }
    return .upright
  }
}
