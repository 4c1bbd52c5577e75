import Glibc
import Synchronization
import System

/// Hears on a thread of its own which scenes other starts of the program leave to this one. A class because the thread
/// and the socket's name end with it.
final class CallListener {
  /// What both threads know.
  private final class Shared: Sendable {
    struct State {
      /// What nobody has asked about yet.
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

  /// Between two looks at a caller who cannot be heard, in microseconds.
  private static let pause: UInt32 = 100_000

  /// Nil where there is no socket or no thread to be had: then every start is a studio of its own.
  ///
  /// - Parameters:
  ///   - displays: Where this studio can be seen.
  ///   - wake: Called on the thread when scenes have come.
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
  /// What has come since the last time: a call for each start, whose scenes may be none.
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
        // A caller that has gone again, or one for whom there is no descriptor: then it waits still.
        usleep(pause)
        continue
      }
      if let message = hear(call, for: shared.displays) {
        // First they are here, then the caller may go.
        shared.state.withLock { $0.calls.append(message) }
        _ = LocalSocket.say(RunningStudios.taken, to: call, patience: RunningStudios.patience)
        wake()
      }
      close(call)
    }
  }

  /// What a caller leaves here; nil: it says something else, or nothing in time.
  private static func hear(_ call: Int32, for displays: Set<String>) -> OpeningCall? {
    guard
      let bytes = LocalSocket.readAll(from: call, limit: OpeningCall.largest, patience: RunningStudios.patience),
      let message = OpeningCall(bytes), !displays.isDisjoint(with: message.displays)
    else { return nil }
    return message
  }
}
