import Glibc

/// Writing texts to files.
enum TextFile {
  /// Writes a text, replacing the file.
  static func write(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else { throw .cannotWrite(path, String(cString: strerror(errno))) }
  }
}
