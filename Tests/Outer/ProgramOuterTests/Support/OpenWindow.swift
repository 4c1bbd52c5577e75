import Glibc
import OuterSupport
import TestSupport
import Testing

/// The program with its window in the corner of an X server's screen. Its state is known from its frame report; nothing
/// here waits for a time or for stillness.
final class OpenWindow {
  typealias Line = FrameReportReader.Line

  let program: Program
  let server: XServer
  /// The folder for its state, separate from that of the user who runs the tests.
  let home: ScratchFolder
  /// The window's X ID.
  let number: Int
  private let report: FrameReportReader
  /// The last line of the report.
  private(set) var now = Line()
  /// The last key sent to find out what has been handled; it has no meaning in the program.
  private var key = 9

  /// - Parameters:
  ///   - size: The window's size. Nil for the default.
  ///   - home: The folder for its state, if it continues from another window.
  ///   - rests: Whether it has come to rest at first, its scene at its place and every picture loaded.
  init(
    _ words: [String] = [], on server: XServer, size: (width: Int, height: Int)?, home: ScratchFolder? = nil,
    environment: [String: String?] = [:], rests: Bool = true
  ) throws {
    self.server = server
    let own = try ScratchFolder()
    self.home = own
    report = FrameReportReader(path: own / "frames")
    let variables: [String: String?] = [
      "DISPLAY": server.display, "HOME": (home ?? own).path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": report.path,
      // Equal drawings have the same number in two runs.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    let program = try Program(
      words + (size.map { ["--size", "\($0.width)x\($0.height)"] } ?? []),
      environment: variables.merging(environment) { _, new in new })
    self.program = program
    number = try server.window(of: program)
    // The opening of a scene leads to its start in up to forty seconds, the key in less than one.
    try perform("windowmove --sync \(number) 0 0\(rests ? " key Home" : "")")
    if rests { try settle() }
  }

  /// Ends it if it still runs.
  func end() {
    program.send(SIGKILL)
    _ = program.wait()
  }
}

extension OpenWindow {
  /// Reads lines until one satisfies the condition. Returns nil if none does; `now` is the last line read.
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

  /// Performs input with the keyboard focus on the window, as there is no window manager.
  func act(_ line: String) throws { try server.act("windowfocus \(number) \(line)") }

  /// Performs input and waits until the window has handled all of it. X delivers in order, so this waits for a final
  /// key.
  func perform(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    key = key == 9 ? 12 : 9
    try act("\(line) key F\(key)")
    try #require(
      wait { $0.key == key } != nil, "\(line) is not heard: \(now) \(program.errors)", sourceLocation: sourceLocation)
  }

  /// Waits until nothing changes by itself any more and every picture is loaded.
  @discardableResult
  func settle(
    _ holds: (Line) -> Bool = { _ in true }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Line {
    try #require(
      wait { $0.isSettled && holds($0) }, "it does not come to rest: \(now) \(program.errors)",
      sourceLocation: sourceLocation)
  }

  /// Performs input and expects a visible change, once the window is at rest.
  @discardableResult
  func check(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Line {
    let before = now
    try perform(line, sourceLocation: sourceLocation)
    let after = try settle(sourceLocation: sourceLocation)
    #expect(after.drawing != before.drawing, "\(line) shows nothing", sourceLocation: sourceLocation)
    return after
  }

  /// Performs input with a temporary or continuous visible change.
  func see(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = now
    try act(line)
    #expect(wait { $0.drawing != before.drawing } != nil, "\(line) shows nothing", sourceLocation: sourceLocation)
  }
}

extension OpenWindow {
  /// The window's drawing at rest, and its pixels.
  struct Shown {
    var line: Line
    var screen: ScreenDump
  }

  func shown() throws -> Shown {
    let line = try settle()
    // The server handles requests in order: once it has answered another one, the last frame is on its screen.
    try server.act("getmouselocation")
    return Shown(line: line, screen: try server.screenshot())
  }

  /// Performs input and expects an earlier drawing and its pixels.
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

  /// Waits until the screen shows what is expected.
  func comesToShow(_ holds: (ScreenDump) -> Bool) throws -> Bool {
    try eventually { try holds(server.screenshot()) }
  }
}
