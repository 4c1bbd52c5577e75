import Boundary
import Geometry
import System

/// Describes the window to assistive programs over their own bus (AT-SPI), while one is running. A class because its
/// thread ends with it.
final class ScreenReader {
  /// State shared by both threads.
  fileprivate struct State {
    /// The present window and its position.
    var window: AccessibleWindow?
    var place = AccessibleScreenPlace()
    var actions = PendingActions()
    var isHeard = false
    /// The address of the accessibility bus, once this program is registered there.
    var address: String?
  }

  private let shared: SharedState<State>
  private let wake: @Sendable () -> Void
  private var keys: ReaderKeys?

  /// Nil if no thread can be created.
  ///
  /// - Parameters:
  ///   - address: The session bus.
  ///   - wake: Called on the thread when a screen reader starts, ends, or requests an action.
  init?(bus address: String, waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { ScreenReaderThread.run($0, address, waking: wake) }) else {
      return nil
    }
    (self.shared, self.wake) = (shared, wake)
  }

  deinit { shared.close() }
}

extension ScreenReader {
  /// Whether a screen reader is running.
  var isHeard: Bool { shared.withLock { $0.isHeard } }

  /// Updates the window's description.
  func tell(_ window: AccessibleWindow, at place: AccessibleScreenPlace) {
    let isNew = shared.withLock { state in
      guard state.isHeard, state.window != window || state.place != place else { return false }
      (state.window, state.place) = (window, place)
      return true
    }
    if isNew { shared.orders.wake() }
    followKeys()
  }

  /// Offers a key to the screen reader. Returns false if none takes keys now; otherwise a `keyAnswer` follows.
  func ask(_ key: AccessibleKey) -> Bool { keys?.ask(key) ?? false }

  /// Whether the screen reader took the last key offered. Nil as long as it may still say so.
  func keyAnswer() -> Bool? { keys.map { $0.answer() } ?? false }

  /// Connects for keys while a screen reader is running.
  private func followKeys() {
    let address = shared.withLock { $0.isHeard ? $0.address : nil }
    if keys?.address != address { keys = address.flatMap { ReaderKeys($0, waking: wake) } }
  }

  /// The requested actions for the next frame, in order. Wakes the program for the others.
  func collect() -> [AccessibleAction] {
    let (actions, hasMore) = shared.withLock { state in
      let actions = state.actions.take()
      return (actions, !state.actions.isEmpty)
    }
    if hasMore { wake() }
    return actions
  }
}

/// The thread's work: waits until assistive programs are in use, and answers them.
private struct ScreenReaderThread {
  private let session: SessionBus
  private let shared: SharedState<ScreenReader.State>
  private let wake: () -> Void
  /// Whether a screen reader is running.
  private var isWanted = false
  private var link: AccessibilityLink?

  static func run(_ shared: SharedState<ScreenReader.State>, _ address: String, waking wake: () -> Void) {
    withoutActuallyEscaping(wake) { wake in
      guard let session = SessionBus(address, givingUp: { shared.isClosing }) else { return }
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
      // A program that asks without end is answered, and so is everything else.
      guard exchange(), link?.isConnected != false else { continue }
      session.wait(or: [shared.orders.descriptor] + (link.map { [$0.descriptor] } ?? []))
      shared.orders.forget()
    }
    follow(false)
  }

  /// Connects to or disconnects from assistive programs.
  private mutating func follow(_ isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    if !isWanted { link = nil }
    shared.withLock { ($0.isHeard, $0.window, $0.address) = (isWanted, nil, nil) }
    wake()
  }

  /// Sends signals, and answers method calls. Returns false if there are more calls.
  private mutating func exchange() -> Bool {
    guard isWanted else { return true }
    let (window, place) = shared.withLock { ($0.window, $0.place) }
    guard let window else { return true }
    if link == nil {
      // The first description is complete; later ones are sent as changes.
      let address = AccessibilityStatus.address(on: session)
      link = address.flatMap { AccessibilityLink($0, window, at: place) { [shared] in shared.isClosing } }
      guard link != nil else {
        follow(false)
        return true
      }
      shared.withLock { $0.address = address }
    }
    link?.show(window, at: place)
    return link?.answer(about: { shared.withLock { state in state.window.map { ($0, state.place) } } }) { action in
      let (isFirst, isTaken) = shared.withLock { state in
        let isFirst = state.actions.isEmpty
        return (isFirst, state.actions.add(action))
      }
      if isFirst { wake() }
      return isTaken
    } ?? true
  }
}

