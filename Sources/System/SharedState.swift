import Synchronization

/// What a worker thread and its owner both know, and what wakes the thread: it lasts until both have let go of it.
public final class SharedState<State: Sendable>: Sendable {
  private struct Held {
    var state: State
    var isClosing = false
  }

  private let held: Mutex<Held>
  /// What the thread waits for, among other things.
  public let orders: WakePipe

  private init(_ state: State) throws(SystemError) {
    held = Mutex(Held(state: state))
    orders = try WakePipe()
  }
}

extension SharedState {
  /// Starts a thread that works with it; nil where there is none to be had.
  public static func start(_ state: State, _ work: @escaping @Sendable (SharedState) -> Void) -> SharedState? {
    do {
      let shared = try SharedState(state)
      return WorkerThread.start({ work(shared) }) ? shared : nil
    } catch {
      return nil
    }
  }

  public func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    held.withLock { body(&$0.state) }
  }

  /// The owner is gone, and the thread is to end.
  public var isClosing: Bool { held.withLock { $0.isClosing } }

  public func close() {
    held.withLock { $0.isClosing = true }
    orders.wake()
  }
}
