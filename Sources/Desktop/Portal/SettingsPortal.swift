internal import CDBus
import StudioKit
import System

/// The desktop's portal for settings: whether programs are asked to be dark or light. A class because it owns a
/// connection of its own to the session's bus.
final class SettingsPortal {
  private let connection: OpaquePointer

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  /// Whoever starts the portal may take a while, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Nil where nobody listens at the bus.
  init?(bus address: String) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.connection = connection
    // Else the library ends the program when the bus goes away.
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0 else { return nil }
    dbus_bus_add_match(
      connection,
      "type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.interface)',member='SettingChanged'",
      nil)
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }
}

extension SettingsPortal {
  /// Where the session's bus listens; nil: there is none. One that would have to be started is not.
  static func address(_ variable: (String) -> String?, holds: (String) -> Bool) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let socket = variable("XDG_RUNTIME_DIR").map({ "\($0)/bus" }), holds(socket) else { return nil }
    return "unix:path=\(socket)"
  }

  /// Asks; nil: there is no portal, or it does not know.
  func ask() -> Appearance? {
    guard let question = dbus_message_new_method_call(Self.name, Self.path, Self.interface, "Read") else { return nil }
    defer { dbus_message_unref(question) }
    Self.append([Self.namespace, Self.key], to: question)
    guard let answer = dbus_connection_send_with_reply_and_block(connection, question, Self.patience, nil) else {
      return nil
    }
    defer { dbus_message_unref(answer) }
    return Self.appearance(in: answer, names: 0)
  }

  /// What to wait at for news; nil: the bus is gone.
  var descriptor: Int32? {
    var descriptor: Int32 = -1
    guard dbus_connection_get_is_connected(connection) != 0,
      dbus_connection_get_unix_fd(connection, &descriptor) != 0
    else { return nil }
    return descriptor
  }

  /// What the desktop has come to ask for since; nil: nothing new.
  func news() -> Appearance? {
    _ = dbus_connection_read_write(connection, 0)
    var latest: Appearance?
    while let message = dbus_connection_pop_message(connection) {
      if dbus_message_is_signal(message, Self.interface, "SettingChanged") != 0 {
        latest = Self.appearance(in: message, names: 2) ?? latest
      }
      dbus_message_unref(message)
    }
    return latest
  }
}

extension SettingsPortal {
  private static let text = Int32(UInt8(ascii: "s"))
  private static let number = Int32(UInt8(ascii: "u"))
  private static let variant = Int32(UInt8(ascii: "v"))

  static func append(_ texts: [String], to message: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for text in texts {
      text.withCString { pointer in
        var pointer: UnsafePointer<CChar>? = pointer
        dbus_message_iter_append_basic(&iterator, Self.text, &pointer)
      }
    }
  }

  /// What a message says: after as many names, which have to be the setting's, a number in one variant or several.
  static func appearance(in message: OpaquePointer, names count: Int) -> Appearance? {
    var place = DBusMessageIter()
    guard dbus_message_iter_init(message, &place) != 0 else { return nil }
    for name in [namespace, key].prefix(count) {
      guard dbus_message_iter_get_arg_type(&place) == text else { return nil }
      var found: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&place, &found)
      guard found.map({ String(cString: $0) }) == name, dbus_message_iter_next(&place) != 0 else { return nil }
    }
    while dbus_message_iter_get_arg_type(&place) == variant {
      var inside = DBusMessageIter()
      dbus_message_iter_recurse(&place, &inside)
      place = inside
    }
    guard dbus_message_iter_get_arg_type(&place) == number else { return nil }
    var value: UInt32 = 0
    dbus_message_iter_get_basic(&place, &value)
    // 1 is dark, 2 light; 0 leaves it to the program, which is dark by itself.
    return value == 2 ? .light : .dark
  }
}
