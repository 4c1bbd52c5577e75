/// Something that the desktop's portal is asked to do, which may take as long as a person takes over it. A class
/// because it owns its connection: when that ends, the portal gives it up.
final class PortalRequest {
  enum Ending: Hashable, Sendable {
    /// 0: it is done; 1: the person has cancelled it; else it ended in another way.
    case answered(UInt32, [String: BusValue])
    /// The portal has gone, refuses, says nothing any more, or nothing that can be understood.
    case failed
  }

  /// Of the part that is asked.
  let version: UInt32
  /// A program of the desktop that shows what the portal is asked for has ended meanwhile.
  private(set) var hasLostHelper = false
  private let part: String
  private let bus: SessionBus
  /// For how long it may say nothing, in milliseconds.
  private let patience: Int32
  /// What the portal calls it.
  private var object = ""

  private static let interface = DesktopPortal.interface("Request")
  /// What the portal's own helpers are called, one a desktop.
  private static let helpers = "org.freedesktop.impl.portal.desktop"

  /// Nil where no portal has this part.
  init?(of part: String, bus address: String, patience: Int32 = SessionBus.patience) {
    guard let bus = SessionBus(address),
      let version = DesktopPortal.version(of: part, on: bus, patience: patience)
    else { return nil }
    (self.part, self.bus, self.version, self.patience) = (part, bus, version, patience)
  }
}

extension PortalRequest {
  /// Asks. To be called once.
  ///
  /// - Returns: False: it cannot be asked, or refuses.
  func begin(_ method: String, _ arguments: [BusValue], options: [String: BusValue] = [:]) -> Bool {
    // Nobody else can have this name: the sender's is in it, and a connection asks once.
    let token = "parallax"
    let sender = bus.name.drop { $0 == ":" }.map { $0 == "." ? "_" : String($0) }.joined()
    object = "\(DesktopPortal.object)/request/\(sender)/\(token)"
    // Before it is asked: the answer may come faster than one can begin to listen.
    listen()
    bus.listen(to: DesktopPortal.ownerChanges + "arg0='\(DesktopPortal.name)'")
    bus.listen(to: DesktopPortal.ownerChanges + "arg0namespace='\(Self.helpers)'")
    let named = options.merging(["handle_token": .text(token)]) { _, token in token }
    let call = DesktopPortal.call(part, method, arguments + [.table(named)])
    guard case .object(let given)? = bus.call(call, patience: patience)?.first else { return false }
    if given != object {
      object = given
      listen()
    }
    return true
  }

  /// What came of it. Waits for something to happen if nothing has.
  ///
  /// - Parameter others: Descriptors that end the waiting when they have something to read.
  /// - Returns: Nil: nothing yet.
  func ending(or others: [Int32] = []) -> Ending? {
    while let message = bus.next() {
      if let ending = ending(message) { return ending }
    }
    guard bus.isConnected else { return .failed }
    let isQuiet = !bus.wait(or: others, longest: patience)
    // Somebody may be choosing for an hour, but a portal that says nothing at all never tells what.
    let isGone = isQuiet && DesktopPortal.version(of: part, on: bus, patience: patience) == nil
    return isGone ? .failed : nil
  }

  /// Nobody waits for it any more.
  func close() {
    bus.tell(BusCall(program: DesktopPortal.name, object: object, interface: Self.interface, method: "Close"))
  }

  /// What a message says of it; nil: it goes on.
  private func ending(_ message: borrowing BusMessage) -> Ending? {
    if message.isOwnerChange {
      if message.values.first == .text(DesktopPortal.name) { return .failed }
      if message.newOwner == nil { hasLostHelper = true }
      return nil
    }
    guard message.isSignal(Self.interface, "Response"), message.object == object else { return nil }
    let values = message.values
    guard values.count == 2, case .number(let code) = values[0], case .table(let results) = values[1] else {
      return .failed
    }
    return .answered(code, results)
  }

  private func listen() {
    bus.listen(
      to: "type='signal',sender='\(DesktopPortal.name)',path='\(object)',interface='\(Self.interface)',"
        + "member='Response'")
  }
}
