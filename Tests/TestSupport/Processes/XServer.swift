import Foundation
import Glibc
import Testing

/// An X server of a test's own, whose screen can be read: Xvfb keeps it in a file.
public struct XServer {
  /// What running a window needs besides the program; nil where all is there.
  public static let missing: String? = ["/usr/bin/Xvfb", "/usr/bin/xdotool"].first { access($0, X_OK) != 0 }

  /// As `DISPLAY` has it.
  public let display: String
  private let server: Program
  private let folder: ScratchFolder

  public init(width: Int = 1280, height: Int = 820) throws {
    let folder = try ScratchFolder()
    self.folder = folder
    // It finds a free number itself and writes it down once it answers.
    server = try Program(
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
        "-noreset", "-nocursor",
      ], of: "/usr/bin/Xvfb", output: folder / "display")
    var number = ""
    let isUp = eventually {
      number = (try? String(contentsOfFile: folder / "display", encoding: .utf8)) ?? ""
      return number.hasSuffix("\n")
    }
    try #require(isUp, "Xvfb did not start: \(server.errors)")
    display = ":\(number.dropLast())"
  }
}

extension XServer {
  /// Ends it, if it still runs.
  public func stop() {
    server.send(SIGKILL)
    _ = server.wait()
    folder.remove()
  }

  /// A program's window, as X numbers it, once it can be seen.
  public func window(of program: Program) throws -> Int {
    var found = ""
    _ = try eventually {
      let tool = try Program(
        ["search", "--onlyvisible", "--class", "parallax"], of: "/usr/bin/xdotool", environment: ["DISPLAY": display])
      found = tool.wait()?.out ?? ""
      return !found.isEmpty
    }
    return try #require(
      found.split(separator: "\n").first.flatMap { Int($0) }, "no window opened: \(program.errors)")
  }

  /// The screen at this moment.
  public func screenshot() throws -> ScreenDump {
    try ScreenDump(Data(contentsOf: URL(fileURLWithPath: folder / "Xvfb_screen0")))
  }

  /// A hand and a keyboard: `xdotool` with these words.
  @discardableResult
  public func act(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let tool = try Program(words, of: "/usr/bin/xdotool", environment: ["DISPLAY": display])
    let outcome = try #require(tool.wait(), "xdotool \(line) hangs")
    try #require(outcome.code == 0, "xdotool \(line): \(outcome.errors)")
    return outcome.out
  }
}
