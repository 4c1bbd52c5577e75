import Boundary
import Foundation
import Geometry
import OuterSupport
import StudioKit
import TestSupport
import Testing

@testable import Desktop
@testable import DesktopTests

/// A program on the real accessibility bus.
@Suite(.enabled(if: AccessibilityBus.isInstalled, "needs dbus-daemon and at-spi2-core: .ci/setup test"))
struct ScreenReaderTests {
  private static let place = AccessibleScreenPlace()

  @Test func `nothing is sent before a screen reader listens, and a press comes back`() throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    let made = ScreenReader(bus: bus.session.address, waking: {})
    let reader = try #require(made)
    reader.tell(AccessibleTreeTests.window(), at: Self.place)
    #expect(!reader.isHeard && bus.programs.isEmpty)
    try bus.listen(true)
    #expect(eventually { reader.isHeard })
    reader.tell(AccessibleTreeTests.window(), at: Self.place)
    #expect(eventually { bus.path(of: "Ratio") != nil })
    #expect(bus.value(of: "Ratio") == 0.5)
    try bus.set("Ratio", to: 0.75)
    try bus.press("Day and night, not saved")
    var actions: [AccessibleAction] = []
    #expect(
      eventually {
        actions += reader.collect()
        return actions.count == 2
      })
    #expect(actions.map(\.kind) == [.set(0.75), .press])
    reader.tell(AccessibleTreeTests.window(ratio: 0.75), at: Self.place)
    #expect(eventually { bus.value(of: "Ratio") == 0.75 })
  }

  @Test func `events stop when the screen reader ends, and start again with the next`() throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    let made = ScreenReader(bus: bus.session.address, waking: {})
    let reader = try #require(made)
    for _ in 0..<2 {
      try bus.listen(true)
      #expect(eventually { reader.isHeard })
      reader.tell(AccessibleTreeTests.window(), at: Self.place)
      #expect(eventually { bus.path(of: "Ratio") != nil })
      try bus.listen(false)
      #expect(eventually { !reader.isHeard && bus.programs.isEmpty })
    }
  }

  @Test func `a session's bus that goes away is the end of it`() throws {
    let bus = try AccessibilityBus()
    try bus.listen(true)
    let made = ScreenReader(bus: bus.session.address, waking: {})
    let reader = try #require(made)
    #expect(eventually { reader.isHeard })
    bus.end()
    #expect(eventually { !reader.isHeard })
  }
}

/// The studio in its window, used through a screen reader.
@Suite(
  .enabled(
    if: XServer.missing == nil && AccessibilityBus.isInstalled,
    "needs Xvfb, xdotool, dbus-daemon and at-spi2-core: .ci/setup test"))
struct SpokenStudioTests {
  @Test func `the studio is read, turned and pressed through the bus`() throws {
    let bus = try AccessibilityBus()
    defer { bus.end() }
    try bus.listen(true)
    let home = try ScratchFolder()
    defer { home.remove() }
    let server = try XServer(width: 1300, height: 840)
    defer { server.stop() }
    let studio = try Program(
      ["map-crop", "--size", "1280x820"],
      environment: [
        "DISPLAY": server.display, "HOME": home.path, "XDG_STATE_HOME": nil, "PARALLAX_FRAMES": home / "frames",
        "DBUS_SESSION_BUS_ADDRESS": bus.session.address,
      ])
    defer {
      studio.send(SIGKILL)
      _ = studio.wait()
    }
    let window = try server.window(of: studio)
    #expect(eventually { bus.value(of: "Ratio") != nil })
    try bus.set("Ratio", to: 0.3)
    #expect(eventually { bus.value(of: "Ratio") == 0.3 })
    #expect(eventually { bus.path(of: "Undo") != nil })
    try bus.press("Undo")
    #expect(eventually { bus.value(of: "Ratio") != 0.3 })
    // A tool's menu opens with its items, and choosing one has an effect.
    try bus.press("iOS scrolling")
    #expect(eventually { bus.path(of: "Android") != nil })
    try bus.press("Android")
    #expect(eventually { bus.path(of: "Android scrolling") != nil && bus.path(of: "iOS scrolling") == nil })
    // A reader receives every key first: taken keys have no effect, others do.
    bus.listenToKeys()
    try server.act("windowfocus --sync \(window) key F1 key F1")
    var count = 0
    let keys = bus.readKeys(4, of: "F1") { _ in
      count += 1
      return count <= 2
    }
    #expect(keys == ["+F1", "-F1", "+F1", "-F1"])
    #expect(eventually { bus.path(of: "F1, ?: this list") != nil })
  }
}
