import Boundary
import System

/// Offers keys to assistive programs before they are used, on a thread of its own: the window's never waits for them. A
/// class because its thread ends with it.
final class ReaderKeys {
  /// State shared by both threads.
  private struct State {
    /// The key to ask about next.
    var key: AccessibleKey?
    /// The number of the last key.
    var number = 0
    /// The answer about the key of that number.
    var answer: (number: Int, isTaken: Bool)?
    /// Whether the bus can be asked.
    var isReady = false
  }

  /// The address of the accessibility bus.
  let address: String
  private let shared: SharedState<State>
  /// When the answer about the last key is due. Nil if none is expected.
  private var due: Double?
  /// Number of late answers in a row.
  private var late = 0
  /// The time until which no key is offered.
  private var quietEnd = -Double.infinity

  private static let controller = "org.a11y.atspi.DeviceEventController"
  /// Seconds that a key waits for its answer.
  private static let patience = 0.1
  /// Number of late answers after which a program is not asked for a while, and the seconds of that.
  private static let mostLate = 2
  private static let pause = 10.0

  /// Nil if no thread can be created.
  ///
  /// - Parameter wake: Called on the thread when there is an answer.
  init?(_ address: String, waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { Self.serve($0, address, waking: wake) }) else { return nil }
    (self.shared, self.address) = (shared, address)
  }

  deinit { shared.close() }
}

extension ReaderKeys {
  /// Offers a key. Returns false if no program is asked; otherwise an `answer` follows.
  func ask(_ key: AccessibleKey) -> Bool {
    guard MonotonicClock.now >= quietEnd else { return false }
    let isAsked = shared.withLock { state in
      guard state.isReady else { return false }
      state.number += 1
      (state.key, state.answer) = (key, nil)
      return true
    }
    guard isAsked else { return false }
    due = MonotonicClock.now + Self.patience
    shared.orders.wake()
    return true
  }

  /// Whether an assistive program took the last key, which then has no effect here; nil as long as it may still say so.
  func answer() -> Bool? {
    guard let due else { return false }
    if let answer = shared.withLock({ $0.answer }) {
      (self.due, late) = (nil, 0)
      return answer.isTaken
    }
    guard MonotonicClock.now >= due else { return nil }
    self.due = nil
    late += 1
    if late >= Self.mostLate {
      late = 0
      quietEnd = MonotonicClock.now + Self.pause
    }
    return false
  }

  private static func serve(_ shared: SharedState<State>, _ address: String, waking wake: () -> Void) {
    guard let bus = SessionBus(address, givingUp: { shared.isClosing }) else { return }
    shared.withLock { $0.isReady = true }
    while bus.isConnected, !shared.isClosing {
      while let (key, number) = shared.withLock({ state in state.key.take().map { ($0, state.number) } }) {
        let isTaken = isTaken(key, by: bus)
        shared.withLock { if $0.number == number { $0.answer = (number, isTaken) } }
        wake()
      }
      // Discard any other messages on this connection.
      while bus.next() != nil {}
      bus.wait(or: [shared.orders.descriptor])
      shared.orders.forget()
    }
    shared.withLock { $0.isReady = false }
  }

  private static func isTaken(_ key: AccessibleKey, by bus: SessionBus) -> Bool {
    let event: BusValue = .record([
      .number(key.isDown ? 0 : 1), .signed(key.symbol), .short(key.code), .short(key.modifiers), .signed(key.time),
      .text(key.name), .flag(true),
    ])
    let question = BusCall(
      program: "org.a11y.atspi.Registry", object: "/org/a11y/atspi/registry/deviceeventcontroller",
      interface: controller, method: "NotifyListenersSync", arguments: [event])
    return bus.call(question)?.first == .flag(true)
  }
}
