import CFileRange
import Glibc

/// Complete reads and writes on an open file descriptor. A single system call may be interrupted or transfer only a
/// part.
public enum Descriptor {
  /// Size of a read, in bytes, when the total is unknown.
  private static let piece = 1 << 16

  /// Reads the next `count` bytes, or fewer at the end of the file.
  ///
  /// - Parameter offset: Position in the file. Nil continues where the last read ended.
  public static func read(
    _ count: Int, from descriptor: Int32, at offset: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      (filled, failure) = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: offset)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills a buffer as far as possible. Returns the number of bytes, and the error if one stopped it early.
  public static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int? = nil
  ) -> (count: Int, failure: SystemError?) {
    var filled = 0
    while filled < buffer.count {
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let got = once(room, from: descriptor, at: offset.map { $0 + filled })
      guard got > 0 else { return (filled, got < 0 ? .last : nil) }
      filled += got
    }
    return (filled, nil)
  }

  /// Reads until the end.
  ///
  /// - Parameters:
  ///   - limit: Maximum number of bytes to keep. The rest is read and dropped, so that the writer is not blocked.
  ///   - next: Called before each read, which it can prevent.
  public static func readAll(
    from descriptor: Int32, keeping limit: Int = .max, before next: () throws(SystemError) -> Void = {}
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: piece)
    while true {
      try next()
      let got = buffer.withUnsafeMutableBytes { once($0, from: descriptor, at: nil) }
      guard got >= 0 else { throw .last }
      if got == 0 { return bytes }
      bytes += buffer[..<min(got, limit - bytes.count)]
    }
  }

  /// Writes all bytes or throws.
  ///
  /// - Parameter offset: Position in the file. Nil continues where the last write ended.
  public static func write<Value: BitwiseCopyable>(
    _ values: [Value], to descriptor: Int32, at offset: Int? = nil
  ) throws(SystemError) {
    let failure = values.withUnsafeBytes { write($0, to: descriptor, at: offset) }
    if let failure { throw failure }
  }

  /// Copies a part of a file to where another one is written. File systems that can share what is on the disk do so.
  public static func copy(_ range: Range<Int>, of source: Int32, to descriptor: Int32) throws(SystemError) {
    var place = range.lowerBound
    while place < range.upperBound {
      let count = file_range_copy(source, place, descriptor, UInt(range.upperBound - place))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      place += count
    }
    // Across file systems, and where the kernel cannot.
    while place < range.upperBound {
      let bytes = try read(min(piece, range.upperBound - place), from: source, at: place)
      guard !bytes.isEmpty else { throw SystemError(code: EIO) }
      try write(bytes, to: descriptor)
      place += bytes.count
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int?) -> SystemError? {
    var count = 0
    while count < bytes.count {
      let rest = bytes.baseAddress?.advanced(by: count)
      let got =
        offset.map { pwrite(descriptor, rest, bytes.count - count, $0 + count) }
        ?? Glibc.write(descriptor, rest, bytes.count - count)
      if got < 0, errno == EINTR { continue }
      // Nothing written and no error: there is no space.
      guard got > 0 else { return got == 0 ? SystemError(code: ENOSPC) : .last }
      count += got
    }
    return nil
  }

  /// Like `read(2)`, but never interrupted.
  private static func once(_ room: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int?) -> Int {
    while true {
      let got =
        offset.map { pread(descriptor, room.baseAddress, room.count, $0) }
        ?? Glibc.read(descriptor, room.baseAddress, room.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }
}

/// System calls that a signal may interrupt before they have any effect.
extension Descriptor {
  /// Like `open(2)`, but never interrupted.
  ///
  /// - Parameter mode: Permissions of a new file.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) -> Int32 {
    // The system would open what stands before it.
    guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
    while true {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Waits until all written data is on the disk.
  public static func sync(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Closes a file, or throws an error found late about data already written. It is closed even if interrupted.
  public static func close(_ descriptor: Int32) throws(SystemError) {
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .last }
  }
}

extension Descriptor {
  /// Creates a pipe, neither end of which is inherited by child processes. Returns the read end first.
  ///
  /// - Parameter waits: Whether reads and writes block.
  public static func pipe(waits: Bool) throws(SystemError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if !waits { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    return (ends[0], ends[1])
  }
}
