import Glibc

/// Paces frames by deadlines of its own: SDL's vertical sync says yes where it only waits for whole milliseconds.
struct FrameClock {
  /// Seconds from one frame to the next.
  let period: Double
  /// When the frame under way is to be shown, on the monotonic clock.
  private(set) var deadline: Double

  /// The last part of a wait, in seconds, that is spent awake: sleeping wakes up too late.
  private static let awake = 0.0001

  init(rate: Double) {
    period = 1 / max(1, rate)
    deadline = Self.now
    Self.wakeInTime()
  }

  /// Lets the main thread's sleeps end when they are to. The system may otherwise let each run on by 0.05 ms, to wake
  /// up seldom. Where it will not, frames are that much later.
  private static func wakeInTime() {
    guard let file = fopen("/proc/self/timerslack_ns", "we") else { return }
    fputs("1", file)
    fclose(file)
  }
}

extension FrameClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// When the next frame will be shown: the first deadline that is still ahead. A deadline that was missed is skipped,
  /// never made up for, so that motion stays on its curve; one that nothing was drawn for stands until it has passed,
  /// however often this is asked.
  mutating func aim() {
    let now = Self.now
    guard deadline <= now else { return }
    deadline += period
    if deadline < now { deadline = now + period }
  }

  /// Waits until the deadline.
  func wait() {
    let sleep = deadline - Self.awake
    if sleep > Self.now {
      var time = timespec(tv_sec: Int(sleep), tv_nsec: Int((sleep - sleep.rounded(.down)) * 1e9))
      while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }
    while Self.now < deadline {}
  }
}
