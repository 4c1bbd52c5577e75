import Glibc

/// Reads files without trusting them: never waits for a pipe, never reads more than asked for.
public enum FileReader {
  /// The whole file.
  ///
  /// - Parameter limit: The most bytes that are read; a larger file is a fault.
  public static func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let file = try open(path)
    defer { close(file.descriptor) }
    guard file.size <= limit else {
      throw FileFault(.tooLarge, path: path, reason: "it is larger than \(limit / 1_048_576) MB")
    }
    return try read(file, limit: limit, path: path)
  }

  /// Its first bytes, and the size of the whole.
  public static func prefix(of path: String, count: Int) throws(FileFault) -> (bytes: [UInt8], size: Int) {
    let file = try open(path)
    defer { close(file.descriptor) }
    return (try read(file, limit: count, path: path), file.size)
  }

  private struct OpenFile {
    var descriptor: Int32
    var size: Int
  }

  private static func open(_ path: String) throws(FileFault) -> OpenFile {
    // Not blocking: opening a pipe that nobody writes to would wait for ever.
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(.unreadable, path: path, code: errno) }
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    guard kind == S_IFREG else {
      close(descriptor)
      throw FileFault(.unreadable, path: path, reason: kind == S_IFDIR ? "it is a folder" : "it is not a regular file")
    }
    return OpenFile(descriptor: descriptor, size: Int(status.st_size))
  }

  private static func read(_ file: OpenFile, limit: Int, path: String) throws(FileFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(limit, max(file.size, 4096)))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(file.descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw FileFault(.unreadable, path: path, code: errno) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
