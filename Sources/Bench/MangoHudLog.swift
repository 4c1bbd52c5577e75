/// A log in MangoHud's format, for tools that read it: frame times in milliseconds, or in a window the intervals
/// between frames, and the elapsed time in nanoseconds. Unknown values are 0.
public struct MangoHudLog {
  private var reports: [BenchReport]
  private var machinery: Machinery

  public init(_ reports: [BenchReport], _ machinery: Machinery) {
    self.reports = reports
    self.machinery = machinery
  }

  /// MangoHud's columns about the machine, in order.
  public struct Machinery: Hashable, Sendable {
    var system = ""
    var processor = ""
    var graphics = ""
    /// Kilobytes.
    var memory = 0
    var kernel = ""
    var driver = ""

    public init(
      system: String = "", processor: String = "", graphics: String = "", memory: Int = 0, kernel: String = "",
      driver: String = ""
    ) {
      (self.system, self.processor, self.graphics) = (system, processor, graphics)
      (self.memory, self.kernel, self.driver) = (memory, kernel, driver)
    }
  }
}

extension MangoHudLog {
  private static let mangoColumns =
    "fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,gpu_mem_clock,gpu_vram_used,gpu_power,"
    + "ram_used,swap_used,process_rss,cpu_mhz,elapsed"

  public var text: String {
    let words = [machinery.system, machinery.processor, machinery.graphics].map(Self.plain)
    var text = "os,cpu,gpu,ram,kernel,driver,cpuscheduler\n"
    text += words.joined(separator: ",") + ",\(machinery.memory),\(Self.plain(machinery.kernel)),"
    text += "\(Self.plain(machinery.driver)),\n\(Self.mangoColumns)\n"
    var elapsed = 0.0
    for report in reports {
      let isPaced = report.detail("interval_ms") != nil
      for records in report.records ?? [] {
        for time in isPaced ? TimedFrame.intervals(records) : records.map(\.duration) {
          elapsed += time
          let rate = (time > 0 ? 1000 / time : 0).told(3)
          text += "\(rate),\(time.told(4)),0,0,0,0,0,0,0,0,0,0,0,"
          text += "\((report.value(.memory) / 1e3).told(3)),0,\((elapsed * 1e6).told(0))\n"
        }
      }
    }
    return text
  }

  /// Readers do not support quotes.
  private static func plain(_ field: String) -> String {
    String(field.map { $0 == "," || $0.isNewline || $0 == "\"" ? " " : $0 })
  }
}
