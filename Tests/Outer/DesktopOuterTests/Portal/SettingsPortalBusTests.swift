import Boundary
import StudioKit
import TestSupport
import Testing

@testable import Desktop
@testable import DesktopTests

/// Appearance settings from a portal on a bus.
@Suite struct SettingsPortalBusTests {
  @Test(.enabled(if: PrivateBus.isInstalled, "needs dbus-daemon"))
  func `what changes on the desktop is heard, and so is another portal in place of the first`() throws {
    let bus = try PrivateBus()
    let first = try FakePortal(on: bus, settings: ["color-scheme": .number(2), "contrast": .number(1)])
    guard let follower = AppearanceFollower(bus: bus.address, waking: {}) else {
      Issue.record("no thread")
      return
    }
    /// The next change.
    func next() -> DesktopLook? {
      var look: DesktopLook?
      _ = eventually {
        look = follower.collect()
        return look != nil
      }
      return look
    }
    var expected = DesktopLook()
    (expected.appearance, expected.hasHighContrast) = (.light, true)
    #expect(next() == expected)
    // Another program speaks in the portal's place, to every name there may be.
    let other = try SessionBus.patient(bus.address)
    for number in 0..<30 {
      other.emit(
        DesktopPortal.object, DesktopPortal.interface("Settings"), "SettingChanged",
        [.text("org.freedesktop.appearance"), .text("color-scheme"), .variant(.number(1))], to: ":1.\(number)")
    }
    // Whatever was sent before has been passed on.
    #expect(other.owner(of: DesktopPortal.name) != nil)
    first.change("accent-color", .record([.real(0), .real(0), .real(1)]))
    expected.accent = Color(0x0000FF)
    #expect(next() == expected)
    first.change("reduced-motion", .number(1))
    expected.reducesMotion = true
    #expect(next() == expected)
    first.end()
    let second = try FakePortal(on: bus, settings: ["color-scheme": .number(1)])
    #expect(next() == DesktopLook())
    second.end()
    bus.end()
  }
}
