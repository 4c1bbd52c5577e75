import Glibc

/// Writing bytes to files.
enum PlainFile {
  /// Writes bytes, replacing the file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw .cannotWrite(path, String(cString: strerror(errno))) }
  }
}
