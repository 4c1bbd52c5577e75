import Foundation
import Glibc
import OuterSupport
import TestSupport
import Testing

/// The window in the frame of a window manager, on a display of 1440 x 900 pixels.
@Suite(
  .enabled(
    if: XServer.missing == nil && access(ManagedDisplay.manager, X_OK) == 0, "needs Xvfb and openbox: .ci/setup test"))
struct ManagedWindowTests {
  @Test(arguments: [[], ["--scale", "2"]])
  func `a maximized window comes back maximized, and one that is not lies on the display`(_ words: [String]) throws {
    let display = try ManagedDisplay()
    defer { display.end() }
    let first = try display.open(["map-crop"] + words)
    defer { first.end() }
    let before = try display.frame(of: first)
    #expect(before.x >= 0 && before.y >= 0 && before.maxX <= 1440 && before.maxY <= 900, "\(before)")
    // The title bar's middle.
    try display.server.act("mousemove \((before.x + before.maxX) / 2) \(before.y + 8) click --repeat 2 1")
    #expect(try eventually { try display.isMaximized(first) })
    try display.close(first)
    let next = try display.open(["map-crop"] + words)
    defer { next.end() }
    #expect(try eventually { try display.isMaximized(next) })
    try display.server.act("mousemove 720 8 click --repeat 2 1")
    let isBack = try eventually {
      let frame = try display.frame(of: next)
      return try !display.isMaximized(next) && frame.maxX - frame.x == before.maxX - before.x && frame.y >= 0
        && frame.maxY <= 900
    }
    let after = try display.frame(of: next)
    #expect(isBack, "\(after)")
  }

  @Test func `F11 fills the display, and leads back to the same place`() throws {
    let display = try ManagedDisplay()
    defer { display.end() }
    let window = try display.open(["map-crop"])
    defer { window.end() }
    let before = try display.frame(of: window)
    try display.server.act("windowactivate --sync \(window.number) key F11")
    let all = ManagedDisplay.Frame(x: 0, y: 0, maxX: 1440, maxY: 900)
    #expect(try eventually { try display.frame(of: window) == all })
    try display.server.act("key F11")
    #expect(try eventually { try display.frame(of: window) == before })
    try display.close(window)
  }
}

/// An X server with a window manager, and the home of the studios on it.
private struct ManagedDisplay {
  static let manager = "/usr/bin/openbox"

  let server: XServer
  private let program: Program
  private let home: ScratchFolder

  init() throws {
    server = try XServer(width: 1440, height: 900)
    home = try ScratchFolder()
    program = try Program([], of: Self.manager, environment: ["DISPLAY": server.display, "HOME": home.path])
    let isManaged = try eventually {
      let client = try XClient(server.display)
      return try !client.numbers(1, of: "_NET_SUPPORTING_WM_CHECK", on: client.root).isEmpty
    }
    try #require(isManaged, "\(program.errors)")
  }

  func end() {
    program.send(SIGKILL)
    _ = program.wait()
    server.stop()
  }

  /// A studio that has come to rest.
  struct Window {
    let program: Program
    let number: Int

    func end() {
      program.send(SIGKILL)
      _ = program.wait()
    }
  }

  func open(_ words: [String]) throws -> Window {
    unlink(home / "frames")
    let program = try Program(
      words,
      environment: [
        "DISPLAY": server.display, "HOME": home.path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": home / "frames",
      ])
    let number = try server.window(of: program)
    let report = FrameReportReader(path: home / "frames")
    try #require(eventually { report.next()?.isSettled == true }, "\(program.errors)")
    return Window(program: program, number: number)
  }

  func close(_ window: Window) throws {
    try XClient(server.display).close(UInt(window.number))
    #expect(window.program.wait()?.code == 0)
  }

  struct Frame: Hashable {
    var x, y, maxX, maxY: Int
  }

  /// The window with its title bar and borders.
  func frame(of window: Window) throws -> Frame {
    // A client of a server that has ended would end this process.
    let client = try XClient(server.display)
    let (x, y) = try client.corner(of: UInt(window.number))
    let lines = try server.act("getwindowgeometry --shell \(window.number)").split(separator: "\n")
    func value(_ name: String) -> Int {
      lines.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    // Left, right, top, bottom.
    let edges = try client.numbers(4, of: "_NET_FRAME_EXTENTS", on: UInt(window.number)).map { Int($0) }
    let (left, right, top, bottom) = edges.count == 4 ? (edges[0], edges[1], edges[2], edges[3]) : (0, 0, 0, 0)
    return Frame(
      x: x - left, y: y - top, maxX: x + value("WIDTH") + right, maxY: y + value("HEIGHT") + bottom)
  }

  func isMaximized(_ window: Window) throws -> Bool {
    let client = try XClient(server.display)
    let states = try client.numbers(8, of: "_NET_WM_STATE", on: UInt(window.number))
    return try states.contains(client.atom("_NET_WM_STATE_MAXIMIZED_VERT"))
      && states.contains(client.atom("_NET_WM_STATE_MAXIMIZED_HORZ"))
  }
}
