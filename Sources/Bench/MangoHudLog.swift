/// A log in MangoHud's format, for tools that read it: frame times in milliseconds, or in a window the intervals
/// between frames, memory in GiB, and the elapsed time in nanoseconds. Unknown values are 0.
///
/// mangoplot refuses logs of fewer than 10,000 frames and leaves out rates above 1000, so the frames are repeated in
/// order until there are as many, and a higher rate is written as 1000; the frame's time stays exact.
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
    let frames = frames
    var elapsed = 0.0
    for _ in 0..<rounds {
      for frame in frames {
        elapsed += frame.time
        let rate = min(Self.fastest, frame.time > 0 ? 1000 / frame.time : 0)
        text += "\(rate.told(3)),\(frame.time.told(4)),0,0,0,0,0,0,0,0,0,0,0,"
        text += "\((Double(frame.residentBytes) / 0x1p30).told(4)),0,\((elapsed * 1e6).told(0))\n"
      }
    }
    return text
  }

  private static let fastest = 1000.0
  private static let leastRows = 10_000

  /// How often the frames are in the log.
  public var rounds: Int { frames.isEmpty ? 0 : (Self.leastRows + frames.count - 1) / frames.count }

  private var frames: [(time: Double, residentBytes: Int)] {
    reports.flatMap { report in
      let isPaced = report.detail("interval_ms") != nil
      return (report.records ?? []).flatMap { records in
        let times = isPaced ? TimedFrame.intervals(records) : records.map(\.duration)
        return zip(times, isPaced ? records.dropFirst() : records[...]).map { ($0, $1.residentBytes) }
      }
    }
  }

  /// Readers do not support quotes.
  private static func plain(_ field: String) -> String {
    String(field.map { $0 == "," || $0.isNewline || $0 == "\"" ? " " : $0 })
  }
}
