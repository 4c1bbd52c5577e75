import Foundation
import OuterSupport
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// The studio in its window, on a bus with a portal.
@Suite(
  .enabled(if: XServer.missing == nil && PrivateBus.isInstalled, "needs Xvfb, xdotool and dbus-daemon: .ci/setup test"))
struct PortalWindowTests {
  /// The last line of the studio's frame report.
  private static func lastLine(_ home: ScratchFolder) -> String {
    home.text("frames")?.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `what is chosen in the portal's dialog is opened, and the dialog belongs to the window`() throws {
    let home = try ScratchFolder()
    defer { home.remove() }
    let scene = try home.file(
      "a b.json", try #require(Repository.text(of: "Resources/Scenes/pager.json")))
    let address = URL(fileURLWithPath: scene).absoluteString
    let bus = try PrivateBus()
    let portal = try FakePortal(
      on: bus, .answers(0, ["uris": .list([.text(address)], of: "s")]), settings: ["color-scheme": BusValue.number(2)])
    defer { portal.end() }
    let server = try XServer(width: 800, height: 600)
    defer { server.stop() }
    let studio = try Program(
      ["--size", "620x560"],
      environment: [
        "DISPLAY": server.display, "HOME": home.path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": home / "frames",
        "DBUS_SESSION_BUS_ADDRESS": bus.address,
      ])
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    let window = try server.window(of: studio)
    // The corner of the panel: light, as requested by the portal.
    #expect(try eventually { try server.screenshot()[617, 557] == 0xF7F7F9 })
    portal.change("color-scheme", .number(1))
    #expect(try eventually { try server.screenshot()[617, 557] == 0x1F2023 })
    try server.act("windowfocus --sync \(window)")
    try server.act("key ctrl+o")
    #expect(eventually { Self.lastLine(home).hasSuffix("scene \(scene)") }, "\(Self.lastLine(home))")
    let call = portal.calls.first { $0.method == "OpenFile" }
    #expect(call?.arguments.first == .text("x11:" + String(window, radix: 16)))
  }
}
