import Glibc

/// Writing bytes to files.
enum PlainFile {
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw .cannotRead(path, String(cString: strerror(errno))) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }

  /// Writes bytes, replacing the file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw .cannotWrite(path, String(cString: strerror(errno))) }
  }
}
