import Foundation
import OuterSupport
import TestSupport
import Testing

/// Relative base folders in the environment, which must be ignored.
@Suite(.enabled(if: XServer.missing == nil, "needs Xvfb and xdotool: .ci/setup test"))
struct RelativeFolderTests {
  @Test func `programs that the studio starts see no relative folder, and the studio keeps to the home`() throws {
    let home = try ScratchFolder()
    defer { home.remove() }
    let scene = try home.file("a.json", try #require(Repository.text(of: "Resources/Scenes/pager.json")))
    // Run whenever a scene is opened, to ask whether recent files are enabled.
    let asked = "echo \"$XDG_RUNTIME_DIR,$XDG_STATE_HOME,$XDG_CACHE_HOME,$XDG_DATA_HOME\" > '\(home / "seen")'"
    try FileManager.default.createDirectory(atPath: home / "bin", withIntermediateDirectories: true)
    try home.file("bin/gsettings", "#!/bin/sh\n\(asked)\n")
    chmod(home / "bin/gsettings", 0o755)
    let server = try XServer(width: 800, height: 600)
    defer { server.stop() }
    let studio = try Program(
      [scene, "--size", "620x560"],
      environment: [
        "DISPLAY": server.display, "HOME": home.path, "PATH": home / "bin", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        "XDG_RUNTIME_DIR": "run", "XDG_STATE_HOME": "./state", "XDG_CACHE_HOME": "", "XDG_DATA_HOME": home / "data",
      ])
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    #expect(eventually { home.text("seen") == ",,,\(home / "data")\n" }, "\(home.text("seen") ?? "nothing")")
    #expect(eventually { home.text(".local/state/parallax/recent")?.contains(scene) == true })
  }
}
