import Glibc

/// Reading and writing through an open file descriptor, whole: a call of the system may be interrupted, and may do only
/// a part of what it was asked for.
public enum Descriptor {
  /// Bytes that are read at once where nobody knows how many there are.
  private static let piece = 1 << 16

  /// The next `count` bytes; fewer where it ends before.
  ///
  /// - Parameter offset: Where in the file they begin; nil: where the last read ended.
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

  /// Fills a piece of memory, or as much of it as there is: the number of bytes, and what stopped it before the end.
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

  /// All that comes, until there is no more.
  ///
  /// - Parameters:
  ///   - limit: The most that is kept. The rest is read and dropped, so that who writes it can end.
  ///   - next: Called before each read.
  public static func readAll(
    from descriptor: Int32, keeping limit: Int = .max, before next: () -> Void = {}
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: piece)
    while true {
      next()
      let got = buffer.withUnsafeMutableBytes { once($0, from: descriptor, at: nil) }
      guard got >= 0 else { throw .last }
      if got == 0 { return bytes }
      bytes += buffer[..<min(got, limit - bytes.count)]
    }
  }

  /// Writes all bytes, or throws why the next one could not be written.
  ///
  /// - Parameter offset: Where in the file they are to begin; nil: where the last write ended.
  public static func write<Value: BitwiseCopyable>(
    _ values: [Value], to descriptor: Int32, at offset: Int? = nil
  ) throws(SystemError) {
    let failure = values.withUnsafeBytes { write($0, to: descriptor, at: offset) }
    if let failure { throw failure }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int?) -> SystemError? {
    var count = 0
    while count < bytes.count {
      let rest = bytes.baseAddress?.advanced(by: count)
      let got =
        offset.map { pwrite(descriptor, rest, bytes.count - count, $0 + count) }
        ?? Glibc.write(descriptor, rest, bytes.count - count)
      if got < 0, errno == EINTR { continue }
      // Nothing written and no reason: there is no room.
      guard got > 0 else { return got == 0 ? SystemError(code: ENOSPC) : .last }
      count += got
    }
    return nil
  }

  /// One read; as `read(2)` has it, but never interrupted.
  private static func once(_ room: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int?) -> Int {
    while true {
      let got =
        offset.map { pread(descriptor, room.baseAddress, room.count, $0) }
        ?? Glibc.read(descriptor, room.baseAddress, room.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }
}

/// Calls that a signal may interrupt before they have done anything.
extension Descriptor {
  /// Opens a file; as `open(2)` has it, but never interrupted.
  ///
  /// - Parameter mode: Of a file that is made.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) -> Int32 {
    while true {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Waits until everything that was written is on the disk.
  public static func sync(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Closes a file, or throws what was found out too late about what was written. Interrupted, it is closed all the
  /// same.
  public static func close(_ descriptor: Int32) throws(SystemError) {
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .last }
  }
}

extension Descriptor {
  /// The two ends of a pipe, the one to read from first; neither goes to programs that we start.
  ///
  /// - Parameter waits: Whether reading waits for bytes, and writing for room.
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
