import Foundation
import Glibc
import OuterSupport
import TestSupport
import Testing

/// The window on a real X server, with input from `xdotool`: the screen shows its effect.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"))
struct WindowTests {
  /// Passes a window on a server of its own.
  func use(
    _ words: [String] = [], size: (width: Int, height: Int)? = (620, 560), environment: [String: String?] = [:],
    rests: Bool = true, _ body: (OpenWindow) throws -> Void
  ) throws {
    let server = try XServer(width: 1000, height: 700)
    defer { server.stop() }
    let window = try OpenWindow(words, on: server, size: size, environment: environment, rests: rests)
    defer { window.end() }
    try body(window)
  }

  @Test func `drag, wheel, tap, keys and resizes are seen, and what is switched back is as before`() throws {
    try use(["map-crop"]) { window in
      try window.check(
        "mousemove 310 400 mousedown 1 mousemove 310 360 mousemove 310 300 mousemove 310 200 mouseup 1")
      // Upwards: how far the drag's momentum went depends on the machine, and may have reached the end.
      try window.check("mousemove 310 300 click 4 click 4")
      try window.check("key Home")
      let plain = try window.shown()
      for key in ["x", "h", "r", "F1"] {
        try window.check("key \(key)")
        try window.check("key \(key)", leadsBackTo: plain)
      }
      try window.check("keydown p")
      try window.check("keyup p", leadsBackTo: plain)
      try window.check("key question")
      try window.check("key Escape", leadsBackTo: plain)
      for (width, height) in [(480, 360), (980, 500)] {
        try window.check("windowsize --sync \(window.number) \(width) \(height)")
        // The strip at the bottom, in the corner drawn last: panels are #1F2023.
        #expect(try window.comesToShow { $0[width - 3, height - 3] == 0x1F2023 }, "\(width) x \(height)")
      }
      try window.check("windowsize --sync \(window.number) 620 560", leadsBackTo: plain)
      try window.see("mousemove 310 150 click 1")
      try window.check("mousemove 40 300", leadsBackTo: plain)
      try window.check("key 6")
      #expect(window.now.scene != plain.line.scene)
      try window.act("key ctrl+q")
      #expect(window.program.wait()?.code == 0)
    }
  }

  @Test func `a window is no larger than its display, and leaves room for its title bar`() throws {
    try use(["map-crop"], size: nil, rests: false) { window in
      let server = window.server
      let line = try server.act("getwindowgeometry --shell \(window.number)")
      #expect(line.contains("WIDTH=992\n") && line.contains("HEIGHT=656\n"), "\(line)")
    }
  }

  @Test func `a list of windows shows the program's icon`() throws {
    try use(["map-crop"], rests: false) { window in
      let client = try XClient(window.server.display)
      #expect(try client.numbers(2, of: "_NET_WM_ICON", on: UInt(window.number)) == [128, 128])
    }
  }

