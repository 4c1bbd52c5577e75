/// A request to the desktop portal, which may wait for the user. A class because it owns its connection: when that
/// closes, the portal abandons the request.
final class PortalRequest {
  enum Ending: Hashable, Sendable {
    /// 0: done; 1: cancelled by the user; otherwise ended in another way.
    case answered(UInt32, [String: BusValue])
    /// The portal is gone, refuses, does not answer, or answers nonsense.
    case failed
  }

  /// The version of the interface.
  let version: UInt32
  /// Whether the desktop's program behind the portal has ended meanwhile.
  private(set) var hasLostHelper = false
  private let part: String
  private let bus: SessionBus
  /// The unique name of the portal that is asked. Others cannot answer in its place.
  private let portal: String
  /// Timeout for signs of life, in milliseconds.
  private let patience: Int32
  /// The request's object path.
  private var object = ""

  private static let interface = DesktopPortal.interface("Request")
  /// The prefix of the portal's backends, one per desktop.
  private static let helpers = "org.freedesktop.impl.portal.desktop"

  /// Nil if no portal has this interface.
  init?(
    of part: String, bus address: String, patience: Int32 = SessionBus.patience,
    givingUp isGivenUp: @escaping () -> Bool = { false }
  ) {
    guard let bus = SessionBus(address, givingUp: isGivenUp),
      let portal = bus.owner(of: DesktopPortal.name, startsProgram: true, patience: patience),
      let version = DesktopPortal.version(of: part, of: portal, on: bus, patience: patience)
    else { return nil }
    (self.part, self.bus, self.portal, self.version, self.patience) = (part, bus, portal, version, patience)
  }
}

extension PortalRequest {
  /// Sends the request. Call once.
  ///
  /// - Returns: False if it cannot be sent, or is refused.
  func begin(_ method: String, _ arguments: [BusValue], options: [String: BusValue] = [:]) -> Bool {
    // No other program can guess it.
    let token = "parallax" + (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 16) }.joined()
    let sender = bus.name.drop { $0 == ":" }.map { $0 == "." ? "_" : String($0) }.joined()
    object = "\(DesktopPortal.object)/request/\(sender)/\(token)"
    // Before the call, as the answer may arrive quickly.
    listen()
    bus.listen(to: DesktopPortal.ownerChanges + "arg0='\(DesktopPortal.name)'")
    bus.listen(to: DesktopPortal.ownerChanges + "arg0namespace='\(Self.helpers)'")
    let named = options.merging(["handle_token": .text(token)]) { _, token in token }
    let call = DesktopPortal.call(part, method, arguments + [.table(named)], of: portal)
    guard case .object(let given)? = bus.call(call, patience: patience)?.first else { return false }
    if given != object {
      object = given
      listen()
    }
    return true
  }

  /// The result. Waits for something to happen if there is none yet.
  ///
  /// - Parameter others: Descriptors that end the wait when they are readable.
  /// - Returns: Nil if there is no result yet.
  func ending(or others: [Int32] = []) -> Ending? {
    while let message = bus.next() {
      if let ending = ending(message) { return ending }
    }
    guard bus.isConnected else { return .failed }
    let isQuiet = !bus.wait(or: others, longest: patience)
    // The user may take an hour, but a portal that does not respond at all has failed.
    let isGone = isQuiet && DesktopPortal.version(of: part, of: portal, on: bus, patience: patience) == nil
    return isGone ? .failed : nil
  }

  /// Abandons the request.
  func close() {
    bus.tell(BusCall(program: portal, object: object, interface: Self.interface, method: "Close"))
  }

  /// The result in a message. Nil if the request goes on.
  private func ending(_ message: BusMessage) -> Ending? {
    if message.isOwnerChange {
      if message.values.first == .text(DesktopPortal.name) { return .failed }
      if message.newOwner == nil { hasLostHelper = true }
      return nil
    }
    guard message.sender == portal, message.isSignal(Self.interface, "Response"), message.object == object else {
      return nil
    }
    let values = message.values
    guard values.count == 2, case .number(let code) = values[0], case .table(let results) = values[1] else {
      return .failed
    }
    return .answered(code, results)
  }

  private func listen() {
    bus.listen(
      to: "type='signal',sender='\(portal)',path='\(object)',interface='\(Self.interface)',"
        + "member='Response'")
  }
}
