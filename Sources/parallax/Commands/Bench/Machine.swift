import Glibc
import Notation
import System

/// The measuring machine: its description and load.
enum Machine {
  static var words: String {
    [processor, counted(WorkerThread.processors, "core"), system, kernel].compactMap { $0 }.joined(separator: ", ")
  }

  static var processor: String? { field("model name", in: "/proc/cpuinfo", separator: ":") }

  static var system: String? { field("PRETTY_NAME", in: "/etc/os-release", separator: "=") }

  /// Total memory in kilobytes. Nil if unknown.
  static var memory: Int? {
    field("MemTotal", in: "/proc/meminfo", separator: ":").flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// The one-minute load average. Nil if unknown.
  static var load: Double? {
    SystemFile.text("/proc/loadavg").flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }

  /// Busy time of all processors since boot, in seconds. Nil if unknown.
  static var busyTime: Double? {
    guard let line = SystemFile.text("/proc/stat")?.split(separator: "\n").first, line.hasPrefix("cpu ") else {
      return nil
    }
    // user, nice, system, idle, iowait, irq, softirq, steal; the rest is already included.
    let ticks = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard ticks.count == 8 else { return nil }
    return (ticks.reduce(0, +) - ticks[3] - ticks[4]) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
  }

  /// The processors' frequency governor. Nil if unknown.
  static var governor: String? {
    SystemFile.text("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor").map { String($0.prefix { $0 != "\n" }) }
  }

  static var kernel: String? {
    SystemFile.text("/proc/sys/kernel/osrelease").map { "Linux " + $0.prefix { !$0.isWhitespace } }
  }

  private static func field(_ name: String, in path: String, separator: Character) -> String? {
    guard let line = SystemFile.text(path)?.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let middle = line.firstIndex(of: separator)
    else { return nil }
    let value = line[line.index(after: middle)...].drop { $0 == " " || $0 == "\"" }
    return String(value.prefix { $0 != "\"" })
  }
}
