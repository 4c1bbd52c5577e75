import Glibc
import TestSupport
import Testing

/// The program with its window open in the corner of an X server's screen. What it shows is known from what it says
/// itself, a line a frame: nothing here waits for a time or for stillness.
final class OpenWindow {
  typealias Line = FrameReportReader.Line

  let program: Program
  let server: XServer
  /// Where it keeps what it remembers: nothing of whoever runs the tests.
  let home: ScratchFolder
  /// The window, as X numbers it.
  let number: Int
  private let report: FrameReportReader
  /// What it said last.
  private(set) var now = Line()
  /// The key that was sent last to find out what has been heard; the program has no use for it.
  private var key = 9

  /// - Parameters:
  ///   - size: Of the window; nil: as it opens itself.
  ///   - home: Where it keeps what it remembers, for one that follows another.
  init(
    _ words: [String] = [], on server: XServer, size: (width: Int, height: Int)?, home: ScratchFolder? = nil,
    environment: [String: String?] = [:]
  ) throws {
    self.server = server
    let own = try ScratchFolder()
    self.home = own
    report = FrameReportReader(path: own / "frames")
    let variables: [String: String?] = [
      "DISPLAY": server.display, "HOME": (home ?? own).path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": report.path,
      // A drawing has the same number in two runs.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    let program = try Program(
      words + (size.map { ["--size", "\($0.width)x\($0.height)"] } ?? []),
      environment: variables.merging(environment) { _, new in new })
    self.program = program
    number = try server.window(of: program)
    try perform("windowmove --sync \(number) 0 0")
    try settle()
  }

  /// Ends it where it runs still.
  func end() {
    program.send(SIGKILL)
    _ = program.wait()
  }
}

extension OpenWindow {
  /// Reads on, line by line, until one says what is expected; nil: none did. What it said last is still true.
  @discardableResult
  func wait(until holds: (Line) -> Bool) -> Line? {
    var isFound = now.frame > 0 && holds(now)
    _ = eventually {
      while !isFound, let line = report.next() {
        now = line
        isFound = holds(line)
      }
      return isFound || !program.isRunning
    }
    return isFound ? now : nil
  }

  /// Does something, with the keyboard's focus on the window, which no window manager gives it here.
  func act(_ line: String) throws { try server.act("windowfocus \(number) \(line)") }

  /// Does something, and waits until the window has heard all of it. X delivers in order: once it has heard a key that
  /// was struck afterwards, it has heard everything.
  func perform(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    key = key == 9 ? 12 : 9
    try act("\(line) key F\(key)")
    try #require(
      wait { $0.key == key } != nil, "\(line) is not heard: \(now) \(program.errors)", sourceLocation: sourceLocation)
  }

  /// Waits until nothing changes any more by itself and every picture is there.
  @discardableResult
  func settle(
    _ holds: (Line) -> Bool = { _ in true }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Line {
    try #require(
      wait { $0.isSettled && holds($0) }, "it does not come to rest: \(now) \(program.errors)",
      sourceLocation: sourceLocation)
  }

  /// Does something and expects it to show, once it has come to rest.
  @discardableResult
  func check(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Line {
    let before = now
    try perform(line, sourceLocation: sourceLocation)
    let after = try settle(sourceLocation: sourceLocation)
    #expect(after.drawing != before.drawing, "\(line) shows nothing", sourceLocation: sourceLocation)
    return after
  }

  /// Does something that shows for a moment, or goes on and on.
  func see(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = now
    try act(line)
    #expect(wait { $0.drawing != before.drawing } != nil, "\(line) shows nothing", sourceLocation: sourceLocation)
  }
}

extension OpenWindow {
  /// What the window draws when it has come to rest, and the pixels that came of it.
  struct Shown {
    var line: Line
    var screen: ScreenDump
  }

  func shown() throws -> Shown {
    let line = try settle()
    // The server does what it is told in turn: once it has answered somebody else, the last frame is on its screen.
    try server.act("getmouselocation")
    return Shown(line: line, screen: try server.screenshot())
  }

  /// Does something, and expects drawing and pixels to be what they were.
  func check(_ line: String, leadsBackTo old: Shown, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try perform(line, sourceLocation: sourceLocation)
    let after = try settle(sourceLocation: sourceLocation)
    #expect(after.drawing == old.line.drawing, "\(line) leads elsewhere", sourceLocation: sourceLocation)
    var screen = old.screen
    let isBack = try comesToShow {
      screen = $0
      return $0 == old.screen
    }
    guard !isBack else { return }
    try Failures.write(old.screen.file, to: "window-expected.xwd")
    try Failures.write(screen.file, to: "window-actual.xwd")
    Issue.record("after \(line) the screen shows something else; see Tests/Failures", sourceLocation: sourceLocation)
  }

  /// Whether the screen shows what is expected, as soon as the server has got there.
  func comesToShow(_ holds: (ScreenDump) -> Bool) throws -> Bool {
    try eventually(within: 20) { try holds(server.screenshot()) }
  }
}
