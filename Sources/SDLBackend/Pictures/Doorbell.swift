import Glibc

/// Lets one thread sleep until another rings. Rings add up to one: who wakes looks for everything there is to do.
nonisolated struct Doorbell: ~Copyable, Sendable {
  private let sleeper: Int32
  private let button: Int32

  /// Nil where the process has no file descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    sleeper = ends[0]
    button = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A pipe full of rings already wakes; ringing must never wait.
    _ = fcntl(button, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(sleeper)
    close(button)
  }
}

nonisolated extension Doorbell {
  func ring() {
    var byte: UInt8 = 0
    _ = write(button, &byte, 1)
  }

  /// Sleeps until it rings, and forgets the rings.
  func wait() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(sleeper, &bytes, 16) < 0, errno == EINTR {}
  }
}
