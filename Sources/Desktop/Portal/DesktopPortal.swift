/// The desktop's portal: the program that does for others what belongs to the desktop.
enum DesktopPortal {
  static let name = "org.freedesktop.portal.Desktop"
  static let object = "/org/freedesktop/portal/desktop"

  /// The beginning of a rule that hears who has come, gone, or taken another one's place.
  static let ownerChanges =
    "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"

  static func call(_ part: String, _ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(program: name, object: object, interface: interface(part), method: method, arguments: arguments)
  }

  static func interface(_ part: String) -> String { "org.freedesktop.portal.\(part)" }

  /// Which version a part of it has; nil: it has none, or there is no portal. Starts it if need be.
  static func version(of part: String, on bus: SessionBus, patience: Int32 = SessionBus.patience) -> UInt32? {
    let question = BusCall(
      program: name, object: object, interface: "org.freedesktop.DBus.Properties", method: "Get",
      arguments: [.text(interface(part)), .text("version")])
    guard case .number(let version)? = bus.call(question, patience: patience)?.first?.plain else { return nil }
    return version
  }
}

extension BusMessage {
  /// A name on the bus has come, gone, or gone over to another program.
  var isOwnerChange: Bool { isSignal("org.freedesktop.DBus", "NameOwnerChanged") }

  /// Who has the name now; nil: nobody.
  var newOwner: String? {
    guard let last = values.last, values.count == 3, case .text(let owner) = last, !owner.isEmpty else { return nil }
    return owner
  }
}
