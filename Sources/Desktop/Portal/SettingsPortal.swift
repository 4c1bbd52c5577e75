import Boundary
import StudioKit

/// The portal's settings interface, for appearance settings. A class because it owns its connection to the session bus.
final class SettingsPortal {
  private let bus: SessionBus
  /// The settings known so far.
  private var look: DesktopLook?
  /// The portal's unique name, from which alone changes are taken.
  private var portal = ""

  private static let part = "Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// Nil if there is no bus at the address.
  init?(bus address: String, givingUp isGivenUp: @escaping () -> Bool = { false }) {
    guard let bus = SessionBus(address, givingUp: isGivenUp) else { return nil }
    self.bus = bus
    bus.listen(
      to: "type='signal',sender='\(DesktopPortal.name)',path='\(DesktopPortal.object)',"
        + "interface='\(DesktopPortal.interface(Self.part))',member='SettingChanged'")
    bus.listen(to: DesktopPortal.ownerChanges + "arg0='\(DesktopPortal.name)'")
  }
}

extension SettingsPortal {
  var isConnected: Bool { bus.isConnected }

  func wait(or other: Int32) { bus.wait(or: [other]) }

  /// Reads the settings. Nil if there is no portal, or it has none.
  func ask() -> DesktopLook? {
    portal = bus.owner(of: DesktopPortal.name, startsProgram: true) ?? ""
    guard !portal.isEmpty else { return nil }
    let question = DesktopPortal.call(Self.part, "ReadAll", [.list([.text(Self.namespace)], of: "s")], of: portal)
    guard case .table(let settings)? = bus.call(question)?.first, case .table(let values)? = settings[Self.namespace]
    else { return nil }
    var look = DesktopLook()
    for (key, value) in values { look.take(key, value) }
    self.look = look
    return look
  }

  /// The changed settings. Nil if there is no change.
  func news() -> DesktopLook? {
    var latest: DesktopLook?
    while let message = bus.next() {
      if message.isOwnerChange {
        // Another portal may know more settings, and may have been there all along.
        if message.newOwner != nil { latest = ask() ?? latest }
      } else if message.sender == portal, message.isSignal(DesktopPortal.interface(Self.part), "SettingChanged"),
        let changed = Self.look(after: look ?? DesktopLook(), message.values)
      {
        look = changed
        latest = changed
      }
    }
    return latest
  }

  /// The settings after a change given by namespace, key and value. Nil if it is unrelated.
  static func look(after earlier: DesktopLook, _ change: [BusValue]) -> DesktopLook? {
    guard change.count == 3, change[0] == .text(namespace), case .text(let key) = change[1] else { return nil }
    var look = earlier
    look.take(key, change[2])
    return look == earlier ? nil : look
  }
}

extension DesktopLook {
  /// Takes over a setting. A value of the wrong type is ignored.
  mutating func take(_ key: String, _ value: BusValue) {
    switch (key, value.plain) {
    // 1 is dark, 2 light; 0 leaves it to the program, which defaults to dark.
    case ("color-scheme", .number(let number)): appearance = number == 2 ? .light : .dark
    case ("contrast", .number(let number)): hasHighContrast = number == 1
    case ("reduced-motion", .number(let number)): reducesMotion = number == 1
    case ("accent-color", .record(let channels)): accent = Self.color(channels)
    default: break
    }
  }

  /// Red, green and blue from 0 to 1; other values mean that there is none.
  private static func color(_ channels: [BusValue]) -> Color? {
    let shares = channels.compactMap { channel -> UInt8? in
      guard case .real(let share) = channel, share >= 0, share <= 1 else { return nil }
      return UInt8((share * 255).rounded())
    }
    guard channels.count == 3, shares.count == 3 else { return nil }
    return Color(red: shares[0], green: shares[1], blue: shares[2])
  }
}
