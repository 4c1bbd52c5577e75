import Glibc

/// Lets one thread sleep until another wakes it. Several wake-ups may become one: the woken thread has to check for all
/// work.
public struct WakePipe: ~Copyable, Sendable {
  /// Becomes readable when woken, for a `poll` together with other descriptors.
  public let descriptor: Int32
  private let end: Int32

  /// Throws if the process has no descriptors left.
  public init() throws(SystemError) {
    (descriptor, end) = try Descriptor.pipe(waits: false)
  }

  deinit {
    close(descriptor)
    close(end)
  }
}

extension WakePipe {
  /// Wakes the sleeper, from any thread. Never blocks: a full pipe wakes already.
  public func wake() {
    var byte: UInt8 = 0
    _ = write(end, &byte, 1)
  }

  /// Sleeps until woken, and clears all wake-ups so far.
  public func wait() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, -1) < 0, errno == EINTR {}
    forget()
  }

  /// Clears all wake-ups so far.
  public func forget() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &bytes, 16) > 0 {}
  }
}
