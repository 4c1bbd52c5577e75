import Glibc
import OuterSupport
import TestSupport
import Testing

/// `--reuse`, as in the desktop entry: a scene opens in the running studio.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"))
struct CallWindowTests {
  @Test func `a second start leaves its scene to the window that is open, and ends`() throws {
    let server = try XServer(width: 1000, height: 700)
    defer { server.stop() }
    let session = try ScratchFolder()
    chmod(session.path, 0o700)
    let scene = try session.file("my scene.parallax.json", #"{ "parallax": 1, "effect": "stretch-banner" }"#)
    let broken = try session.file("broken.json", "{")
    let variables: [String: String?] = ["DISPLAY": server.display, "XDG_RUNTIME_DIR": session.path]
    func open(_ words: String...) throws -> Program.Outcome {
      try Program.run(["studio", "--reuse", "--"] + words, environment: variables)
    }

    // No studio is running yet, and a broken scene is reported in the window.
    let window = try OpenWindow(["--reuse", broken], on: server, size: (620, 560), environment: variables)
    defer { window.end() }
    #expect(try open(scene).code == 0)
    #expect(window.wait { $0.scene == scene } != nil, "\(window.now)")
    try window.settle()
    #expect(try open("map-crop").code == 0)
    #expect(window.wait { $0.scene == "map-crop" } != nil, "\(window.now)")
    // The window reports what it cannot read.
    let before = try window.settle()
    #expect(try open(broken).code == 0)
    #expect(window.wait { $0.drawing != before.drawing } != nil, "nothing is said")
    #expect(window.now.scene == "map-crop")
    // Without the option, every start opens its own window.
    let frames = session / "frames"
    let own = try Program(
      ["header-stretch"],
      environment: variables.merging(["HOME": session.path, "PARALLAX_FRAMES": frames]) { _, new in new })
    defer {
      own.send(SIGKILL)
      _ = own.wait()
    }
    let isShown = eventually {
      session.text("frames")?.contains("scene header-stretch\n") ?? !own.isRunning
    }
    #expect(isShown, "\(own.errors)")
    #expect(own.isRunning && window.now.scene == "map-crop")
  }

  @Test func `the window comes to the front in the name of the start, which is over then`() throws {
    let server = try XServer(width: 1000, height: 700)
    defer { server.stop() }
    let session = try ScratchFolder()
    chmod(session.path, 0o700)
    var variables: [String: String?] = ["DISPLAY": server.display, "XDG_RUNTIME_DIR": session.path]
    let window = try OpenWindow(
      ["header-stretch"], on: server, size: (480, 360), environment: variables, rests: false)
    defer { window.end() }
    let manager = try XClient(server.display)
    try manager.listen()
    let (active, begin, goOn) = (
      try manager.atom("_NET_ACTIVE_WINDOW"), try manager.atom("_NET_STARTUP_INFO_BEGIN"),
      try manager.atom("_NET_STARTUP_INFO")
    )
    variables["DESKTOP_STARTUP_ID"] = "files \"7\"-0-host_TIME3000000000"
    #expect(try Program.run(["studio", "--reuse", "--", "map-crop"], environment: variables).code == 0)
    var heard: [XClient.Message] = []
    #expect(
      try eventually {
        heard += try manager.messages()
        return heard.last?.bytes.contains(0) == true
      }, "\(heard)")
    // The X library sign-extends 32-bit words.
    let asked = heard.filter { $0.type == active }.map { $0.words.prefix(2).map(UInt32.init(truncatingIfNeeded:)) }
    #expect(asked == [[1, 3_000_000_000]])
    let words = heard.filter { $0.type == begin || $0.type == goOn }
    #expect(words.first?.type == begin && words.dropFirst().allSatisfy { $0.type == goOn })
    #expect(
      String(decoding: words.flatMap(\.bytes).prefix { $0 != 0 }, as: UTF8.self)
        == #"remove: ID="files \"7\"-0-host_TIME3000000000""#)
  }

  @Test func `the desktop is told that a start is over once its window shows`() throws {
    let server = try XServer(width: 1000, height: 700)
    defer { server.stop() }
    let manager = try XClient(server.display)
    try manager.listen()
    let (begin, goOn) = (try manager.atom("_NET_STARTUP_INFO_BEGIN"), try manager.atom("_NET_STARTUP_INFO"))
    let window = try OpenWindow(
      ["header-stretch"], on: server, size: (480, 360), environment: ["DESKTOP_STARTUP_ID": "files-0-host_TIME7"],
      rests: false)
    defer { window.end() }
    var bytes: [UInt8] = []
    #expect(
      try eventually {
        bytes += try manager.messages().filter { $0.type == begin || $0.type == goOn }.flatMap(\.bytes)
        return bytes.contains(0)
      }, "\(bytes)")
    #expect(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) == #"remove: ID="files-0-host_TIME7""#)
  }

  @Test func `what cannot go together is refused`() throws {
    let outcome = try Program.run(["--reuse", "--set", "parameters.ratio=0.5"])
    #expect(outcome.code == 64 && outcome.errors.contains("--reuse and --set exclude each other."), "\(outcome)")
  }
}
