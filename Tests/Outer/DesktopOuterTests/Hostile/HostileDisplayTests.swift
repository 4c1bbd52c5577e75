import Foundation
import OuterSupport
import System
import TestSupport
import Testing

@testable import Desktop

/// The studio beside other clients of its X server that end or lie. See docs/inside/other-programs.md.
@Suite(.enabled(if: XServer.missing == nil, "needs Xvfb and xdotool: .ci/setup test"))
struct HostileDisplayTests {
  private static let size = (width: 1440, height: 900)

  /// A studio of a size at which the places of controls are known.
  private static func studio() throws -> HostileStudio { try HostileStudio(bus: nil, size: size) }

  /// Number of errors that the studio has counted, and the name of the last.
  private static func errors(_ studio: HostileStudio) -> (count: Int, name: String) {
    let line = studio.now
    return (line.displayErrors, line.displayError)
  }

  @Test
  func `a program that asks for the clipboard and ends is an error that is counted`() throws {
    let studio = try Self.studio()
    defer { studio.end() }
    try studio.server.act("mousemove 1415 115 click 1 key ctrl+a key ctrl+c key Escape")
    _ = try studio.pressKey()
    for _ in 0..<10 {
      try XClient(studio.server.display).askForTextAndVanish()
      _ = try studio.pressKey()
    }
    let errors = Self.errors(studio)
    // SDL 3 takes these errors itself.
    let libraries = try #require(SystemFile.text("/proc/\(studio.program.pid)/maps"))
    #expect(
      errors.count >= 10 && errors.name == "BadWindow" || libraries.contains("libSDL3"), "\(studio.now)")
    try studio.checkAll("clipboard: ends before the answer")
  }

  @Test
  func `a program that has the clipboard and never hands it over holds up no key`() throws {
    let studio = try Self.studio()
    defer { studio.end() }
    let owner = try XClient(studio.server.display)
    try owner.own("CLIPBOARD")
    for _ in 0..<3 {
      try studio.server.act("mousemove 1415 115 click 1 key ctrl+a key ctrl+v key Escape")
      #expect(try studio.pressKey() < HostileStudio.patience)
      try studio.server.act("mousemove 640 400 click 3 key Escape")
      _ = try studio.pressKey()
    }
    // No other request than that of the reader, which has its own connection.
    try studio.checkAll("clipboard: never handed over")
  }

  @Test
  func `a drag whose source ends, offers nothing that exists, or hands over nothing is no end`() throws {
    let studio = try Self.studio()
    defer { studio.end() }
    let window = UInt(studio.window)
    for _ in 0..<5 {
      try XClient(studio.server.display).dragAndVanish(over: window)
      // The next client may get the same window number, and would get the answer.
      _ = try studio.pressKey()
      let client = try XClient(studio.server.display)
      for count in [1, 3, 40] {
        try client.drag(typesThatAreNot: count, over: window, usesList: true)
        try client.drag(typesThatAreNot: count, over: window, usesList: false)
      }
      try client.handOverNothing(to: window)
      _ = try studio.pressKey()
    }
    // An error comes only where the answer is later than the end. An honest one is taken as before.
    let scene = try studio.home.file("dropped.json", try #require(Repository.text(of: "Resources/Scenes/pager.json")))
    try XClient(studio.server.display).drop(scene, on: window)
    #expect(eventually { studio.now.scene == scene }, "\(studio.now)")
    try studio.checkAll("drags: end, and lie")
  }

  @Test
  func `a display that ends right after a change leaves the change to the next start`() throws {
    let home = try ScratchFolder()
    defer { home.remove() }
    let studio = try HostileStudio(bus: nil, home: home, size: Self.size)
    let folder = "\(home.path)/.local/state/parallax/autosave"
    func kept() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }
    }
    try studio.server.act(
      "mousemove 1210 146 mousedown 1 mousemove 1250 146 mousemove 1290 146 mousemove 1320 146 mouseup 1")
    _ = try studio.pressKey()
    studio.server.stop()
    let outcome = studio.program.wait()
    #expect(outcome?.code == 69)
    #expect(outcome?.errors.contains("Unsaved changes will be recovered at the next start.") == true)
    #expect(kept().count == 1)
    let next = try HostileStudio(bus: nil, home: home, size: Self.size)
    defer { next.end() }
    #expect(eventually { next.now.isAsking }, "\(next.now)")
  }

  @Test
  func `a display that ends while nothing is unsaved promises nothing`() throws {
    let studio = try Self.studio()
    defer { studio.end() }
    studio.server.stop()
    let outcome = studio.program.wait()
    #expect(outcome?.code == 69)
    #expect(outcome?.errors == "parallax: The display connection was lost.\n")
  }

  @Test
  func `a file that may not grow is a failed write`() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let program = try Program(
      ["-c", "ulimit -f 4; exec \"$0\" \"$@\"", Program.path, "render", "map-crop", "-o", folder / "out.png"],
      of: "/bin/bash")
    let outcome = program.wait()
    #expect(outcome?.code == 73, "\(outcome?.errors ?? "it hangs")")
    #expect(outcome?.errors.contains("out.png") == true && outcome?.errors.contains("file too large") == true)
  }
}
