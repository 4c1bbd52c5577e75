import Glibc
import Testing

@testable import System

@Suite struct ChildProcessTests {
  private func check(
    _ script: String, environment: [String]? = nil, keeping limit: Int = .max, errors: ChildProcess.Stream = .dropped,
    output: String, _ ending: ChildProcess.Ending = .exited(0)
  ) throws {
    let child = try ChildProcess("/bin/sh", ["sh", "-c", script], environment: environment, errors: errors)
    let (bytes, end) = child.finish(keeping: limit)
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
}
