import Foundation
import Glibc
import Testing

/// An X server of a test's own, whose screen can be read: Xvfb keeps it in a file.
nonisolated struct XServer {
  /// What running a window needs besides the program; nil where all is there.
  static let missing: String? = ["/usr/bin/Xvfb", "/usr/bin/xdotool"].first { access($0, X_OK) != 0 }

  /// As `DISPLAY` has it.
  let display: String
  private let server: Program
  private let folder: Scratch

  init(width: Int = 1280, height: Int = 820) throws {
    let folder = try Scratch()
    self.folder = folder
    // It finds a free number itself and writes it down once it answers.
    server = try Program(
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
        "-noreset", "-nocursor",
      ], of: "/usr/bin/Xvfb", output: folder / "display")
    var number = ""
    let isUp = Clock.wait {
      number = (try? String(contentsOfFile: folder / "display", encoding: .utf8)) ?? ""
      return number.hasSuffix("\n")
    }
    try #require(isUp, "Xvfb did not start: \(server.errors)")
    display = ":\(number.dropLast())"
  }
}

nonisolated extension XServer {
  func stop() {
    server.send(SIGKILL)
    _ = server.wait(within: 5)
    folder.remove()
  }

  /// The screen at this moment.
  func screenshot() throws -> ScreenDump {
    try ScreenDump(Data(contentsOf: URL(fileURLWithPath: folder / "Xvfb_screen0")))
  }

  /// A hand and a keyboard: `xdotool` with these words.
  @discardableResult
  func act(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let tool = try Program(words, of: "/usr/bin/xdotool", environment: ["DISPLAY": display])
    let outcome = try #require(tool.wait(within: 10), "xdotool \(line) hangs")
    try #require(outcome.code == 0, "xdotool \(line): \(outcome.errors)")
    return outcome.out
  }

  /// The screen once it has stood still for a fifth of a second.
  func settled(within limit: Double = 15) throws -> ScreenDump {
    var last = try screenshot()
    var since = Clock.now
    let isStill = try Clock.wait(atMost: limit) {
      usleep(40_000)
      let next = try screenshot()
      if next != last { (last, since) = (next, Clock.now) }
      return Clock.now - since > 0.2
    }
    #expect(isStill, "the screen did not come to rest")
    return last
  }

  /// The screen as soon as it differs; nil where it does not within some seconds.
  func changed(from old: ScreenDump, within limit: Double = 5) throws -> ScreenDump? {
    var shot = old
    let isOther = try Clock.wait(atMost: limit) {
      shot = try screenshot()
      return shot != old
    }
    return isOther ? shot : nil
  }
}
