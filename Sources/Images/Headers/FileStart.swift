/// The loaded first bytes of a file, and the file's size.
struct FileStart {
  var bytes: [UInt8]
  /// File size in bytes, at least `bytes.count`.
  var fileSize: Int
  var format: ImageFormat
}

extension FileStart {
  var isWhole: Bool { bytes.count == fileSize }

  /// Whether the file extends to `end`. Throws if it does but those bytes are not loaded.
  func reaches(_ end: Int) throws(ImageHeaderProblem) -> Bool {
    if end <= bytes.count { return true }
    if end > fileSize { return false }
    // Ask for twice as many each time, so that repeated requests stay cheap.
    throw .needsMoreBytes(atLeast: min(fileSize, max(end, 2 * bytes.count)))
  }

  /// Requires the bytes up to `end`, without which there is no header.
  func require(_ end: Int) throws(ImageHeaderProblem) {
    guard try reaches(end) else { throw .truncated(format) }
  }

  func damaged(_ reason: String) -> ImageHeaderProblem { .damaged(format, reason) }

  func unsupported(_ reason: String) -> ImageHeaderProblem { .unsupported(format, reason) }

  /// Whether those bytes are at `offset`. False beyond the loaded bytes.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: expected)
  }

  func has(_ expected: String, at offset: Int) -> Bool { has(Array(expected.utf8), at: offset) }
}

/// Multi-byte numbers. They are 0 beyond the loaded bytes: call `require` or `reaches` first.
extension FileStart {
  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  func big16(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }

  func big32(_ offset: Int) -> Int { big16(offset) << 16 | big16(offset + 2) }

  func little16(_ offset: Int) -> Int { byte(offset) | byte(offset + 1) << 8 }

  func little24(_ offset: Int) -> Int { little16(offset) | byte(offset + 2) << 16 }

  func little32(_ offset: Int) -> Int { little16(offset) | little16(offset + 2) << 16 }
}
