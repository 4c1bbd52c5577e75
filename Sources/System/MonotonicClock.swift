import Glibc

/// Monotonic time in seconds. The origin is arbitrary; only differences are meaningful.
public enum MonotonicClock {
  public static var now: Double { seconds(CLOCK_MONOTONIC) }

  /// Time since boot, including sleep.
  public static var sinceBoot: Double { seconds(CLOCK_BOOTTIME) }

  /// Processor time used by this thread.
  public static var threadTime: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Sleeps until that time, or returns at once if it has passed. The system wakes up slightly late: see
  /// `sleepPrecisely`.
  public static func sleep(until time: Double) {
    guard time > now else { return }
    var time = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// Reduces this thread's timer slack, which may otherwise delay each wake-up by 0.05 ms to save power. Has no effect
  /// if the system does not allow it.
  public static func sleepPrecisely() {
    guard let file = fopen("/proc/self/timerslack_ns", "we") else { return }
    fputs("1", file)
    fclose(file)
  }
}
