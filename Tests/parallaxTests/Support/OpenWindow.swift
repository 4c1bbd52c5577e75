import Glibc
import Testing

/// The program with its window open, filling the screen of an X server.
nonisolated struct OpenWindow {
  let program: Program
  let server: XServer
  /// The window, as X numbers it.
  let number: Int

  init(
    _ words: [String] = [], on server: XServer, size: (width: Int, height: Int) = (1280, 820),
    environment: [String: String?] = [:]
  ) throws {
    self.server = server
    let program = try Program(
      words + ["--size", "\(size.width)x\(size.height)"],
      environment: environment.merging(["DISPLAY": server.display]) { old, _ in old })
    self.program = program
    var found = ""
    let isOpen = try Clock.wait(atMost: 20) {
      let tool = try Program(
        ["search", "--onlyvisible", "--name", "Parallax"], of: "/usr/bin/xdotool",
        environment: ["DISPLAY": server.display])
      found = tool.wait(within: 5)?.out ?? ""
      return !found.isEmpty || kill(program.pid, 0) != 0
    }
    number = try #require(
      found.split(separator: "\n").first.flatMap { Int($0) }, "no window opened, \(isOpen): \(program.errors)")
    try server.act("windowmove --sync \(number) 0 0 windowfocus \(number)")
  }
}

nonisolated extension OpenWindow {
  /// The window at rest, its opening over and its pictures there.
  func settled() throws -> ScreenDump {
    var still = try server.settled()
    // The opening may begin late on a busy machine, and pictures come when there is time.
    for _ in 0..<8 {
      guard try server.changed(from: still, within: 0.6) != nil else { return still }
      still = try server.settled()
    }
    Issue.record("the window does not come to rest")
    return still
  }

  /// Ends it where it runs still.
  func end() {
    program.send(SIGKILL)
    _ = program.wait(within: 5)
  }
}
