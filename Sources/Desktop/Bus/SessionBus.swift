import Glibc
import System

/// A private connection to the session bus, or to another bus. A class because it owns the connection; used by a single
/// thread, never by that of the window.
///
/// Every step has a limit: connecting, authenticating and registering together, and each call. Answers and signals count
/// only from the unique name that owns the service, because every program can send them.
final class SessionBus {
  private var stream: BusStream
  private let isGivenUp: () -> Bool
  /// The connection's unique name: `:1.42`.
  private(set) var name = ""
  private(set) var isConnected = true
  /// Bytes that are no whole message yet.
  private var incoming: [UInt8] = []
  /// Messages that arrived during a call.
  private var waiting: [BusMessage] = []
  /// The number of the last message sent. Begins anywhere, so that no other program knows it.
  private var serial = UInt32.random(in: 1...(.max >> 2))

  /// Timeout of a call in milliseconds, long enough to start a program.
  static let patience: Int32 = 10_000
  /// Timeout for connecting, authenticating and registering together, in milliseconds.
  static let greeting: Int32 = 2_000
  /// Maximum number of messages kept during a call; the rest is dropped.
  private static let mostWaiting = 4096
  /// Maximum length of a line of the greeting in bytes.
  private static let longestLine = 4096
  /// Interval of checking whether the connection is given up, in milliseconds.
  private static let pause: Int32 = 200

  /// Nil if no bus answers at the address in time.
  ///
  /// - Parameters:
  ///   - greeting: Timeout for connecting, in milliseconds.
  ///   - isGivenUp: Ends every wait when it returns true.
  init?(
    _ address: String, greeting: Int32 = SessionBus.greeting, givingUp isGivenUp: @escaping () -> Bool = { false }
  ) {
    let end = Self.time(in: greeting)
    guard let address = BusAddress(address), let stream = BusStream(address, by: end, givingUp: isGivenUp) else {
      return nil
    }
    self.stream = stream
    self.isGivenUp = isGivenUp
    guard authenticate(by: end), register(by: end) else { return nil }
  }
}

extension SessionBus {
  /// The address of the session bus. Nil if there is none on this machine; a bus is never started.
  static func address(_ variable: (String) -> String?, holds: (String) -> Bool) -> String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return BusAddress(address) == nil ? nil : address
    }
    guard let socket = variable("XDG_RUNTIME_DIR").map({ "\($0)/bus" }), holds(socket) else { return nil }
    return "unix:path=\(socket)"
  }

  /// The unique name that owns a name now. Nil if there is none.
  ///
  /// - Parameter startsProgram: Whether to start the program if it is not running.
  func owner(of name: String, startsProgram: Bool = false, patience: Int32 = SessionBus.patience) -> String? {
    owner(of: name, startsProgram: startsProgram, by: Self.time(in: patience))
  }

  /// Subscribes to the messages that match a rule.
  func listen(to rule: String) {
    tell(BusCall.bus("AddMatch", [.text(rule)]))
  }

  /// Calls a method. Returns nil on timeout, an error, or if the bus is gone.
  func call(_ call: BusCall, patience: Int32 = SessionBus.patience) -> [BusValue]? {
    let end = Self.time(in: patience)
    guard let owner = owner(of: call.program, startsProgram: call.startsProgram, by: end) else { return nil }
    return answer(to: call, at: owner, by: end)
  }

  /// Calls a method without waiting for the answer.
  func tell(_ call: BusCall) {
    var message = call.message
    (message.receiver, message.isAnswerUnwanted) = (call.program, true)
    send(message)
  }

  /// The next message. Nil if there is none at present.
  func next() -> BusMessage? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    return received()
  }

  /// Replies to a method call. Nil values mean an unknown method.
  func reply(to question: BusMessage, with values: [BusValue]?) {
    guard question.isCall, !question.isAnswerUnwanted else { return }
    var answer = BusMessage(values == nil ? .error : .answer, values ?? [.text("There is no such thing.")])
    if values == nil { answer.fault = "org.freedesktop.DBus.Error.UnknownMethod" }
    (answer.answered, answer.receiver) = (question.serial, question.sender)
    send(answer)
  }

  /// Emits a signal.
  func emit(_ object: String, _ interface: String, _ member: String, _ values: [BusValue], to receiver: String = "") {
    var message = BusMessage(.signal, values)
    (message.object, message.interface, message.member) = (object, interface, member)
    message.receiver = receiver
    send(message)
  }

  /// A descriptor that becomes readable when a message arrives; negative if the bus is gone.
  var descriptor: Int32 { isConnected ? stream.descriptor : -1 }

  /// Waits for a message, the end of the bus, or another readable descriptor.
  ///
  /// - Parameter longest: Timeout in milliseconds; negative means none.
  /// - Returns: False on timeout.
  @discardableResult
  func wait(or others: [Int32], longest: Int32 = -1) -> Bool {
    guard isConnected, waiting.isEmpty else { return true }
    return stream.wait(for: POLLIN, or: others, longest: longest)
  }
}

