import Glibc
import System

/// Reads untrusted files: never blocks on a pipe, never reads more than requested.
public enum FileReader {
  /// The whole file.
  ///
  /// - Parameter limit: Maximum size in bytes; a larger file is an error.
  public static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try open(path)
    defer { close(file.descriptor) }
    guard file.size <= limit else {
      throw FileError(.tooLarge, path: path, reason: "it is larger than \(limit / 1_048_576) MB")
    }
    return try read(file, limit: limit, path: path)
  }

  /// Its first bytes, and the size of the file.
  public static func prefix(of path: String, count: Int) throws(FileError) -> (bytes: [UInt8], size: Int) {
    let file = try open(path)
    defer { close(file.descriptor) }
    return (try read(file, limit: count, path: path), file.size)
  }

  /// Calls `body` with the size of the file and a way to read any part of it.
  public static func reading<Value>(
    _ path: String, _ body: (_ size: Int, _ read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) -> Value
  ) throws(FileError) -> Value {
    let file = try open(path)
    defer { close(file.descriptor) }
    return body(file.size, file.part)
  }

  struct OpenFile {
    var descriptor: Int32
    var size: Int

    /// A part of the file. One that cannot be read is missing.
    func part(_ offset: Int, _ count: Int) -> [UInt8] {
      do { return try Descriptor.read(count, from: descriptor, at: offset) } catch { return [] }
    }
  }

  static func open(_ path: String) throws(FileError) -> OpenFile {
    // Nonblocking: opening a pipe without a writer would wait forever.
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
    } catch {
      throw FileError(.unreadable, path: path, error)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw FileError(.unreadable, path: path, error)
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      close(descriptor)
      throw FileError(.unreadable, path: path, reason: kind == S_IFDIR ? "it is a folder" : "it is not a regular file")
    }
    return OpenFile(descriptor: descriptor, size: Int(status.st_size))
  }

  private static func read(_ file: OpenFile, limit: Int, path: String) throws(FileError) -> [UInt8] {
    do {
      // Files in /proc report no size.
      return try Descriptor.read(min(limit, max(file.size, 4096)), from: file.descriptor)
    } catch {
      throw FileError(.unreadable, path: path, error)
    }
  }
}
