import Boundary
import Geometry
import System

/// Tells assistive programs what is in the window, over the bus of their own (AT-SPI), as long as one listens. A class
/// because the thread that does it ends with it.
final class ScreenReader {
  /// What both threads know.
  fileprivate struct State {
    /// The window as it is now, and where it lies.
    var window: AccessibleWindow?
    var place = AccessibleScreenPlace()
    /// What somebody wants, in order.
    var actions: [AccessibleAction] = []
    var isHeard = false
    /// Where assistive programs meet, as soon as this program is among them.
    var address: String?
  }

  private let shared: SharedState<State>
  private var keys: ReaderKeys?

  /// Nil where there is no thread to be had.
  ///
  /// - Parameters:
  ///   - address: Of the session's bus.
  ///   - wake: Called on the thread when somebody begins or ends to listen, or wants something.
  init?(bus address: String, waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { ScreenReaderThread.run($0, address, waking: wake) }) else {
      return nil
    }
    self.shared = shared
  }

  deinit { shared.close() }
}

extension ScreenReader {
  /// Somebody listens.
  var isHeard: Bool { shared.withLock { $0.isHeard } }

  /// The window looks like this now.
  func tell(_ window: AccessibleWindow, at place: AccessibleScreenPlace) {
    let isNew = shared.withLock { state in
      guard state.isHeard, state.window != window || state.place != place else { return false }
      (state.window, state.place) = (window, place)
      return true
    }
    if isNew { shared.orders.wake() }
  }

  /// Shows a key to whoever listens; true: it was meant for them.
  func take(_ key: AccessibleKey) -> Bool {
    guard let address = shared.withLock({ $0.isHeard ? $0.address : nil }) else {
      keys = nil
      return false
    }
    if keys == nil { keys = ReaderKeys(address) }
    return keys?.take(key) ?? false
  }

  /// What was wanted since the last call, in order.
  func collect() -> [AccessibleAction] {
    shared.withLock { state in
      defer { state.actions.removeAll() }
      return state.actions
    }
  }
}

/// What happens on the thread: it waits until assistive programs are asked for, and answers them.
private struct ScreenReaderThread {
  private let session: SessionBus
  private let shared: SharedState<ScreenReader.State>
  private let wake: () -> Void
  /// Somebody listens.
  private var isWanted = false
  private var link: AccessibilityLink?

  static func run(_ shared: SharedState<ScreenReader.State>, _ address: String, waking wake: () -> Void) {
    withoutActuallyEscaping(wake) { wake in
      guard let session = SessionBus(address) else { return }
      var thread = ScreenReaderThread(session: session, shared: shared, wake: wake)
      thread.run()
    }
  }

  private mutating func run() {
    AccessibilityStatus.listen(on: session)
    follow(AccessibilityStatus.isWanted(on: session))
    while session.isConnected, !shared.isClosing {
      var news: Bool?
      while let message = session.next() { news = AccessibilityStatus.news(in: message, on: session) ?? news }
      if let news { follow(news) }
      if link?.isConnected == false { follow(false) }
      exchange()
      session.wait(or: [shared.orders.descriptor] + (link.map { [$0.descriptor] } ?? []))
      shared.orders.forget()
    }
    follow(false)
  }

  /// Begins, or ends, to talk to assistive programs.
  private mutating func follow(_ isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    if !isWanted { link = nil }
    shared.withLock { ($0.isHeard, $0.window, $0.address) = (isWanted, nil, nil) }
    wake()
  }

  /// Tells what is new, and answers what was asked.
  private mutating func exchange() {
    guard isWanted else { return }
    let (window, place) = shared.withLock { ($0.window, $0.place) }
    guard let window else { return }
    if link == nil {
      // The first look at it is complete: what comes later is told piece by piece.
      let address = AccessibilityStatus.address(on: session)
      link = address.flatMap { AccessibilityLink($0, window, at: place) }
      guard link != nil else { return follow(false) }
      shared.withLock { $0.address = address }
    }
    link?.show(window, at: place)
    let actions = link?.answerAll() ?? []
    guard !actions.isEmpty else { return }
    shared.withLock { $0.actions += actions }
    wake()
  }
}