/// Whether assistive programs are in use, according to the desktop.
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

  /// Does not start the service: if it is not running, no assistive program is.
  static func isWanted(on bus: SessionBus) -> Bool {
    let question = BusCall(
      program: program, object: object, interface: "org.freedesktop.DBus.Properties", method: "GetAll",
      arguments: [.text(part)], startsProgram: false)
    guard case .table(let settings)? = bus.call(question)?.first else { return false }
    return keys.contains { settings[$0] == .flag(true) }
  }

  /// Nil if the message is about something else.
  static func news(in message: BusMessage, on bus: SessionBus) -> Bool? {
    if message.isOwnerChange { return message.newOwner == nil ? false : isWanted(on: bus) }
    // The state is asked for anew, so that a false signal changes nothing.
    return message.isSignal("org.freedesktop.DBus.Properties", "PropertiesChanged") ? isWanted(on: bus) : nil
  }

  /// The address of the accessibility bus.
  static func address(on bus: SessionBus) -> String? {
    let question = BusCall(program: program, object: object, interface: program, method: "GetAddress")
    guard case .text(let address)? = bus.call(question)?.first, !address.isEmpty else { return nil }
    return address
  }
}

/// This program's registration with assistive programs.
private struct AccessibilityLink {
  private let bus: SessionBus
  private let desktop: AccessibleReference
  /// The window last shown.
  private var shown: AccessibleWindow
  /// The description last sent.
  private var told: AccessibleAnswers

  private static let registry = "org.a11y.atspi.Registry"

  init?(
    _ address: String, _ window: AccessibleWindow, at place: AccessibleScreenPlace,
    givingUp isGivenUp: @escaping () -> Bool
  ) {
    guard let bus = SessionBus(address, givingUp: isGivenUp) else { return nil }
    let root = AccessibleReference(program: bus.name, path: AccessibleTree.root)
    let question = BusCall(
      program: Self.registry, object: AccessibleTree.root, interface: "org.a11y.atspi.Socket", method: "Embed",
      arguments: [root.value])
    guard case .record(let fields)? = bus.call(question)?.first, fields.count == 2, case .text(let program) = fields[0],
      case .object(let path) = fields[1]
    else { return nil }
    self.bus = bus
    desktop = AccessibleReference(program: program, path: path)
    // Start without the keyboard, so that having it is the first signal.
    var unused = window
    (unused.isActive, unused.focus) = (false, nil)
    shown = unused
    told = AccessibleAnswers(tree: AccessibleTree(unused), name: bus.name, desktop: desktop, place: place)
  }

  var isConnected: Bool { bus.isConnected }

  var descriptor: Int32 { bus.descriptor }

  mutating func show(_ window: AccessibleWindow, at place: AccessibleScreenPlace) {
    guard window != shown || place != told.place else { return }
    shown = window
    let new = AccessibleAnswers(tree: AccessibleTree(window), name: told.name, desktop: desktop, place: place)
    guard new.tree != told.tree || place != told.place else { return }
    let signals = new.signals(since: told)
    told = new
    for signal in signals { bus.emit(signal.path, signal.interface, signal.member, signal.values) }
  }

  /// Calls answered before anything else is done.
  private static let mostCalls = 256

  /// Answers method calls. Returns false if there are more.
  ///
  /// - Parameters:
  ///   - present: The window as it is now. Who calls may know of a change that has not been shown yet.
  ///   - take: Passes on a requested action. Returns false if it is not carried out.
  mutating func answer(
    about present: () -> (window: AccessibleWindow, place: AccessibleScreenPlace)?,
    taking take: (AccessibleAction) -> Bool
  ) -> Bool {
    for _ in 0..<Self.mostCalls {
      guard let message = bus.next() else { return true }
      guard message.isCall else { continue }
      if let present = present() { show(present.window, at: present.place) }
      let question = AccessibleQuestion(
        path: message.object, interface: message.interface, method: message.member, arguments: message.values)
      let answer = told.answer(question)
      let isTaken = answer?.action.map(take) ?? true
      bus.reply(to: message, with: isTaken ? answer?.values : answer?.refusal)
    }
    return false
  }
}
