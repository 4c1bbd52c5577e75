internal import CDBus
import Glibc

/// A private connection to the session bus, or to another bus. A class because it owns the connection; used by a single
/// thread.
final class SessionBus {
  private let connection: OpaquePointer

  /// Timeout of a call in milliseconds, long enough to start a program.
  static let patience: Int32 = 10_000

  /// Nil if there is no listener at the address.
  init?(_ address: String) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.connection = connection
    // Otherwise the library ends the program when the bus goes away.
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0 else { return nil }
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }
}

extension SessionBus {
  /// The address of the session bus. Nil if there is none; a bus is never started.
  static func address(_ variable: (String) -> String?, holds: (String) -> Bool) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let socket = variable("XDG_RUNTIME_DIR").map({ "\($0)/bus" }), holds(socket) else { return nil }
    return "unix:path=\(socket)"
  }

  /// The connection's unique name: `:1.42`.
  var name: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

  var isConnected: Bool { dbus_connection_get_is_connected(connection) != 0 }

  /// Subscribes to the messages that match a rule.
  func listen(to rule: String) {
    dbus_bus_add_match(connection, rule, nil)
    dbus_connection_flush(connection)
  }

  /// Calls a method. Returns nil on timeout, an error, or if the bus is gone.
  func call(_ call: BusCall, patience: Int32 = SessionBus.patience) -> [BusValue]? {
    guard let question = call.message else { return nil }
    defer { dbus_message_unref(question) }
    guard let answer = dbus_connection_send_with_reply_and_block(connection, question, patience, nil) else {
      return nil
    }
    defer { dbus_message_unref(answer) }
    return BusReader.values(of: answer)
  }

  /// Calls a method without waiting for the answer.
  func tell(_ call: BusCall) {
    guard let message = call.message else { return }
    defer { dbus_message_unref(message) }
    dbus_message_set_no_reply(message, 1)
    send(message)
  }

  func send(_ message: OpaquePointer) {
    dbus_connection_send(connection, message, nil)
    dbus_connection_flush(connection)
  }

  /// The next message. Nil if there is none at present.
  func next() -> BusMessage? {
    _ = dbus_connection_read_write(connection, 0)
    return dbus_connection_pop_message(connection).map { BusMessage(pointer: $0) }
  }

  /// Replies to a method call. Nil values mean an unknown method.
  func reply(to question: borrowing BusMessage, with values: [BusValue]?) {
    guard question.wantsReply else { return }
    let answer =
      values == nil
      ? dbus_message_new_error(question.pointer, "org.freedesktop.DBus.Error.UnknownMethod", "There is no such thing.")
      : dbus_message_new_method_return(question.pointer)
    guard let answer else { return }
    defer { dbus_message_unref(answer) }
    BusWriter.append(values ?? [], to: answer)
    send(answer)
  }

  /// Emits a signal.
  func emit(_ object: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    guard let message = dbus_message_new_signal(object, interface, member) else { return }
    defer { dbus_message_unref(message) }
    BusWriter.append(values, to: message)
    send(message)
  }

  /// A descriptor that becomes readable when a message arrives; negative if the bus is gone.
  var descriptor: Int32 {
    var descriptor: Int32 = -1
    return dbus_connection_get_unix_fd(connection, &descriptor) != 0 ? descriptor : -1
  }

  /// Waits for a message, the end of the bus, or another readable descriptor.
  ///
  /// - Parameter longest: Timeout in milliseconds; negative means none.
  /// - Returns: False on timeout.
  @discardableResult
  func wait(or others: [Int32], longest: Int32 = -1) -> Bool {
    let descriptor = descriptor
    guard isConnected, descriptor >= 0 else { return true }
    var waits = ([descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&waits, nfds_t(waits.count), longest) != 0
  }
}

/// A method call to a program on the bus.
struct BusCall {
  let program: String
  let object: String
  let interface: String
  let method: String
  var arguments: [BusValue] = []
  /// Whether to start the program if it is not running.
  var startsProgram = true

  fileprivate var message: OpaquePointer? {
    guard let message = dbus_message_new_method_call(program, object, interface, method) else { return nil }
    dbus_message_set_auto_start(message, startsProgram ? 1 : 0)
    BusWriter.append(arguments, to: message)
    return message
  }
}

/// A received message. Owns libdbus's message.
struct BusMessage: ~Copyable {
  let pointer: OpaquePointer

  deinit { dbus_message_unref(pointer) }
}

extension BusMessage {
  func isSignal(_ interface: String, _ member: String) -> Bool {
    dbus_message_is_signal(pointer, interface, member) != 0
  }

  /// Whether it is a method call.
  var isCall: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_CALL }

  fileprivate var wantsReply: Bool { isCall && dbus_message_get_no_reply(pointer) == 0 }

  var interface: String { dbus_message_get_interface(pointer).map { String(cString: $0) } ?? "" }

  var member: String { dbus_message_get_member(pointer).map { String(cString: $0) } ?? "" }

  /// The path of its object.
  var object: String { dbus_message_get_path(pointer).map { String(cString: $0) } ?? "" }

  var values: [BusValue] { BusReader.values(of: pointer) }
}
