import Glibc
import System
import Text

/// The machine that measures, in words, and what it is busy with.
enum Machine {
  static var words: String {
    [processor, counted(SharedWork.processors, "core"), system, kernel].compactMap { $0 }.joined(separator: ", ")
  }

  static var processor: String? { field("model name", in: "/proc/cpuinfo", separator: ":") }

  static var system: String? { field("PRETTY_NAME", in: "/etc/os-release", separator: "=") }

  /// All of it, in kilobytes; nil where nobody knows.
  static var memory: Int? {
    field("MemTotal", in: "/proc/meminfo", separator: ":").flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// Processes that ran or wanted to, as a mean over the last minute; nil where nobody knows.
  static var load: Double? {
    SystemFile.text("/proc/loadavg").flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }

  /// What all processors have been busy with since the machine was started, in seconds; nil where nobody knows.
  static var busyTime: Double? {
    guard let line = SystemFile.text("/proc/stat")?.split(separator: "\n").first, line.hasPrefix("cpu ") else {
      return nil
    }
    // user, nice, system, idle, waiting for disks, interrupts twice, stolen; then what is counted before, too.
    let ticks = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard ticks.count == 8 else { return nil }
    return (ticks.reduce(0, +) - ticks[3] - ticks[4]) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
  }

  /// How the system chooses the speed of its processors; nil where it does not tell.
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
