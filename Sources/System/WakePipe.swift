import Glibc

/// Lets one thread sleep until another wakes it. Wakings add up to one: who wakes looks for everything there is to do.
public struct WakePipe: ~Copyable, Sendable {
  /// What the sleeper waits for, for a `poll` that waits for other things too: something to read.
  public let descriptor: Int32
  private let end: Int32

  /// Throws where the process has no descriptors left.
  public init() throws(SystemError) {
    (descriptor, end) = try Descriptor.pipe(waits: false)
  }

  deinit {
    close(descriptor)
    close(end)
  }
}

extension WakePipe {
  /// Wakes the sleeper, from any thread. It never waits: a pipe that is full wakes already.
  public func wake() {
    var byte: UInt8 = 0
    _ = write(end, &byte, 1)
  }

  /// Sleeps until somebody wakes it, and forgets all wakings until then.
  public func wait() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, -1) < 0, errno == EINTR {}
    forget()
  }

  /// Forgets all wakings until now.
  public func forget() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &bytes, 16) > 0 {}
  }
}
