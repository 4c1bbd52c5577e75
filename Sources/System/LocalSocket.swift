import Glibc

/// A local socket at a path in the file system.
///
/// Descriptors do not block in `accept` or `connect`, and child processes do not inherit them.
public enum LocalSocket {
  /// Maximum number of pending connections.
  private static let backlog: Int32 = 8
}

extension LocalSocket {
  /// Listens at a path that only this user may connect to. Replaces any file there. A connection succeeds as soon as
  /// the path exists.
  public static func listen(at path: String) throws(SystemError) -> Int32 {
    let descriptor = try make()
    // Listen under a draft name first: a client that connected too early would be refused and take the socket for
    // stale.
    let draft = path + "~"
    unlink(draft)
    do throws(SystemError) {
      try check(named(Array(draft.utf8)) { Glibc.bind(descriptor, $0, $1) })
      try check(chmod(draft, 0o600))
      try check(Glibc.listen(descriptor, backlog))
      try check(rename(draft, path))
    } catch {
      unlink(draft)
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Connects to the listener at a path. Throws `ECONNREFUSED` if it no longer listens.
  public static func call(_ path: String) throws(SystemError) -> Int32 { try call(named: Array(path.utf8)) }

  /// Connects to the listener of a name: a path, or an abstract name, which begins with a zero byte. Throws `EAGAIN` if
  /// too many connections are waiting for it.
  public static func call(named name: [UInt8]) throws(SystemError) -> Int32 {
    let descriptor = try make()
    do throws(SystemError) {
      try check(named(name) { connect(descriptor, $0, $1) })
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// The next connection, if it is from this user. Nil if there is none or it is from another user.
  public static func accept(on listener: Int32) -> Int32? {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    setFlags(of: descriptor)
    guard owner(of: descriptor) == geteuid() else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Reads until the peer closes. Nil if it sends more than `limit` bytes or takes too long.
  ///
  /// - Parameters:
  ///   - patience: Timeout in seconds for the whole read.
  ///   - isWhole: Returns true when the bytes so far are complete, to end before the peer closes.
  public static func readAll(
    from descriptor: Int32, limit: Int, patience: Double, isWhole: ([UInt8]) -> Bool = { _ in false }
  ) -> [UInt8]? {
    let end = MonotonicClock.now + patience
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      guard wait(descriptor, for: POLLIN, until: end) else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        return nil
      }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return nil }
      if isWhole(bytes) { return bytes }
    }
  }

  /// Sends the last message. Returns false if the peer does not read it in time or is gone.
  public static func say(_ bytes: [UInt8], to descriptor: Int32, patience: Double) -> Bool {
    send(bytes, to: descriptor, patience: patience) && shutdown(descriptor, Int32(SHUT_WR)) == 0
  }

  /// Sends a message; more may follow. Returns false if the peer does not read it in time or is gone.
  public static func send(_ bytes: [UInt8], to descriptor: Int32, patience: Double) -> Bool {
    let end = MonotonicClock.now + patience
    var rest = bytes[...]
    while !rest.isEmpty {
      guard wait(descriptor, for: POLLOUT, until: end) else { return false }
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count >= 0 || errno == EINTR || errno == EAGAIN else { return false }
    }
    return true
  }
}

extension LocalSocket {
  private static func make() throws(SystemError) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .last }
    setFlags(of: descriptor)
    return descriptor
  }

  private static func setFlags(of descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  private static func check(_ code: Int32) throws(SystemError) { if code != 0 { throw .last } }

  /// Passes a name as a socket address. Throws `ENAMETOOLONG` if it does not fit, or is no path.
  private static func named(
    _ name: [UInt8], _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard let first = name.first, name.count < room, first == 0 || !name.contains(0) else {
      throw SystemError(code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // An abstract name ends with the address, a path with a zero.
    let unused = first == 0 ? room - name.count : 0
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size - unused))
      }
    }
  }

  /// The user ID of the peer. Nil if the system does not tell.
  private static func owner(of descriptor: Int32) -> uid_t? {
    // Process, user and group, in the kernel's order.
    var credentials: (pid_t, uid_t, gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
    return credentials.1
  }

  private static func wait(_ descriptor: Int32, for events: Int32, until end: Double) -> Bool {
    while true {
      let left = end - MonotonicClock.now
      guard left > 0 else { return false }
      var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let count = poll(&waiting, 1, Int32(min(left * 1000 + 1, 60_000)))
      if count > 0 { return true }
      guard count == 0 || errno == EINTR else { return false }
    }
  }
}
