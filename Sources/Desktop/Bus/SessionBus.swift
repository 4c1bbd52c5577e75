internal import CDBus
import Glibc

/// A connection of one's own to the session's bus, over which the desktop's programs talk, or to another one. A class
/// because it owns it; one thread uses it.
final class SessionBus {
  private let connection: OpaquePointer

  /// Whoever has to be started to answer may take a while, in milliseconds.
  static let patience: Int32 = 10_000

  /// Nil where nobody listens at the address.
  init?(_ address: String) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.connection = connection
    // Else the library ends the program when the bus goes away.
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0 else { return nil }
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }
}

extension SessionBus {
  /// Where the session's bus listens; nil: there is none. One that would have to be started is not.
  static func address(_ variable: (String) -> String?, holds: (String) -> Bool) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let socket = variable("XDG_RUNTIME_DIR").map({ "\($0)/bus" }), holds(socket) else { return nil }
    return "unix:path=\(socket)"
  }

  /// What the bus calls this connection: `:1.42`.
  var name: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

  var isConnected: Bool { dbus_connection_get_is_connected(connection) != 0 }

  /// Hears from now on what fits this rule of the bus.
  func listen(to rule: String) {
    dbus_bus_add_match(connection, rule, nil)
    dbus_connection_flush(connection)
  }

  /// What is answered; nil: nothing within `patience`, an error, or the bus is gone.
  func call(_ call: BusCall, patience: Int32 = SessionBus.patience) -> [BusValue]? {
    guard let question = call.message else { return nil }
    defer { dbus_message_unref(question) }
    guard let answer = dbus_connection_send_with_reply_and_block(connection, question, patience, nil) else {
      return nil
    }
    defer { dbus_message_unref(answer) }
    return BusReader.values(of: answer)
  }

  /// Says it to the other one and does not wait.
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

  /// What came next; nil: nothing more for now.
  func next() -> BusMessage? {
    _ = dbus_connection_read_write(connection, 0)
    return dbus_connection_pop_message(connection).map { BusMessage(pointer: $0) }
  }

  /// Answers a question; with nil: nobody here knows it.
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

  /// Says it to whoever listens.
  func emit(_ object: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    guard let message = dbus_message_new_signal(object, interface, member) else { return }
    defer { dbus_message_unref(message) }
    BusWriter.append(values, to: message)
    send(message)
  }

  /// What has something to read when something comes; less than 0: the bus is gone.
  var descriptor: Int32 {
    var descriptor: Int32 = -1
    return dbus_connection_get_unix_fd(connection, &descriptor) != 0 ? descriptor : -1
  }

  /// Sleeps until something comes, the bus is gone, or one of the other descriptors has something to read.
  ///
  /// - Parameter longest: In milliseconds; less than 0: for ever.
  /// - Returns: False: nothing of it happened.
  @discardableResult
  func wait(or others: [Int32], longest: Int32 = -1) -> Bool {
    let descriptor = descriptor
    guard isConnected, descriptor >= 0 else { return true }
    var waits = ([descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&waits, nfds_t(waits.count), longest) != 0
  }
}

/// A question to a program on the bus.
struct BusCall {
  let program: String
  let object: String
  let interface: String
  let method: String
  var arguments: [BusValue] = []
  /// A program that is not there is started, if the bus knows how.
  var startsProgram = true

  fileprivate var message: OpaquePointer? {
    guard let message = dbus_message_new_method_call(program, object, interface, method) else { return nil }
    dbus_message_set_auto_start(message, startsProgram ? 1 : 0)
    BusWriter.append(arguments, to: message)
    return message
  }
}

/// What came over the bus. Owns libdbus's message.
struct BusMessage: ~Copyable {
  let pointer: OpaquePointer

  deinit { dbus_message_unref(pointer) }
}

extension BusMessage {
  func isSignal(_ interface: String, _ member: String) -> Bool {
    dbus_message_is_signal(pointer, interface, member) != 0
  }

  /// Somebody asks something.
  var isCall: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_CALL }

  fileprivate var wantsReply: Bool { isCall && dbus_message_get_no_reply(pointer) == 0 }

  var interface: String { dbus_message_get_interface(pointer).map { String(cString: $0) } ?? "" }

  var member: String { dbus_message_get_member(pointer).map { String(cString: $0) } ?? "" }

  /// The object that it is from, or for.
  var object: String { dbus_message_get_path(pointer).map { String(cString: $0) } ?? "" }

  var values: [BusValue] { BusReader.values(of: pointer) }
}
