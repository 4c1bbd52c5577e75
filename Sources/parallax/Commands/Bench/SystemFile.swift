import Glibc

/// The small text files in which the system tells about itself. They have no size, so they are read until they end.
enum SystemFile {
  /// Nil where there is no such file.
  static func text(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 20 {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
