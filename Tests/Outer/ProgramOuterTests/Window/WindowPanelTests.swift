import Foundation
import Glibc
import OuterSupport
import TestSupport
import Testing

/// The panel in a real window: mouse and keyboard change its controls, and the screen follows.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"), .serialized)
struct WindowPanelTests {
  /// Passes the studio at 1440 x 900 points, with this many pixels per point.
  func use(scale: Int, _ words: [String] = ["map-crop"], _ body: (OpenWindow) throws -> Void) throws {
    let (width, height) = (1440 * scale, 900 * scale)
    let server = try XServer(width: width, height: height)
    defer { server.stop() }
    let window = try OpenWindow(words + ["--scale", "\(scale)"], on: server, size: (1440, 900))
    defer { window.end() }
    try body(window)
  }

  /// Whether a part of the screen has changed: the stage, left of the panel, or the panel. Single pixels do not count,
  /// as pictures may have become sharper.
  private func differs(_ one: ScreenDump, _ other: ScreenDump, x: Range<Int>, scale: Int, share: Double = 0.005) -> Bool
  {
    var (count, others) = (0, 0)
    for y in stride(from: 100 * scale, to: 740 * scale, by: 3) {
      for x in stride(from: x.lowerBound * scale, to: x.upperBound * scale, by: 3) {
        count += 1
        if isOther(one[x, y], other[x, y]) { others += 1 }
      }
    }
    return others > Int(share * Double(count))
  }

  private func isOther(_ one: Int, _ other: Int) -> Bool {
    [0, 8, 16].contains { shift in abs((one >> shift & 255) - (other >> shift & 255)) > 32 }
  }

  /// Performs input. Returns whether the stage looks as before.
  private func leads(_ line: String, backTo old: ScreenDump, _ window: OpenWindow, scale: Int = 1) throws -> Bool {
    try window.perform(line)
    try window.settle()
    return try window.comesToShow { !differs(old, $0, x: Self.stage, scale: scale) }
  }

  private static let stage = 420..<1000
  private static let panel = 1110..<1430

  @Test(arguments: [1, 2])
  func `a drag on the ratio moves the picture, one undo takes it back, and a typed number counts`(scale: Int) throws {
    try use(scale: scale) { window in
      let aside = "mousemove 700 \(890 * scale)"
      let before = try window.shown().screen
      let y = 146 * scale
      var drag = "mousemove \(1210 * scale) \(y) mousedown 1"
      for x in stride(from: 1210, through: 1330, by: 10) { drag += " mousemove \(x * scale) \(y)" }
      try window.check("\(drag) mouseup 1 \(aside)")
      let after = try window.shown().screen
      #expect(differs(before, after, x: Self.stage, scale: scale), "the picture follows")
      #expect(differs(before, after, x: Self.panel, scale: scale, share: 0), "the control follows")
      #expect(try leads("key ctrl+z", backTo: before, window, scale: scale), "one step takes all of it back")
      #expect(try leads("key ctrl+shift+z", backTo: after, window, scale: scale), "and gives it again")
      let typing = "mousemove \(1415 * scale) \(115 * scale) click 1 key ctrl+a key 0 key period key 7 key Return"
      #expect(try leads("\(typing) \(aside)", backTo: before, window, scale: scale), "what was typed counts")
    }
  }

  @Test func `work of a program that was killed in the middle of a drag is offered to the next`() throws {
    let server = try XServer(width: 1440, height: 900)
    defer { server.stop() }
    let home = try ScratchFolder()
    let first = try OpenWindow(["map-crop"], on: server, size: (1440, 900), home: home)
    var drag = "mousemove 1210 146 mousedown 1"
    for x in stride(from: 1210, through: 1320, by: 10) { drag += " mousemove \(x) 146" }
    try first.check(drag)
    #expect(eventually { first.hasAutosaved(in: home) })
    let dragged = try first.shown().screen
    first.end()
    let next = try OpenWindow(["map-crop"], on: server, size: (1440, 900), home: home)
    defer { next.end() }
    #expect(next.now.isAsking)
    #expect(try differs(dragged, next.shown().screen, x: Self.stage, scale: 1), "there is a question")
    #expect(try leads("mousemove 700 890 key Return", backTo: dragged, next), "what the hand had done is back")
  }
}

extension OpenWindow {
  /// Whether there is autosaved work.
  fileprivate func hasAutosaved(in home: ScratchFolder) -> Bool {
    let folder = "\(home.path)/.local/state/parallax/autosave"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".json") }
  }
}
