import Glibc

/// Time as it passes for the tests: to give up waiting, never to judge how fast something was.
nonisolated enum Clock {
  /// Seconds on the monotonic clock.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Asks again and again until the answer is yes; false: it never was.
  static func wait(atMost limit: Double = 10, until holds: () throws -> Bool) rethrows -> Bool {
    let end = now + limit
    while now < end {
      if try holds() { return true }
      usleep(5000)
    }
    return try holds()
  }
}
