import Foundation
import Glibc
import System
import Testing

/// The built program, run from a command line: arguments in, exit code and two streams out.
public final class Program {
  /// The result of a run.
  public struct Outcome: Sendable {
    /// The exit code, or 128 plus the signal number.
    public var code: Int32
    public var out: String
    public var errors: String
    /// Peak memory, in bytes.
    public var peakMemory: Int
    /// User and system time, in seconds.
    public var processorTime: Double
  }

  public static let path = path(of: "parallax")

  /// The path of a file built along with the tests.
  public static func path(of file: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(file).path
  }

  /// Variables hidden from the program: the display and desktop of the user who runs the tests, and the folder where
  /// studios find each other.
  private static let hidden = [
    "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SDL_VIDEODRIVER", "SDL_RENDER_DRIVER", "GDK_SCALE",
    "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID",
  ]

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - environment: Changes to the variables; nil removes one.
  ///   - input: A file for standard input. Nil for none.
  ///   - output: A file for standard output, instead of memory.
  ///   - limit: Seconds after which it is killed, so that it cannot hang.
  public static func run(
    _ words: [String], environment: [String: String?] = [:], input: String? = nil, output: String? = nil,
    within limit: Double = generousDeadline
  ) throws -> Outcome {
    let program = try Program(words, environment: environment, input: input, output: output)
    return try #require(program.wait(within: limit), "\(words) was still running after \(limit) s")
  }

  public let pid: pid_t
  private let words: [String]
  private let streams: ScratchFolder
  private let output: String?
  /// Its process ID may belong to another process afterwards.
  private var hasEnded = false

  /// Starts the program without waiting.
  public init(
    _ words: [String], of executable: String = Program.path, environment: [String: String?] = [:],
    input: String? = nil, output: String? = nil
  ) throws {
    self.words = words
    self.output = output
    streams = try ScratchFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? streams / "out", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams / "errors", O_WRONLY | O_CREAT, 0o600)
    // A test thread may block signals; a program starts with none blocked.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var variables = ProcessInfo.processInfo.environment.filter { !Self.hidden.contains($0.key) }
    for (name, value) in environment { variables[name] = value }
    var started = pid_t()
    let arguments = ([executable] + words).map { strdup($0) }
    let settings = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { (arguments + settings).forEach { free($0) } }
    let code = posix_spawn(&started, executable, &actions, &attributes, arguments + [nil], settings + [nil])
    try #require(code == 0, "\(executable) cannot be started: \(String(cString: strerror(code)))")
    pid = started
  }
}

extension Program {
  /// Waits for its end. If that takes too long, kills it and returns nil.
  public func wait(within limit: Double = generousDeadline) -> Outcome? {
    guard !hasEnded else { return nil }
    defer {
      streams.remove()
      hasEnded = true
    }
    var (status, usage) = (Int32(0), rusage())
    let end = MonotonicClock.now + limit
    while wait4(pid, &status, WNOHANG, &usage) == 0 {
      if MonotonicClock.now > end {
        kill(pid, SIGKILL)
        wait4(pid, &status, 0, &usage)
        return nil
      }
      usleep(2000)
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    // The peak includes that of this process, which the child was a copy of before exec. The rest is at most its own.
    let inherited = ownPeakMemory
    let signal = status & 0x7f
    return Outcome(
      code: signal == 0 ? status >> 8 & 0xff : 128 + signal, out: output == nil ? text("out") : "",
      errors: text("errors"),
      peakMemory: max(0, usage.ru_maxrss * 1024 - inherited),
      processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime))
  }

  /// Peak memory of the test process itself, in bytes.
  private var ownPeakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }

  /// Its standard output so far.
  public var out: String { text("out") }

  /// Its standard error so far.
  public var errors: String { text("errors") }

  /// Whether it is still running. Does not affect `wait`.
  public var isRunning: Bool {
    guard !hasEnded else { return false }
    var info = siginfo_t()
    return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == 0
  }

  public func send(_ signal: Int32) { if !hasEnded { kill(pid, signal) } }

  private func text(_ name: String) -> String {
    FileManager.default.contents(atPath: streams / name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
