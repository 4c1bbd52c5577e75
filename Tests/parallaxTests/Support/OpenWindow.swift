import Glibc
import Testing

/// The program with its window open in the corner of an X server's screen, and what the screen showed last.
nonisolated final class OpenWindow {
  let program: Program
  let server: XServer
  /// The window, as X numbers it.
  let number: Int
  /// The screen when it last stood still.
  private(set) var screen: ScreenDump

  init(
    _ words: [String] = [], on server: XServer, size: (width: Int, height: Int), environment: [String: String?] = [:]
  ) throws {
    self.server = server
    let program = try Program(
      words + ["--size", "\(size.width)x\(size.height)"],
      environment: environment.merging(["DISPLAY": server.display]) { old, _ in old })
    self.program = program
    var found = ""
    _ = try Clock.wait(atMost: 20) {
      let tool = try Program(
        ["search", "--onlyvisible", "--class", "parallax"], of: "/usr/bin/xdotool",
        environment: ["DISPLAY": server.display])
      found = tool.wait(within: 5)?.out ?? ""
      return !found.isEmpty
    }
    number = try #require(
      found.split(separator: "\n").first.flatMap { Int($0) }, "no window opened: \(program.errors)")
    try server.act("windowmove --sync \(number) 0 0 windowfocus \(number)")
    screen = try server.screenshot()
    try settle()
  }
}

nonisolated extension OpenWindow {
  /// Waits until the opening is over and the pictures are there, which may begin late on a busy machine.
  func settle() throws {
    for _ in 0..<10 {
      screen = try server.settled()
      if try server.changed(from: screen, within: 0.4) == nil { return }
    }
    Issue.record("the window does not come to rest")
  }

  /// Does something, expects the screen to show it, and waits until it stands still again.
  @discardableResult
  func check(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ScreenDump {
    try server.act(line)
    let changed = try server.changed(from: screen)
    #expect(changed != nil, "\(line) shows nothing", sourceLocation: sourceLocation)
    screen = try server.settled()
    return screen
  }

  /// Does something, and expects the screen to come back to what it was.
  func check(_ line: String, leadsBackTo old: ScreenDump, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try server.act(line)
    let isBack = try Clock.wait(atMost: 8) {
      screen = try server.screenshot()
      return screen == old
    }
    #expect(isBack, "\(line) leads elsewhere", sourceLocation: sourceLocation)
  }

  /// Ends it where it runs still.
  func end() {
    program.send(SIGKILL)
    _ = program.wait(within: 5)
  }
}
