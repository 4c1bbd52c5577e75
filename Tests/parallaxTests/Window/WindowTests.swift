import Foundation
import Glibc
import Testing

/// The window in a real X server, under a hand made by `xdotool`: the screen shows what was done.
@Suite(.serialized, .enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"))
nonisolated struct WindowTests {
  /// Lends a window on a server of its own.
  func use(
    _ words: [String] = [], environment: [String: String?] = [:], _ body: (OpenWindow) throws -> Void
  ) throws {
    let server = try XServer()
    defer { server.stop() }
    let window = try OpenWindow(words, on: server, environment: environment)
    defer { window.end() }
    try body(window)
  }

  /// Does something, and expects the screen to show it.
  @discardableResult
  func check(_ line: String, shownIn window: OpenWindow, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> ScreenDump
  {
    let before = try window.settled()
    try window.server.act(line)
    #expect(try window.server.changed(from: before) != nil, "\(line) showed nothing", sourceLocation: sourceLocation)
    return try window.settled()
  }

  @Test func `drag, wheel, tap and keys are seen, and the window closes`() throws {
    try use(["map-crop"]) { window in
      let start = try window.settled()
      #expect(
        try check(
          "mousemove 724 500 mousedown 1 mousemove 724 460 mousemove 724 380 mousemove 724 300 mouseup 1",
          shownIn: window) != start)
      try check("mousemove 724 400 click 5 click 5", shownIn: window)
      let plain = try check("key Home", shownIn: window)
      #expect(try check("click 5", shownIn: window) != plain)
      #expect(try check("click 4", shownIn: window) == plain)
      for key in ["x", "h", "r", "m", "F1"] {
        #expect(try check("key \(key)", shownIn: window) != plain, "\(key)")
        // The meter's figures have a memory; it only has to go again.
        #expect(try check("key \(key)", shownIn: window) == plain, "\(key) twice")
      }
      #expect(try check("keydown p", shownIn: window) != plain)
      #expect(try check("keyup p", shownIn: window) == plain)
      #expect(try check("key question", shownIn: window) != plain)
      #expect(try check("key Escape", shownIn: window) == plain)
      try check("mousemove 724 300 click 1", shownIn: window)
      #expect(try window.settled() == plain, "what was tapped goes out")
      try window.server.act("mousemove 90 200")
      #expect(try window.server.changed(from: plain) != nil, "a thumbnail under the pointer moves")
      try window.server.act("mousemove 1200 400")
      #expect(try window.settled() == plain, "and rests when it leaves")
      try check("key 6", shownIn: window)
      try check("mousemove 90 200 click 1 mousemove 1200 400", shownIn: window)
      try window.server.act("key ctrl+q")
      #expect(window.program.wait(within: 5)?.code == 0)
    }
  }

  @Test func `Space loops until the hand takes over`() throws {
    try use(["weather-menu"]) { window in
      var shot = try window.settled()
      try window.server.act("key space")
      for _ in 0..<5 {
        let next = try window.server.changed(from: shot)
        shot = try #require(next, "the loop stands still")
      }
      try window.server.act("mousemove 724 400 mousedown 1")
      _ = try window.settled()
      try window.server.act("mouseup 1")
      _ = try window.settled()
    }
  }

  @Test func `a resize fills the window at once, and back is as before`() throws {
    try use(["header-stretch"]) { window in
      let start = try window.settled()
      for (width, height) in [(700, 600), (480, 360), (1100, 500)] {
        let shot = try check("windowsize --sync \(window.number) \(width) \(height)", shownIn: window)
        // Its strip at the bottom, in the corner that was drawn last: panels are #1F2023.
        #expect(shot[width - 3, height - 3] == 0x1F2023, "\(width) x \(height)")
      }
      #expect(try check("windowsize --sync \(window.number) 1280 820", shownIn: window) == start)
    }
  }

  @Test func `a picture and a scene that are dropped are shown, and what is neither is told`() throws {
    try Scratch.use { folder in
      let cover = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources/Pictures/albums/01.jpg").standardized
      let path = try folder.file("my cover.jpg", Data(contentsOf: cover))
      let scene = try folder.file(
        "own.json", "{\"parallax\": 1, \"effect\": \"weather-menu\", \"content\": {\"images\": [\"my cover.jpg\"]}}")
      try use(["map-crop"]) { window in
        let client = try XClient(window.server.display)
        for file in [path.replacingOccurrences(of: " ", with: "%20"), scene, folder / "none.png"] {
          let before = try window.settled()
          try client.drop(file, on: UInt(window.number))
          #expect(try window.server.changed(from: before) != nil, "\(file)")
          #expect(try window.settled() != before || file.hasSuffix("none.png"), "\(file)")
        }
        try client.close(UInt(window.number))
        #expect(window.program.wait(within: 5)?.code == 0)
      }
    }
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a signal ends a window at rest`(_ signal: Int32) throws {
    try use { window in
      _ = try window.settled()
      window.program.send(signal)
      let outcome = window.program.wait(within: 5)
      #expect(outcome?.code == 0 && outcome?.errors == "", "\(String(describing: outcome))")
    }
  }

  @Test func `a window at rest draws nothing, costs nothing, and goes on after a stop`() throws {
    try use(["stretch-banner"]) { window in
      let still = try window.settled()
      usleep(500_000)
      let before = try window.processorTicks()
      usleep(6_000_000)
      // Half a percent of six seconds is three hundredths.
      let used = try window.processorTicks() - before
      #expect(used <= 3, "\(used) hundredths of a second in six")
      #expect(try window.server.screenshot() == still)
      window.program.send(SIGSTOP)
      usleep(300_000)
      window.program.send(SIGCONT)
      try check("key End", shownIn: window)
    }
  }

  @Test func `a mouse that moves over a window at rest does not hold it up`() throws {
    try use(["map-crop"]) { window in
      let still = try window.settled()
      let moves = (0..<400).map { "mousemove \(1000 + $0 % 200) 300" }.joined(separator: " ")
      try window.server.act(moves)
      try window.server.act("key x")
      #expect(try window.server.changed(from: still, within: 1.5) != nil)
    }
  }

  @Test func `a server that goes away ends the program, which says so`() throws {
    let server = try XServer()
    let window = try OpenWindow(on: server)
    _ = try window.settled()
    server.stop()
    let outcome = window.program.wait(within: 10)
    #expect(outcome.map { $0.code != 0 } ?? false, "\(String(describing: outcome))")
    #expect(outcome?.errors.isEmpty == false, "\(String(describing: outcome))")
  }

  @Test func `it opens without GL, without a font and without a home, and says what is missing`() throws {
    try Scratch.use { folder in
      let fonts = try folder.file("fonts.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>")
      let poor: [String: String?] = [
        "FONTCONFIG_FILE": fonts, "HOME": nil, "XDG_STATE_HOME": nil, "SDL_VIDEO_GL_DRIVER": "/nonexistent",
      ]
      try use(["map-crop"], environment: poor) { window in
        let start = try window.settled()
        #expect(try check("key End", shownIn: window) != start)
        let errors = window.program.errors
        #expect(errors.contains("whole pixels") && errors.contains("no font"), "\(errors)")
        #expect(errors.split(separator: "\n").count == 2, "\(errors)")
        try check("windowsize --sync \(window.number) 700 500", shownIn: window)
        try window.server.act("key ctrl+q")
        #expect(window.program.wait(within: 5)?.code == 0)
      }
    }
  }

  @Test(arguments: ["software", "opengles2"]) func `another renderer can be asked for`(_ renderer: String) throws {
    try use(["weather-menu", "--renderer", renderer]) { window in
      let start = try window.settled()
      #expect(try check("key Next", shownIn: window) != start)
      #expect(try check("key Home", shownIn: window) == start)
    }
  }
}

nonisolated extension OpenWindow {
  /// User and system time of the program until now, in hundredths of a second.
  fileprivate func processorTicks() throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(program.pid)/stat", encoding: .utf8)
    // The name, in brackets, may hold anything.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return try #require(fields.count > 13 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : nil)
  }
}