/// Whether somebody listens: the desktop knows, and says so.
private enum AccessibilityStatus {
  private static let program = "org.a11y.Bus"
  private static let object = "/org/a11y/bus"
  private static let part = "org.a11y.Status"
  /// Either will do: desktops set one or the other.
  private static let keys = ["IsEnabled", "ScreenReaderEnabled"]

  static func listen(on bus: SessionBus) {
    bus.listen(
      to: "type='signal',sender='\(program)',path='\(object)',interface='org.freedesktop.DBus.Properties',"
        + "member='PropertiesChanged',arg0='\(part)'")
    bus.listen(to: DesktopPortal.ownerChanges + "arg0='\(program)'")
  }

  /// Nothing is started for it: who is not there does not listen.
  static func isWanted(on bus: SessionBus) -> Bool {
    let question = BusCall(
      program: program, object: object, interface: "org.freedesktop.DBus.Properties", method: "GetAll",
      arguments: [.text(part)], startsProgram: false)
    guard case .table(let settings)? = bus.call(question)?.first else { return false }
    return keys.contains { settings[$0] == .flag(true) }
  }

  /// Nil: the message tells nothing of it.
  static func news(in message: borrowing BusMessage, on bus: SessionBus) -> Bool? {
    if message.isOwnerChange { return message.newOwner == nil ? false : isWanted(on: bus) }
    return message.isSignal("org.freedesktop.DBus.Properties", "PropertiesChanged") ? isWanted(on: bus) : nil
  }

  /// Where assistive programs meet.
  static func address(on bus: SessionBus) -> String? {
    let question = BusCall(program: program, object: object, interface: program, method: "GetAddress")
    guard case .text(let address)? = bus.call(question)?.first, !address.isEmpty else { return nil }
    return address
  }
}

/// The place of this program among those that assistive programs know.
private struct AccessibilityLink {
  private let bus: SessionBus
  private let desktop: AccessibleReference
  /// What was told last.
  private var told: AccessibleAnswers

  private static let registry = "org.a11y.atspi.Registry"

  init?(_ address: String, _ window: AccessibleWindow, at place: AccessibleScreenPlace) {
    guard let bus = SessionBus(address) else { return nil }
    let root = AccessibleReference(program: bus.name, path: AccessibleTree.root)
    let question = BusCall(
      program: Self.registry, object: AccessibleTree.root, interface: "org.a11y.atspi.Socket", method: "Embed",
      arguments: [root.value])
    guard case .record(let fields)? = bus.call(question)?.first, fields.count == 2, case .text(let program) = fields[0],
      case .object(let path) = fields[1]
    else { return nil }
    self.bus = bus
    desktop = AccessibleReference(program: program, path: path)
    // Nothing is the window's yet: that the keyboard is, is the first thing to be told.
    var unused = window
    (unused.isActive, unused.focus) = (false, nil)
    told = AccessibleAnswers(tree: AccessibleTree(unused), name: bus.name, desktop: desktop, place: place)
  }

  var isConnected: Bool { bus.isConnected }

  var descriptor: Int32 { bus.descriptor }

  mutating func show(_ window: AccessibleWindow, at place: AccessibleScreenPlace) {
    let new = AccessibleAnswers(tree: AccessibleTree(window), name: told.name, desktop: desktop, place: place)
    guard new.tree != told.tree || place != told.place else { return }
    let signals = new.signals(since: told)
    told = new
    for signal in signals { bus.emit(signal.path, signal.interface, signal.member, signal.values) }
  }

  /// What those want who have asked.
  func answerAll() -> [AccessibleAction] {
    var actions: [AccessibleAction] = []
    while let message = bus.next() {
      guard message.isCall else { continue }
      let question = AccessibleQuestion(
        path: message.object, interface: message.interface, method: message.member, arguments: message.values)
      let answer = told.answer(question)
      bus.reply(to: message, with: answer?.values)
      if let action = answer?.action { actions.append(action) }
    }
    return actions
  }
}