/// The first steps of a connection.
extension SessionBus {
  /// Says who we are, in the words of SASL, and that files may be passed.
  private func authenticate(by end: Double) -> Bool {
    let user = String(geteuid()).utf8.map { String($0, radix: 16) }.joined()
    guard send(Array("\0AUTH EXTERNAL \(user)\r\n".utf8), by: end), line(by: end)?.hasPrefix("OK ") == true,
      send(Array("NEGOTIATE_UNIX_FD\r\n".utf8), by: end), line(by: end) != nil
    else { return false }
    return send(Array("BEGIN\r\n".utf8), by: end)
  }

  private func register(by end: Double) -> Bool {
    guard case .text(let name)? = answer(to: BusCall.bus("Hello"), at: BusMessage.bus, by: end)?.first else {
      return false
    }
    self.name = name
    return true
  }

  /// A line of the greeting. Nil if none comes.
  private func line(by end: Double) -> String? {
    while true {
      if let index = incoming.firstIndex(of: UInt8(ascii: "\n")) {
        defer { incoming.removeSubrange(...index) }
        return String(decoding: incoming[..<index], as: UTF8.self)
      }
      guard incoming.count < Self.longestLine, wait(for: POLLIN, by: end), receive() else { return nil }
    }
  }
}

extension SessionBus {
  private static func time(in milliseconds: Int32) -> Double { MonotonicClock.now + Double(milliseconds) / 1000 }

  private func owner(of name: String, startsProgram: Bool, by end: Double) -> String? {
    // The bus's own name has no other owner.
    guard !name.hasPrefix(":"), name != BusMessage.bus else { return name }
    let question = BusCall.bus("GetNameOwner", [.text(name)])
    if case .text(let owner)? = answer(to: question, at: BusMessage.bus, by: end)?.first { return owner }
    guard startsProgram,
      answer(to: BusCall.bus("StartServiceByName", [.text(name), .number(0)]), at: BusMessage.bus, by: end) != nil,
      case .text(let owner)? = answer(to: question, at: BusMessage.bus, by: end)?.first
    else { return nil }
    return owner
  }

  /// Sends a call to a unique name and waits for its answer, which only that name or the bus may give.
  private func answer(to call: BusCall, at owner: String, by end: Double) -> [BusValue]? {
    var message = call.message
    message.receiver = owner
    guard let number = send(message, by: end) else { return nil }
    while true {
      while let message = received() {
        guard message.answered == number, message.kind == .answer || message.kind == .error else {
          if waiting.count < Self.mostWaiting { waiting.append(message) }
          continue
        }
        if message.kind == .answer, message.sender == owner { return message.values }
        if message.sender == owner || message.sender == BusMessage.bus { return nil }
      }
      guard isConnected, wait(for: POLLIN, by: end) else { return nil }
    }
  }

  private func send(_ message: BusMessage) { _ = send(message, by: Self.time(in: Self.greeting)) }

  /// Sends a message. Returns its number; nil if the bus does not take it in time, which ends the connection.
  private func send(_ message: BusMessage, by end: Double) -> UInt32? {
    guard isConnected else { return nil }
    serial = serial == .max ? 1 : serial + 1
    return send(message.bytes(serial: serial), passing: message.passed, by: end) ? serial : nil
  }

  private func send(_ bytes: [UInt8], passing files: [Int32] = [], by end: Double) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = stream.send(rest, passing: rest.count == bytes.count ? files : []),
        count > 0 || wait(for: POLLOUT, by: end)
      else {
        // Half a message cannot be taken back.
        isConnected = false
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The next message of the socket. One that cannot be read ends the connection.
  private func received() -> BusMessage? {
    while isConnected {
      if let message = whole() { return message }
      let count = incoming.count
      guard isConnected, receive(), incoming.count > count else { return nil }
    }
    return nil
  }

  /// Removes a whole message from the bytes that have arrived.
  private func whole() -> BusMessage? {
    guard incoming.count >= BusMessage.startSize else { return nil }
    guard let size = BusMessage.size(of: incoming[..<BusMessage.startSize]) else {
      isConnected = false
      return nil
    }
    guard incoming.count >= size else { return nil }
    var files = 0
    guard var message = BusMessage(incoming[..<size], files: &files), let taken = stream.takeFiles(files) else {
      isConnected = false
      return nil
    }
    incoming.removeSubrange(..<size)
    message.files = taken
    return message
  }

  private func receive() -> Bool {
    if !stream.receive(into: &incoming) { isConnected = false }
    return isConnected
  }

  /// Waits until the socket is ready. Returns false if the time has come, or the connection is given up.
  private func wait(for events: Int32, by end: Double) -> Bool {
    while true {
      let left = end - MonotonicClock.now
      guard left > 0, !isGivenUp() else { return false }
      if stream.wait(for: events, longest: min(Self.pause, Int32(left * 1000) + 1)) { return true }
    }
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

  /// A call to the bus itself.
  static func bus(_ method: String, _ arguments: [BusValue] = []) -> BusCall {
    BusCall(
      program: BusMessage.bus, object: "/org/freedesktop/DBus", interface: BusMessage.bus, method: method,
      arguments: arguments)
  }

  fileprivate var message: BusMessage {
    var message = BusMessage(.call, arguments)
    (message.object, message.interface, message.member) = (object, interface, method)
    message.startsProgram = startsProgram
    return message
  }
}
