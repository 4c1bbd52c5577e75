import Foundation
import Glibc
import TestSupport
import Testing

/// The panel in a real window: a mouse and a keyboard turn its controls, and the screen follows.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"), .serialized)
nonisolated struct WindowPanelTests {
  /// Lends the studio at 1440 x 900 points, at so many pixels a point.
  func use(scale: Int, _ words: [String] = ["map-crop"], _ body: (OpenWindow) throws -> Void) throws {
    let (width, height) = (1440 * scale, 900 * scale)
    let server = try XServer(width: width, height: height)
    defer { server.stop() }
    let window = try OpenWindow(words + ["--scale", "\(scale)"], on: server, size: (1440, 900))
    defer { window.end() }
    try body(window)
  }

  /// Whether a part of the screen shows something else: the stage, which is left of the panel, or the panel. Pictures
  /// may have become sharper meanwhile, so single pixels do not count.
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

  /// Whether the stage comes to show what it did; a busy machine takes its time with the pictures.
  private func becomes(_ old: ScreenDump, _ window: OpenWindow, scale: Int) throws -> Bool {
    try eventually(within: 30) {
      usleep(50_000)
      return try !differs(old, window.server.screenshot(), x: Self.stage, scale: scale)
    }
  }

  private static let stage = 420..<1000
  private static let panel = 1110..<1430

  @Test(arguments: [1, 2])
  func `a drag on the ratio moves the picture, one undo takes it back, and a typed number counts`(scale: Int) throws {
    try use(scale: scale) { window in
      let aside = "mousemove 700 \(890 * scale)"
      try window.settle(for: 2)
      let before = window.screen
      let y = 146 * scale
      var drag = "mousemove \(1210 * scale) \(y) mousedown 1"
      for x in stride(from: 1210, through: 1330, by: 10) { drag += " mousemove \(x * scale) \(y)" }
      try window.check("\(drag) mouseup 1 \(aside)", scrolls: true)
      try window.settle(for: 2)
      let after = window.screen
      #expect(differs(before, after, x: Self.stage, scale: scale), "the picture follows")
      #expect(differs(before, after, x: Self.panel, scale: scale, share: 0), "the control follows")
      try window.act("key ctrl+z")
      #expect(try becomes(before, window, scale: scale), "one step takes all of it back")
      try window.act("key ctrl+shift+z")
      #expect(try becomes(after, window, scale: scale), "and gives it again")
      let number = "mousemove \(1415 * scale) \(115 * scale) click 1"
      try window.act("\(number) key ctrl+a key 0 key period key 7 key Return \(aside)")
      #expect(try becomes(before, window, scale: scale), "what was typed counts")
    }
  }

  @Test func `work of a program that was killed in the middle of a drag is offered to the next`() throws {
    let server = try XServer(width: 1440, height: 900)
    defer { server.stop() }
    try ScratchFolder.use { home in
      let environment: [String: String?] = ["HOME": home.path]
      let first = try OpenWindow(["map-crop"], on: server, size: (1440, 900), environment: environment)
      var drag = "mousemove 1210 146 mousedown 1"
      for x in stride(from: 1210, through: 1320, by: 10) { drag += " mousemove \(x) 146" }
      try first.act(drag)
      usleep(1_200_000)
      try first.settle(for: 2)
      let dragged = first.screen
      first.program.send(SIGKILL)
      first.end()
      let next = try OpenWindow(["map-crop"], on: server, size: (1440, 900), environment: environment)
      defer { next.end() }
      let question = next.screen
      #expect(differs(dragged, question, x: Self.stage, scale: 1), "there is a question")
      try next.act("mousemove 700 890 key Return")
      #expect(try becomes(dragged, next, scale: 1), "what the hand had done is back")
    }
  }
}
