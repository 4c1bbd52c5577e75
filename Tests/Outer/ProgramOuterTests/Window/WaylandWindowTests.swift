import Foundation
import Glibc
import OuterSupport
import TestSupport
import Testing

/// A Wayland compositor that can run in a window.
private let weston = (path: "/usr/bin/weston", isInstalled: access("/usr/bin/weston", X_OK) == 0)

/// The window on a Wayland display of scale 2, which weston shows on an X server.
@Suite(
  .enabled(if: XServer.missing == nil && weston.isInstalled, "weston, Xvfb or xdotool is not installed"))
struct WaylandWindowTests {
  /// The color of a panel in the dark theme.
  private static let panel = 0x1F2023

  @Test(arguments: ["software", "opengl"]) func `on a display of scale 2 all of the window is seen, twice as fine`(
    _ renderer: String
  ) throws {
    let home = try ScratchFolder()
    defer { home.remove() }
    chmod(home.path, 0o700)
    let server = try XServer(width: 1200, height: 1000)
    defer { server.stop() }
    let variables: [String: String?] = [
      "XDG_RUNTIME_DIR": home.path, "HOME": home.path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": home / "frames",
    ]
    let shown = variables.merging(["DISPLAY": server.display]) { $1 }
    let desktop = try Program(
      [
        "--backend=x11-backend.so", "--use-pixman", "--no-config", "--scale=2", "--width=600", "--height=500",
        "--socket=display", "--log=\(home / "log")",
      ], of: weston.path, environment: shown)
    defer {
      desktop.send(SIGKILL)
      _ = desktop.wait()
    }
    #expect(eventually { access(home / "display", F_OK) == 0 }, "\(home.text("log") ?? "")")
    let studio = try Program(
      ["map-crop", "--size", "480x360", "--renderer", renderer],
      environment: variables.merging(["WAYLAND_DISPLAY": "display"]) { $1 })
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    // The bottom strip of the window is a panel: as wide as the window, in pixels.
    var widest = 0
    let isWhole = try eventually {
      let screen = try server.screenshot()
      widest = (0..<1000).reduce(0) { widest, y in
        var run = 0
        return (0..<1200).reduce(widest) { widest, x in
          run = screen[x, y] == Self.panel ? run + 1 : 0
          return max(widest, run)
        }
      }
      return widest == 960
    }
    #expect(isWhole, "\(widest) pixels wide: \(studio.errors)")
  }
}
