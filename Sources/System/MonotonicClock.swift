import Glibc

/// Time that never runs backwards, in seconds. Where it began is nobody's business: only differences mean something.
public enum MonotonicClock {
  public static var now: Double { seconds(CLOCK_MONOTONIC) }

  /// Since the machine was booted, with all the time that it was asleep.
  public static var sinceBoot: Double { seconds(CLOCK_BOOTTIME) }

  /// That a processor has worked for this thread.
  public static var threadTime: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Sleeps until that time; comes back at once where it has passed. The system wakes up a little late: see
  /// `sleepPrecisely`.
  public static func sleep(until time: Double) {
    guard time > now else { return }
    var time = timespec(tv_sec: Int(time), tv_nsec: Int((time - time.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// Lets this thread's sleeps end when they are to. The system may otherwise let each run on by 0.05 ms, to wake up
  /// seldom; where it insists on that, nothing changes.
  public static func sleepPrecisely() {
    guard let file = fopen("/proc/self/timerslack_ns", "we") else { return }
    fputs("1", file)
    fclose(file)
  }
}
