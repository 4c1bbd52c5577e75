import Bench
import Glibc
import System

extension ProcessUse {
  static var now: ProcessUse {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return ProcessUse(
      processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime), voluntarySwitches: usage.ru_nvcsw,
      involuntarySwitches: usage.ru_nivcsw)
  }

  /// Beside it what the machine was busy with, which costs a file.
  static var withMachine: ProcessUse {
    var use = now
    (use.time, use.busyTime) = (MonotonicClock.now, Machine.busyTime)
    return use
  }

  /// The most memory that was resident at once, in bytes; nil where the system does not tell.
  static var peakMemory: Double? {
    guard let status = SystemFile.text("/proc/self/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first.flatMap({
        Double($0)
      })
    else { return nil }
    return kilobytes * 1024
  }

  /// When the process was started, in seconds on the monotonic clock. To be asked as early as possible.
  ///
  /// The system tells it in steps of 10 ms. Within the step it was as long ago as the process has been computing:
  /// nothing but loading the program came before, and that computes.
  static func start() -> Double {
    let now = MonotonicClock.now
    let computed = now - ProcessUse.now.processorTime
    // Of the fields after the name, which may hold anything, the 20th is the start in ticks since the machine was
    // booted.
    guard let stat = SystemFile.text("/proc/self/stat"), let name = stat.lastIndex(of: ")"),
      let ticks = stat[name...].split(separator: " ").dropFirst(20).first.flatMap({ Double($0) })
    else { return computed }
    let rate = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    let age = MonotonicClock.sinceBoot - ticks / rate
    guard age > -1, age < 3600 else { return computed }
    return min(now, max(now - age, min(computed, now - age + 1 / rate)))
  }
}
