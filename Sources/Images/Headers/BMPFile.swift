/// Reads BMP: 14 bytes about the file, then a header whose size determines its version.
struct BMPFile {
  var file: FileStart
}

extension BMPFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    try file.require(18)
    let size = file.little32(14)
    guard size == 12 || (40...124).contains(size) else { throw file.damaged("its header version is unknown") }
    try file.require(14 + size)
    return size == 12 ? try header(width: file.little16(18), height: file.little16(20), depthAt: 24) : try modern()
  }

  private func modern() throws(ImageHeaderProblem) -> ImageHeader {
    let (width, height) = (signed32(18), signed32(22))
    guard height > Int(Int32.min) else { throw file.damaged("its height is out of range") }
    return try header(width: width, height: abs(height), depthAt: 28)
  }

  private func header(width: Int, height: Int, depthAt offset: Int) throws(ImageHeaderProblem) -> ImageHeader {
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    let depth = file.little16(offset)
    guard [1, 2, 4, 8, 16, 24, 32].contains(depth) else {
      throw file.damaged("it has \(depth) bits per pixel")
    }
    let compression = file.little32(14) == 12 ? 0 : file.little32(30)
    guard [0, 1, 2, 3, 6].contains(compression) else { throw file.unsupported("it holds a picture of another format") }
    let pixels = compression == 1 || compression == 2 ? file.little32(34) : rows(height, of: width * depth)
    return ImageHeader(
      format: .bmp, storedWidth: width, storedHeight: height, isComplete: file.little32(10) + pixels <= file.fileSize)
  }

  /// Size in bytes of `count` rows of `bits` bits, each padded to four bytes. Saturates far above any file size.
  private func rows(_ count: Int, of bits: Int) -> Int {
    let (bytes, overflow) = ((bits + 31) / 32 * 4).multipliedReportingOverflow(by: count)
    return overflow ? Int.max / 2 : min(bytes, Int.max / 2)
  }

  private func signed32(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: file.little32(offset))) }
}
