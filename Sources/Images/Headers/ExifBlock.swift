/// The part of a file that holds EXIF data: a small TIFF file of tags.
struct ExifBlock {
  var file: FileStart
  /// Offset of its byte order mark, and its end at most.
  var start: Int
  var end: Int
}

extension ExifBlock {
  private static let orientationTag = 0x0112

  /// The value of tag 0x0112, or upright if there is no valid one.
  func orientation() -> Orientation {
    let end = min(end, file.bytes.count)
    guard start >= 0, start + 8 <= end else { return .upright }
    let isBig = file.has("MM", at: start)
    guard isBig || file.has("II", at: start) else { return .upright }
    func short(_ offset: Int) -> Int { isBig ? file.big16(offset) : file.little16(offset) }
    func long(_ offset: Int) -> Int { isBig ? file.big32(offset) : file.little32(offset) }

    guard short(start + 2) == 42 else { return .upright }
    let directory = start + long(start + 4)
    guard directory >= start + 8, directory + 2 <= end else { return .upright }
    for index in 0..<short(directory) {
      let entry = directory + 2 + 12 * index
      guard entry + 12 <= end else { return .upright }
      guard short(entry) == Self.orientationTag, long(entry + 4) == 1 else { continue }
      // The type should be a 16-bit number; some writers use 32 bits.
      switch short(entry + 2) {
      case 3: return Orientation(rawValue: short(entry + 8)) ?? .upright
      case 4: return Orientation(rawValue: long(entry + 8)) ?? .upright
      default: return .upright
      }
    }
    return .upright
  }
}