  @Test func `on X11 the scale follows the desktop's font size unless it is set`() throws {
    let server = try XServer(width: 1300, height: 900)
    defer { server.stop() }
    // The first client keeps the settings while others come and go.
    let client = try XClient(server.display)
    func size(_ words: [String] = [], _ variables: [String: String?] = [:]) throws -> [String] {
      let window = try OpenWindow(
        ["map-crop"] + words, on: server, size: (width: 640, height: 400), environment: variables, rests: false)
      defer { window.end() }
      return try server.act("getwindowgeometry --shell \(window.number)").split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("WIDTH") || $0.hasPrefix("HEIGHT") }
    }
    let settings: [UInt8] =
      [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0] + [0, 0, 7, 0] + Array("Xft/DPI\0".utf8) + [1, 0, 0, 0, 0, 0, 3, 0]
    try client.tell(settings: settings)
    #expect(try size() == ["WIDTH=1280", "HEIGHT=800"])
    try client.tell(resources: "*color: red\nXft.dpi:\t144\n")
    #expect(try size() == ["WIDTH=960", "HEIGHT=600"])
    #expect(try size(["--scale", "1"]) == ["WIDTH=640", "HEIGHT=400"])
    #expect(try size([], ["GDK_SCALE": "2"]) == ["WIDTH=1280", "HEIGHT=800"])
  }

  @Test func `a display that goes away is said, and is no crash`() throws {
    try use(["map-crop"], rests: false) { window in
      window.server.stop()
      let outcome = window.program.wait()
      #expect(outcome?.code == 69)
      #expect(outcome?.errors.contains("The display connection was lost.") == true)
    }
  }

  @Test func `the gallery moves under the pointer and shows what is clicked, Space loops, SIGTERM ends`() throws {
    try use(["weather-menu"], size: (900, 560)) { window in
      let plain = try window.shown()
      try window.see("mousemove 90 163")
      try window.check("mousemove 200 300", leadsBackTo: plain)
      try window.act("key space")
      for _ in 0..<5 {
        let last = window.now
        #expect(window.wait { $0.drawing != last.drawing } != nil, "the loop stands still")
      }
      try window.perform("mousemove 384 300 mousedown 1")
      try window.settle()
      try window.perform("mouseup 1")
      try window.settle()
      try window.check("mousemove 90 163 click 1 mousemove 200 300")
      #expect(window.now.scene != plain.line.scene)
      window.program.send(SIGTERM)
      let outcome = window.program.wait()
      #expect(outcome?.code == 0 && outcome?.errors == "", "\(String(describing: outcome))")
    }
  }

  @Test func `a picture and a scene that are dropped are shown, and what is neither is told`() throws {
    let folder = try ScratchFolder()
    let path = try folder.file(
      "my cover.jpg", Data(contentsOf: Repository.url("Resources/Pictures/albums/01.jpg")))
    let scene = try folder.file(
      "own.json", "{\"parallax\": 1, \"effect\": \"weather-menu\", \"content\": {\"images\": [\"my cover.jpg\"]}}")
    try use(["map-crop"]) { window in
      let client = try XClient(window.server.display)
      func drop(_ file: String) throws {
        let before = window.now
        try client.drop(file, on: UInt(window.number))
        #expect(window.wait { $0.drawing != before.drawing } != nil, "\(file)")
      }
      try drop(path.replacingOccurrences(of: " ", with: "%20"))
      try window.settle()
      try drop(scene)
      try window.settle { $0.scene.hasSuffix("own.json") }
      try drop(folder / "none.png")
      // The first drop changed a scene, so closing asks, and D is for Discard.
      try client.close(UInt(window.number))
      #expect(window.wait { $0.isAsking } != nil)
      try window.act("key d")
      #expect(window.program.wait()?.code == 0)
    }
  }

  @Test func `a window at rest draws nothing, goes on after a stop, and ends with its server`() throws {
    try use(["stretch-banner"]) { window in
      let before = try window.shown()
      // Mouse movements without effect.
      try window.perform((0..<400).map { "mousemove \(20 + $0 % 50) 300" }.joined(separator: " "))
      #expect(try window.settle().frame == before.line.frame)
      #expect(try window.server.screenshot() == before.screen)
      window.program.send(SIGSTOP)
      #expect(try eventually { try window.processState() == "T" })
      window.program.send(SIGCONT)
      try window.check("key End")
      // They do not delay the next input either.
      let frames = window.now.frame
      try window.act((0..<400).map { "mousemove \(20 + $0 % 50) 300" }.joined(separator: " "))
      try window.check("key x")
      #expect(window.now.frame < frames + 20)
      window.server.stop()
      let outcome = window.program.wait()
      #expect(outcome.map { $0.code != 0 && !$0.errors.isEmpty } ?? false, "\(String(describing: outcome))")
    }
  }

  @Test(arguments: ["software", "opengl"])
  func `a window that is too large to be drawn is told, and drawn again when it is smaller`(renderer: String) throws {
    try use(["map-crop", "--renderer", renderer]) { window in
      try window.act("windowsize \(window.number) 32767 32767")
      #expect(eventually { window.program.errors.contains("32767 x 32767 pixels cannot be drawn") })
      try window.act("key Down")
      try window.act("windowsize --sync \(window.number) 600 500")
      #expect(try window.comesToShow { $0[597, 497] == 0x1F2023 }, "\(window.program.errors)")
      try window.act("key ctrl+q")
      #expect(window.program.wait()?.code == 0)
    }
  }

  @Test func `it opens without GL, without a font and without a home, and says what is missing`() throws {
    let folder = try ScratchFolder()
    let fonts = try folder.file("fonts.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>")
    let poor: [String: String?] = [
      "FONTCONFIG_FILE": fonts, "HOME": nil, "XDG_STATE_HOME": nil, "SDL_OPENGL_LIBRARY": "/nonexistent",
      "SDL_VIDEO_GL_DRIVER": "/nonexistent", "SDL_VIDEO_EGL_DRIVER": "/nonexistent",
    ]
    try use(["map-crop"], environment: poor) { window in
      try window.check("key End")
      try window.check("key Home")
      try window.check("windowsize --sync \(window.number) 600 500")
      let errors = window.program.errors
      #expect(errors.contains("no font"), "\(errors)")
      try window.act("key ctrl+q")
      #expect(window.program.wait()?.code == 0)
    }
  }
}

extension OpenWindow {
  /// The process state letter: T for stopped.
  fileprivate func processState() throws -> Substring? {
    let text = try String(contentsOfFile: "/proc/\(program.pid)/stat", encoding: .utf8)
    // The name, in parentheses, may contain anything.
    return text.split(separator: ")").last?.split(separator: " ").first
  }
}
