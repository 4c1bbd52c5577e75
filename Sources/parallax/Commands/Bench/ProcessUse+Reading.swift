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

  /// Also reads the load of the machine, which costs a file access.
  static var withMachine: ProcessUse {
    var use = now
    (use.time, use.busyTime) = (MonotonicClock.now, Machine.busyTime)
    use.waitingTime = mainThreadWait
    return use
  }

  /// Time for which the main thread was ready and had no processor since it started, in seconds. Nil if unknown.
  private static var mainThreadWait: Double? {
    // On a processor and waiting for one, both in nanoseconds, and the number of turns.
    let numbers = SystemFile.text("/proc/self/schedstat")?.split(separator: " ") ?? []
    return numbers.count > 1 ? Double(numbers[1]).map { $0 * 1e-9 } : nil
  }

  /// Peak resident memory in bytes. Nil if unknown.
  static var peakMemory: Double? {
    guard let status = SystemFile.text("/proc/self/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first.flatMap({
        Double($0)
      })
    else { return nil }
    return kilobytes * 1024
  }

  /// The start of the process, in seconds on the monotonic clock. Call as early as possible.
  ///
  /// The system reports it in steps of 10 ms. Within a step it is derived from the processor time used, as the process
  /// has done nothing but load the program, which needs no waiting.
  static func start() -> Double {
    let now = MonotonicClock.now
    let computed = now - ProcessUse.now.processorTime
    // After the name, which may contain anything, the 20th field is the start in ticks since boot.
    guard let stat = SystemFile.text("/proc/self/stat"), let name = stat.lastIndex(of: ")"),
      let ticks = stat[name...].split(separator: " ").dropFirst(20).first.flatMap({ Double($0) })
    else { return computed }
    let rate = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    let age = MonotonicClock.sinceBoot - ticks / rate
    guard age > -1, age < 3600 else { return computed }
    return min(now, max(now - age, min(computed, now - age + 1 / rate)))
  }
}
