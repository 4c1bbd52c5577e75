import Glibc

/// The machine that measures, in words, and what it is busy with.
enum Machine {
  static var words: String {
    let model = field("model name", in: "/proc/cpuinfo", separator: ":")
    let system = field("PRETTY_NAME", in: "/etc/os-release", separator: "=")
    return [model, "\(cores) \(cores == 1 ? "core" : "cores")", system, kernel].compactMap { $0 }.joined(
      separator: ", ")
  }

  /// Cores that this process may use.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Processes that ran or wanted to, as a mean over the last minute; nil where nobody knows.
  static var load: Double? {
    SystemFile.text("/proc/loadavg").flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }

  private static var kernel: String? {
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
