import Glibc
import Synchronization
import System

/// Receives scenes from other starts of the program on a thread of its own. A class because the thread and the socket's
/// name end with it.
final class CallListener {
  /// State shared by both threads.
  private final class Shared: Sendable {
    struct State {
      /// Calls not yet collected.
      var calls: [OpeningCall] = []
      var isClosing = false
    }

    let state = Mutex(State())
    let orders: WakePipe
    let socket: Int32
    let displays: Set<String>

    init(_ orders: consuming WakePipe, socket: Int32, displays: Set<String>) {
      self.orders = orders
      self.socket = socket
      self.displays = displays
    }

    deinit { close(socket) }
  }

  private let shared: Shared
  private let path: String

  /// Interval for retrying to accept a caller, in microseconds.
  private static let pause: UInt32 = 100_000

  /// Nil if there is no socket or thread; then every start opens its own studio.
  ///
  /// - Parameters:
  ///   - displays: The displays that show this studio.
  ///   - wake: Called on the thread when scenes have arrived.
  init?(in folder: String, displays: [String], waking wake: @escaping @Sendable () -> Void) {
    path = RunningStudios.socket(in: folder)
    do {
      let orders = try WakePipe()
      shared = Shared(orders, socket: try LocalSocket.listen(at: path), displays: Set(displays))
    } catch {
      return nil
    }
    guard WorkerThread.start({ [shared] in Self.listen(shared, waking: wake) }) else {
      unlink(path)
      return nil
    }
  }

  deinit {
    unlink(path)
    shared.state.withLock { $0.isClosing = true }
    shared.orders.wake()
  }
}

extension CallListener {
  /// The calls since the last time, one per start, possibly without scenes.
  func collect() -> [OpeningCall] {
    shared.state.withLock { state in
      defer { state.calls.removeAll() }
      return state.calls
    }
  }

  private static func listen(_ shared: Shared, waking wake: () -> Void) {
    while !shared.state.withLock({ $0.isClosing }) {
      var waits = [
        pollfd(fd: shared.socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: shared.orders.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waits, 2, -1)
      if waits[1].revents != 0 { shared.orders.forget() }
      guard waits[0].revents != 0 else { continue }
      guard let call = LocalSocket.accept(on: shared.socket) else {
        // The caller has gone again, or there is no descriptor for it, in which case it still waits.
        usleep(pause)
        continue
      }
      if let message = hear(call, for: shared.displays) {
        // Store the call before confirming it to the caller.
        shared.state.withLock { $0.calls.append(message) }
        _ = LocalSocket.say(RunningStudios.taken, to: call, patience: RunningStudios.patience)
        wake()
      }
      close(call)
    }
  }

  /// Reads a call. Nil if the message is invalid or late.
  private static func hear(_ call: Int32, for displays: Set<String>) -> OpeningCall? {
    guard
      let bytes = LocalSocket.readAll(from: call, limit: OpeningCall.largest, patience: RunningStudios.patience),
      let message = OpeningCall(bytes), !displays.isDisjoint(with: message.displays)
    else { return nil }
    return message
  }
}
