import Glibc
import TestSupport
import Testing

/// The program with its window open in the corner of an X server's screen, and what the screen showed last.
nonisolated final class OpenWindow {
  let program: Program
  let server: XServer
  /// Where it keeps what it remembers: nothing of whoever runs the tests.
  private let home: ScratchFolder
  /// The window, as X numbers it.
  let number: Int
  /// The screen when it last stood still.
  private(set) var screen: ScreenDump

  init(
    _ words: [String] = [], on server: XServer, size: (width: Int, height: Int), environment: [String: String?] = [:]
  ) throws {
    self.server = server
    let home = try ScratchFolder()
    self.home = home
    let own: [String: String?] = ["DISPLAY": server.display, "HOME": home.path, "XDG_STATE_HOME": nil]
    let program = try Program(
      words + ["--size", "\(size.width)x\(size.height)"], environment: own.merging(environment) { _, new in new })
    self.program = program
    number = try server.window(of: program)
    try server.act("windowmove --sync \(number) 0 0 windowfocus \(number)")
    screen = try server.screenshot()
    try settle()
  }
}

nonisolated extension OpenWindow {
  /// Waits until nothing moves any more for so many seconds: the opening is over, the pictures are there.
  func settle(for quiet: Double = scrollPause) throws { screen = try server.settled(for: quiet, within: 40) }

  /// Longer than the scroll indicator waits before it fades, in seconds.
  static let scrollPause = 0.45

  /// Does something with the keyboard's focus on the window, which no window manager gives it here.
  func act(_ line: String) throws { try server.act("windowfocus \(number) \(line)") }

  /// Does something, expects the screen to show it, and waits until it stands still again.
  @discardableResult
  func check(
    _ line: String, scrolls: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ScreenDump {
    try act(line)
    let changed = try server.changed(from: screen)
    #expect(changed != nil, "\(line) shows nothing", sourceLocation: sourceLocation)
    screen = try server.settled(for: scrolls ? Self.scrollPause : 0.12)
    return screen
  }

  /// Does something, and expects the screen to come back to what it was.
  func check(_ line: String, leadsBackTo old: ScreenDump, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try act(line)
    let isBack = try eventually(within: 8) {
      screen = try server.screenshot()
      return screen == old
    }
    guard !isBack else { return }
    try Failures.write(old.file, to: "window-expected.xwd")
    try Failures.write(screen.file, to: "window-actual.xwd")
    Issue.record("\(line) leads elsewhere; see Tests/Failures", sourceLocation: sourceLocation)
  }

  /// Ends it where it runs still.
  func end() {
    program.send(SIGKILL)
    _ = program.wait(within: 5)
    home.remove()
  }
}
