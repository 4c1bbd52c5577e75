import Foundation
import OuterSupport
import System
import TestSupport
import Testing

/// The studio on an X server of its own, beside programs that misbehave. What it is measured by is the same beside all
/// of them: a first frame, keys that are answered, rest, and a clean end.
final class HostileStudio {
  /// Seconds that others may hold the studio up. The time in which it waits for a processor is left out, so that this
  /// holds on a busy machine.
  static let patience = 20.0

  let server: XServer
  /// The folder for its state, which the test removes if it gave it.
  let home: ScratchFolder
  private let isHomeOurs: Bool
  let program: Program
  let window: Int
  /// Seconds from its start to the first frame, without those in which it waited for a processor.
  let firstFrame: Double
  private let report: FrameReportReader
  private var last = FrameReportReader.Line()
  private var key = 9

  init(
    _ words: [String] = ["map-crop"], bus: String?, home: ScratchFolder? = nil,
    size: (width: Int, height: Int) = (900, 620), program: String = Program.path, environment: [String: String?] = [:]
  ) throws {
    isHomeOurs = home == nil
    let home = try home ?? ScratchFolder()
    self.home = home
    server = try XServer(width: size.width, height: size.height)
    // A report of an earlier start would pass for this one's.
    unlink(home / "frames")
    let report = FrameReportReader(path: home / "frames")
    self.report = report
    let start = MonotonicClock.now
    var variables: [String: String?] = [
      "DISPLAY": server.display, "HOME": home.path, "XDG_STATE_HOME": nil, "XDG_RUNTIME_DIR": nil,
      "PARALLAX_FRAMES": home / "frames", "DBUS_SESSION_BUS_ADDRESS": bus ?? "disabled:",
    ]
    variables.merge(environment) { $1 }
    self.program = try Program(words + ["--size", "\(size.width)x\(size.height)"], of: program, environment: variables)
    let isThere = eventually { report.next() != nil }
    firstFrame = MonotonicClock.now - start - Self.delay(of: self.program)
    try #require(isThere, "there is no frame: \(self.program.errors)")
    window = try server.window(of: self.program)
    // The opening of a scene leads to its start in three seconds, the key in less than one.
    try server.act("windowfocus --sync \(window) key Home")
    // What a test asks for in another way than by a key must not overtake this one.
    _ = try pressKey()
  }

  func end() {
    program.send(SIGKILL)
    _ = program.wait()
    server.stop()
    if isHomeOurs { home.remove() }
  }
}

extension HostileStudio {
  /// The last line of its report.
  var now: FrameReportReader.Line {
    while let line = report.next() { last = line }
    return last
  }

  /// Presses a key without a meaning. Returns the seconds until the window has handled it, and all input before, without
  /// those in which the studio waited for a processor.
  func pressKey() throws -> Double {
    key = key == 9 ? 12 : 9
    let (start, delay) = (MonotonicClock.now, Self.delay(of: program))
    try server.act("key F\(key)")
    try #require(eventually { now.key == key }, "no key is heard: \(now) \(program.errors)")
    return MonotonicClock.now - start - (Self.delay(of: program) - delay)
  }

  /// Seconds in which the first thread of a program could run but had no processor.
  private static func delay(of program: Program) -> Double {
    let fields = SystemFile.text("/proc/\(program.pid)/schedstat")?.split(separator: " ") ?? []
    return fields.count > 1 ? (Double(fields[1]) ?? 0) / 1e9 : 0
  }

  /// The studio's resources: memory in MB, open files and threads.
  struct Use {
    var memory = 0
    var files = 0
    var threads = 0
  }

  var use: Use {
    var use = Use()
    let status = (try? String(contentsOfFile: "/proc/\(program.pid)/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") {
      let number = line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
      if line.hasPrefix("VmRSS:") { use.memory = number / 1024 }
      if line.hasPrefix("Threads:") { use.threads = number }
    }
    use.files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.pid)/fd"))?.count ?? 0
    return use
  }

  /// Children of the studio.
  var children: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { Self.parent(of: $0) == program.pid }
  }

  /// The parent of a process. Nil if it has ended, even if no other process knows that yet.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let rest = line.split(separator: ")").last
    else { return nil }
    let fields = rest.split(separator: " ")
    return fields.count > 1 && fields[0] != "Z" ? pid_t(fields[1]) : nil
  }

  /// The processor time used so far, in hundredths of a second.
  private var processorTime: Int {
    let line = (try? String(contentsOfFile: "/proc/\(program.pid)/stat", encoding: .utf8)) ?? ""
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// Expects what holds beside every other program, and ends the studio. The figures go to the file named by
  /// `PARALLAX_FIGURES`, for the table in docs/inside/other-programs.md.
  func checkAll(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(firstFrame < Self.patience, "\(name)", sourceLocation: sourceLocation)
    var slowest = 0.0
    for _ in 0..<6 { slowest = max(slowest, try pressKey()) }
    #expect(slowest < Self.patience, "\(name)", sourceLocation: sourceLocation)
    // A busy wait uses all of a processor.
    #expect(eventually { now.isAtRest }, "\(now)", sourceLocation: sourceLocation)
    var used = 0
    let isIdle = eventually {
      let before = processorTime
      usleep(1_000_000)
      used = processorTime - before
      return used <= 2
    }
    #expect(isIdle, "\(name) keeps it busy: \(used) hundredths", sourceLocation: sourceLocation)
    let left = children
    let (start, delay) = (MonotonicClock.now, Self.delay(of: program))
    program.send(SIGTERM)
    _ = eventually { !program.isRunning }
    let ending = MonotonicClock.now - start - (Self.delay(of: program) - delay)
    let outcome = program.wait(within: 0)
    #expect(
      outcome?.code == 0 || outcome?.code == 143, "\(outcome?.errors ?? "it hangs")", sourceLocation: sourceLocation)
    #expect(ending < Self.patience, "\(name)", sourceLocation: sourceLocation)
    #expect(
      eventually { left.allSatisfy { Self.parent(of: $0) == nil } }, "\(name) leaves children behind",
      sourceLocation: sourceLocation)
    note(name, slowest: slowest, used: used, ending: ending)
  }

  private func note(_ name: String, slowest: Double, used: Int, ending: Double) {
    guard let path = ProcessInfo.processInfo.environment["PARALLAX_FIGURES"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    let line = String(
      format: "| %@ | %.0f | %.0f | %d | %.0f |\n", name, firstFrame * 1000, slowest * 1000, used * 10, ending * 1000)
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(line.utf8))
    try? file.close()
  }
}
