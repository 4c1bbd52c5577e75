internal import CDBus
import StudioKit
import Testing

@testable import Desktop

/// What the desktop's portal says of dark and light, without a bus.
@Suite struct SettingsPortalTests {
  /// A message with texts, and a number in so many variants.
  private static func appearance(_ names: [String], _ number: UInt32, variants: Int) -> Appearance? {
    guard let message = dbus_message_new_signal("/a", "a.b", "c") else { return nil }
    defer { dbus_message_unref(message) }
    SettingsPortal.append(names, to: message)
    var outer = DBusMessageIter()
    dbus_message_iter_init_append(message, &outer)
    append(number, variants: variants, to: &outer)
    return SettingsPortal.appearance(in: message, names: names.count)
  }

  private static func append(_ number: UInt32, variants: Int, to iterator: inout DBusMessageIter) {
    guard variants > 0 else {
      var number = number
      dbus_message_iter_append_basic(&iterator, Int32(UInt8(ascii: "u")), &number)
      return
    }
    var inside = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, Int32(UInt8(ascii: "v")), variants > 1 ? "v" : "u", &inside)
    append(number, variants: variants - 1, to: &inside)
    dbus_message_iter_close_container(&iterator, &inside)
  }

  @Test(arguments: [(0, Appearance.dark), (1, .dark), (2, .light), (7, .dark)] as [(UInt32, Appearance)])
  func `the portal's numbers are dark and light`(_ number: UInt32, _ appearance: Appearance) {
    for variants in 0...2 { #expect(Self.appearance([], number, variants: variants) == appearance) }
    let names = ["org.freedesktop.appearance", "color-scheme"]
    #expect(Self.appearance(names, number, variants: 1) == appearance)
  }

  @Test func `other settings are not ours`() {
    #expect(Self.appearance(["org.freedesktop.appearance", "accent-color"], 2, variants: 1) == nil)
    #expect(Self.appearance(["org.gnome.desktop.interface", "color-scheme"], 2, variants: 1) == nil)
  }

  @Test func `a bus is where the session says, and none is started for it`() {
    func address(_ variables: [String: String]) -> String? {
      SettingsPortal.address({ variables[$0] }, holds: { $0 == "/run/user/1/bus" })
    }
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]) == "unix:path=/a")
    #expect(address(["XDG_RUNTIME_DIR": "/run/user/1"]) == "unix:path=/run/user/1/bus")
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]) == nil)
    #expect(address(["XDG_RUNTIME_DIR": "/elsewhere"]) == nil && address([:]) == nil)
    #expect(SettingsPortal(bus: "unix:path=/nowhere/bus") == nil)
  }
}
