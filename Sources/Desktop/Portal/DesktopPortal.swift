/// The desktop portal, a service for access to the desktop.
enum DesktopPortal {
  static let name = "org.freedesktop.portal.Desktop"
  static let object = "/org/freedesktop/portal/desktop"

  /// The beginning of a match rule for changes of a name's owner.
  static let ownerChanges =
    "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"

  /// - Parameter owner: The portal's unique name. Nil for the present one.
  static func call(_ part: String, _ method: String, _ arguments: [BusValue], of owner: String? = nil) -> BusCall {
    BusCall(program: owner ?? name, object: object, interface: interface(part), method: method, arguments: arguments)
  }

  static func interface(_ part: String) -> String { "org.freedesktop.portal.\(part)" }

  /// The version of a portal's interface. Nil if there is none. Starts the portal if necessary.
  ///
  /// - Parameter owner: The portal's unique name. Nil for the present one.
  static func version(
    of part: String, of owner: String? = nil, on bus: SessionBus, patience: Int32 = SessionBus.patience
  ) -> UInt32? {
    let question = BusCall(
      program: owner ?? name, object: object, interface: "org.freedesktop.DBus.Properties", method: "Get",
      arguments: [.text(interface(part)), .text("version")])
    guard case .number(let version)? = bus.call(question, patience: patience)?.first?.plain else { return nil }
    return version
  }
}

extension BusMessage {
  /// Whether the owner of a bus name has changed, according to the bus.
  var isOwnerChange: Bool { sender == Self.bus && isSignal(Self.bus, "NameOwnerChanged") }

  /// The new owner. Nil if there is none.
  var newOwner: String? {
    guard let last = values.last, values.count == 3, case .text(let owner) = last, !owner.isEmpty else { return nil }
    return owner
  }
}
