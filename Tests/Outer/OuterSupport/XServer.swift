import Foundation
import Glibc
import TestSupport
import Testing

/// An X server for one test, with a readable screen: Xvfb keeps it in a file.
public struct XServer {
  /// The missing program that running a window needs. Nil if everything is installed.
  public static let missing: String? = ["/usr/bin/Xvfb", "/usr/bin/xdotool"].first { access($0, X_OK) != 0 }

  /// The value of `DISPLAY`.
  public let display: String
  private let server: Program
  private let folder: ScratchFolder

  public init(width: Int = 1280, height: Int = 820) throws {
    let folder = try ScratchFolder()
    self.folder = folder
    // It chooses a free display number and writes it out once it is ready.
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
  /// Ends the server if it still runs.
  public func stop() {
    server.send(SIGKILL)
    _ = server.wait()
    folder.remove()
  }

  /// The X ID of a program's window, once it is visible.
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

  /// The current screen.
  public func screenshot() throws -> ScreenDump {
    try ScreenDump(Data(contentsOf: URL(fileURLWithPath: folder / "Xvfb_screen0")))
  }

  /// Simulates mouse and keyboard by `xdotool` with these arguments.
  @discardableResult
  public func act(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let tool = try Program(words, of: "/usr/bin/xdotool", environment: ["DISPLAY": display])
    let outcome = try #require(tool.wait(), "xdotool \(line) hangs")
    try #require(outcome.code == 0, "xdotool \(line): \(outcome.errors)")
    return outcome.out
  }
}
