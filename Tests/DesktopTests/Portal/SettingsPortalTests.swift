import Boundary
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Appearance settings from the portal.
@Suite struct SettingsPortalTests {
  private static func look(_ key: String, _ value: BusValue, in namespace: String = "org.freedesktop.appearance")
    -> DesktopLook?
  {
    SettingsPortal.look(after: DesktopLook(), [.text(namespace), .text(key), value])
  }

  @Test(arguments: [(0, Appearance.dark), (1, .dark), (2, .light), (7, .dark)] as [(UInt32, Appearance)])
  func `the portal's numbers are dark and light`(_ number: UInt32, _ appearance: Appearance) {
    for value in [BusValue.number(number), .variant(.number(number)), .variant(.variant(.number(number)))] {
      #expect((Self.look("color-scheme", value) ?? DesktopLook()).appearance == appearance)
    }
  }

  @Test func `contrast, motion and accent are what they say`() {
    #expect(Self.look("contrast", .variant(.number(1)))?.hasHighContrast == true)
    #expect(Self.look("contrast", .variant(.number(0))) == nil)
    #expect(Self.look("reduced-motion", .number(1))?.reducesMotion == true)
    #expect(Self.look("accent-color", .record([.real(1), .real(0.5), .real(0)]))?.accent == Color(0xFF8000))
  }

  @Test func `an accent that is none takes the one away that was`() {
    var look = DesktopLook()
    look.accent = Color(0xFF8000)
    for channels in [[-1.0, -1, -1], [0, 0, 1.5], [0, .nan, 0], [0, 0], [0, 0, 0, 0]] {
      let change: [BusValue] = [
        .text("org.freedesktop.appearance"), .text("accent-color"), .record(channels.map { .real($0) }),
      ]
      #expect(SettingsPortal.look(after: look, change) == DesktopLook(), "\(channels)")
    }
  }

  @Test func `other settings are not ours, and no kind of value is taken for another`() {
    #expect(Self.look("color-scheme", .number(2), in: "org.gnome.desktop.interface") == nil)
    #expect(Self.look("icon-theme", .number(2)) == nil)
    for value in [BusValue.text("2"), .real(2), .flag(true), .other, .table([:]), .bytes([2])] {
      for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
        #expect(Self.look(key, value) == nil, "\(key) \(value)")
      }
    }
    #expect(SettingsPortal.look(after: DesktopLook(), []) == nil)
  }

  @Test func `a bus is where the session says, and none is started for it`() {
    func address(_ variables: [String: String]) -> String? {
      SessionBus.address({ variables[$0] }, holds: { $0 == "/run/user/1/bus" })
    }
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]) == "unix:path=/a")
    #expect(address(["XDG_RUNTIME_DIR": "/run/user/1"]) == "unix:path=/run/user/1/bus")
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]) == nil)
    #expect(address(["XDG_RUNTIME_DIR": "/elsewhere"]) == nil && address([:]) == nil)
    #expect(SettingsPortal(bus: "unix:path=/nowhere/bus") == nil)
  }
}
