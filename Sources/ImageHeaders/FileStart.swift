/// The bytes at hand of a file, and how long the file is.
struct FileStart {
  var bytes: [UInt8]
  /// At least the number of bytes.
  var fileSize: Int
  var format: ImageFormat
}

extension FileStart {
  var isWhole: Bool { bytes.count == fileSize }

  /// Whether the file has bytes up to `end`; throws if it has, but they are not at hand.
  func reaches(_ end: Int) throws(ImageHeaderProblem) -> Bool {
    if end <= bytes.count { return true }
    if end > fileSize { return false }
    // Twice as many each time, so that asking again and again stays cheap.
    throw .needsMoreBytes(atLeast: min(fileSize, max(end, 2 * bytes.count)))
  }

  /// Makes sure of the bytes up to `end`, without which there is no header.
  func require(_ end: Int) throws(ImageHeaderProblem) {
    guard try reaches(end) else { throw .truncated(format) }
  }

  func damaged(_ reason: String) -> ImageHeaderProblem { .damaged(format, reason) }

  func unsupported(_ reason: String) -> ImageHeaderProblem { .unsupported(format, reason) }

  /// Whether those bytes stand at `offset`. False where there are none.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: expected)
  }

  func has(_ expected: String, at offset: Int) -> Bool { has(Array(expected.utf8), at: offset) }
}

/// Numbers of several bytes. They are 0 where the bytes are not at hand: `require` or `reaches` comes first.
extension FileStart {
  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  func big16(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }

  func big32(_ offset: Int) -> Int { big16(offset) << 16 | big16(offset + 2) }

  func little16(_ offset: Int) -> Int { byte(offset) | byte(offset + 1) << 8 }

  func little24(_ offset: Int) -> Int { little16(offset) | byte(offset + 2) << 16 }

  func little32(_ offset: Int) -> Int { little16(offset) | little16(offset + 2) << 16 }
}
