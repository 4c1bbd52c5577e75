import System

/// The desktop's own file chooser, asked through its portal. A class because it owns its connection: when that ends,
/// the portal closes the dialog.
final class FileChooserPortal {
  private let bus: SessionBus
  private let version: UInt32
  /// For how long it may say nothing, in milliseconds.
  private let patience: Int32
  /// A program of the desktop that shows what the portal is asked for has ended meanwhile.
  private var hasLostHelper = false

  private static let part = "FileChooser"
  private static let request = DesktopPortal.interface("Request")
  /// From this version on it chooses folders.
  private static let folderVersion: UInt32 = 3

  /// Nil where no portal has one.
  init?(bus address: String, patience: Int32 = SessionBus.patience) {
    guard let bus = SessionBus(address),
      let version = DesktopPortal.version(of: Self.part, on: bus, patience: patience)
    else { return nil }
    (self.bus, self.version, self.patience) = (bus, version, patience)
  }
}

extension FileChooserPortal {
  /// Shows the dialog and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - parent: The window that it belongs to, in the portal's words.
  ///   - orders: Wakes when something may be to be done.
  ///   - isClosing: Whether nobody waits any more.
  func ask(
    _ question: DialogQuestion, parent: String, orders: borrowing WakePipe, isClosing: () -> Bool
  ) -> FileDialog.Outcome {
    guard question.kind != .folder || version >= Self.folderVersion else { return .failed }
    // Nobody else can have this name: the sender's is in it, and a connection asks once.
    let token = "parallax"
    let sender = bus.name.drop { $0 == ":" }.map { $0 == "." ? "_" : String($0) }.joined()
    var object = "\(DesktopPortal.object)/request/\(sender)/\(token)"
    // Before it is asked: the answer may come faster than one can begin to listen.
    listen(to: object)
    bus.listen(to: DesktopPortal.ownerChanges + "arg0='\(DesktopPortal.name)'")
    bus.listen(to: DesktopPortal.ownerChanges + "arg0namespace='\(Self.helpers)'")
    let method = question.kind == .save ? "SaveFile" : "OpenFile"
    let call = DesktopPortal.call(
      Self.part, method, [.text(parent), .text(question.title), .table(question.options(token: token))])
    guard case .object(let given)? = bus.call(call, patience: patience)?.first else { return .failed }
    if given != object {
      object = given
      listen(to: object)
    }
    return answer(to: object, question, orders: orders, isClosing: isClosing)
  }

  private func answer(
    to object: String, _ question: DialogQuestion, orders: borrowing WakePipe, isClosing: () -> Bool
  ) -> FileDialog.Outcome {
    while true {
      while let message = bus.next() {
        if let outcome = outcome(message, of: object, question) { return outcome }
      }
      guard bus.isConnected else { return .failed }
      if isClosing() {
        bus.tell(BusCall(program: DesktopPortal.name, object: object, interface: Self.request, method: "Close"))
        return .cancelled
      }
      let isQuiet = !bus.wait(or: [orders.descriptor], longest: patience)
      orders.forget()
      // Somebody may be choosing for an hour, but a portal that says nothing at all never tells what.
      if isQuiet, DesktopPortal.version(of: Self.part, on: bus, patience: patience) == nil { return .failed }
    }
  }

  /// What a message says of the dialog; nil: it stays open.
  private func outcome(
    _ message: borrowing BusMessage, of object: String, _ question: DialogQuestion
  ) -> FileDialog.Outcome? {
    if message.isOwnerChange {
      if message.values.first == .text(DesktopPortal.name) { return .failed }
      if message.newOwner == nil { hasLostHelper = true }
      return nil
    }
    guard message.isSignal(Self.request, "Response"), message.object == object else { return nil }
    let values = message.values
    guard values.count == 2, case .number(let code) = values[0], case .table(let results) = values[1] else {
      return .failed
    }
    switch code {
    case 0: return Self.chosen(results["uris"]?.texts ?? [], takesSeveral: question.kind == .openSeveral)
    case 1: return .cancelled
    // Ended in another way: GTK's dialog says so when its window is closed.
    default: return hasLostHelper ? .failed : .cancelled
    }
  }

  /// What is no file of this machine was not asked for.
  private static func chosen(_ addresses: [String], takesSeveral: Bool) -> FileDialog.Outcome {
    let paths = addresses.compactMap(FileAddress.path)
    guard !paths.isEmpty, paths.count == addresses.count else { return .failed }
    return .chosen(takesSeveral ? paths : [paths[0]])
  }
}

extension FileChooserPortal {
  /// What the portal's own helpers are called, one a desktop.
  private static let helpers = "org.freedesktop.impl.portal.desktop"

  private func listen(to object: String) {
    bus.listen(
      to: "type='signal',sender='\(DesktopPortal.name)',path='\(object)',interface='\(Self.request)',member='Response'")
  }
}

extension DialogQuestion {
  /// What the portal is told besides the title.
  fileprivate func options(token: String) -> [String: BusValue] {
    var options: [String: BusValue] = ["handle_token": .text(token), "modal": .flag(true)]
    if kind == .openSeveral { options["multiple"] = .flag(true) }
    if kind == .folder { options["directory"] = .flag(true) }
    if let folder { options["current_folder"] = .path(folder) }
    if let name { options["current_name"] = .text(name) }
    if !filters.isEmpty {
      options["filters"] = .list(filters.map(\.value), of: "(sa(us))")
      options["current_filter"] = filters[0].value
    }
    return options
  }
}

extension DialogQuestion.Filter {
  /// 0 says that what follows is a pattern.
  fileprivate var value: BusValue {
    .record([.text(name), .list(patterns.map { .record([.number(0), .text($0)]) }, of: "(us)")])
  }
}
