import Glibc
import Synchronization
import TestSupport
import Testing

@testable import System

@Suite struct ChildProcessTests {
  private func check(
    _ script: String, environment: [String]? = nil, keeping limit: Int = .max, errors: ChildProcess.Stream = .dropped,
    output: String, _ ending: ChildProcess.Ending = .exited(0)
  ) throws {
    let child = try ChildProcess("/bin/sh", ["sh", "-c", script], environment: environment, errors: errors)
    let (bytes, end, _) = child.finish(keeping: limit)
    #expect(String(decoding: bytes, as: UTF8.self) == output)
    #expect(end == ending)
  }

  @Test func `what a program writes is collected, and how it ended is told`() throws {
    try check("printf one; printf two", output: "onetwo")
    try check("exit 3", output: "", .exited(3))
    try check("kill -9 $$", output: "", .killed(SIGKILL))
  }

  @Test func `errors go where they are sent`() throws {
    try check("echo out; echo error >&2", output: "out\n")
    try check("echo out; echo error >&2", errors: .collected, output: "out\nerror\n")
  }

  @Test func `its variables are ours, or those it is given`() throws {
    try check("echo $HOME", output: (Environment.value("HOME") ?? "") + "\n")
    try check("echo $HOME$ONE", environment: ["ONE=1"], output: "1\n")
  }

  @Test func `a tool gets the paths, the display and the language, and nothing else`() throws {
    let child = try ChildProcess("/usr/bin/env", ["env"], environment: Environment.ofTools)
    let lines = String(decoding: child.finish().output, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("PATH=\(Environment.value("PATH") ?? "")"))
    let others: Set<Substring> = ["PWD", "OLDPWD", "SHELL", "SHLVL", "TERM", "USER", "_"]
    #expect(lines.allSatisfy { line in !others.contains(line.prefix { $0 != "=" }) }, "\(lines)")
  }

  @Test func `nothing is there to be read`() throws { try check("cat", output: "") }

  @Test func `a program that writes more than is kept can still end`() throws {
    try check("head -c 300000 /dev/zero | tr '\\0' x; exit 2", keeping: 3, output: "xxx", .exited(2))
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: SystemError(code: ENOENT)) { try ChildProcess("/nowhere/nothing", ["nothing"]) }
  }

  @Test func `a signal is passed on`() throws {
    let child = try ChildProcess("/bin/sleep", ["sleep", "60"])
    #expect(child.finish(passingOn: { SIGTERM }).ending == .killed(SIGTERM))
  }

  @Test func `a child has no descriptor of this process but its streams`() throws {
    // Copies are inherited unless they are closed.
    let copies = (0..<8).map { _ in dup(STDERR_FILENO) }
    defer { for copy in copies { close(copy) } }
    let child = try ChildProcess("/bin/ls", ["ls", "/proc/self/fd"])
    let (output, ending, _) = child.finish()
    // The last one is the folder that it lists.
    #expect(String(decoding: output, as: UTF8.self) == "0\n1\n2\n3\n" && ending == .exited(0))
  }

  @Test func `streams that are low descriptors of this process reach their places`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let child = try ChildProcess(
      "/bin/sh", ["sh", "-c", "echo out; echo error >&2"], output: .descriptor(ends[1]), errors: .descriptor(ends[1]))
    close(ends[1])
    #expect(child.finish().ending == .exited(0))
    #expect(String(decoding: try Descriptor.readAll(from: ends[0]), as: UTF8.self) == "out\nerror\n")
  }

  @Test func `a child that takes too long is killed, also if another process has its output`() throws {
    let hanging = try ChildProcess("/bin/sleep", ["sleep", "1000"])
    #expect(hanging.finish(within: 0.3).ending == .killed(SIGKILL))
    let forking = try ChildProcess("/bin/sh", ["sh", "-c", "sleep 1000 & echo $!; exit 0"])
    var info = siginfo_t()
    waitid(P_PID, id_t(forking.id), &info, WEXITED | WNOWAIT)
    let (output, ending, _) = forking.finish(within: 0.5)
    let sleeper = try #require(pid_t(String(decoding: output.dropLast(), as: UTF8.self)))
    #expect(ending == .exited(0) && kill(sleeper, SIGKILL) == 0, "the other process still has the output")
    let silent = try ChildProcess("/bin/sleep", ["sleep", "1000"], output: .dropped)
    #expect(silent.finish(within: 0.3).ending == .killed(SIGKILL))
    let quick = try ChildProcess("/bin/echo", ["echo", "done"]).finish(within: 60)
    #expect(quick.output == Array("done\n".utf8) && quick.ending == .exited(0))
  }

  @Test func `a program that writes without end is killed where that is asked for`() throws {
    let endless = try ChildProcess("/usr/bin/yes", ["yes"])
    let (bytes, ending, excess) = endless.finish(keeping: 1 << 20, killsBeyond: true)
    #expect(bytes.count == 1 << 20 && ending == .killed(SIGKILL) && excess == .output)
  }

  @Test func `a group ends with its leader, whoever has the output`() throws {
    let leader = try ChildProcess("/bin/sh", ["sh", "-c", "sleep 1000 & echo $!; exit 3"], leadsGroup: true)
    let (bytes, ending, excess) = leader.finish()
    #expect(ending == .exited(3) && excess == nil)
    let heir = try #require(pid_t(String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber }))
    #expect(eventually { Self.isGone(heir) })
  }

  @Test func `a program that ignores a signal is killed, with all that it started`() throws {
    let script = "trap '' TERM; sleep 1000 & echo $!; while :; do wait; done"
    let leader = try ChildProcess("/bin/sh", ["sh", "-c", script], leadsGroup: true)
    let (bytes, ending, _) = leader.finish(passingOn: { SIGTERM })
    #expect(ending == .killed(SIGKILL))
    let heir = try #require(pid_t(String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber }))
    #expect(eventually { Self.isGone(heir) })
  }

  /// Whether a process has ended, also if nobody has waited for it yet.
  private static func isGone(_ id: pid_t) -> Bool {
    guard let status = SystemFile.text("/proc/\(id)/stat") else { return true }
    return status.split(separator: ")").last?.split(separator: " ").first == "Z"
  }

  @Test func `a child outlives the thread that asked for it`() throws {
    let start = try Start()
    WorkerThread.start {
      start.child.withLock { $0 = try? ChildProcess("/bin/sh", ["sh", "-c", "sleep 0.5; echo done"]) }
      start.bell.wake()
    }
    start.bell.wait()
    // The thread ends about now.
    let child = try #require(start.child.withLock { $0 })
    #expect(child.finish().output == Array("done\n".utf8))
  }

  private final class Start: Sendable {
    let child = Mutex<ChildProcess?>(nil)
    let bell: WakePipe

    init() throws { bell = try WakePipe() }
  }
}
