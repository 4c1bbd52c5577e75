import Glibc

/// A thread that waits for a descriptor to have news and rings a bell, so that a program that sleeps wakes up and reads
/// it.
final class Lookout {
  private let end: Int32

  /// How long the program gets to read the news before the bell rings again, in microseconds.
  private static let breath: UInt32 = 20_000

  /// Nil where there is no thread to be had.
  ///
  /// - Parameter ring: Called on the thread.
  init?(for descriptor: Int32, ringing ring: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let stop = ends[0]
    end = ends[1]
    let isStarted = Sideline.start {
      var waits = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        guard poll(&waits, 2, -1) > 0 else {
          if errno == EINTR { continue }
          break
        }
        if waits[1].revents != 0 || waits[0].revents & Int16(POLLIN) == 0 { break }
        ring()
        usleep(Self.breath)
      }
      close(stop)
    }
    if !isStarted {
      close(stop)
      return nil
    }
  }

  deinit { close(end) }
}
