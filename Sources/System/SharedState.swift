import Synchronization

/// State shared by a worker thread and its owner, with a way to wake the thread. Lives until both release it.
public final class SharedState<State: Sendable>: Sendable {
  private struct Held {
    var state: State
    var isClosing = false
  }

  private let held: Mutex<Held>
  /// Wakes the thread. It may be polled along with other descriptors.
  public let orders: WakePipe

  private init(_ state: State) throws(SystemError) {
    held = Mutex(Held(state: state))
    orders = try WakePipe()
  }
}

extension SharedState {
  /// Starts a thread that works with it. Nil if no thread can be created.
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

  /// Whether the owner is gone and the thread should end.
  public var isClosing: Bool { held.withLock { $0.isClosing } }

  public func close() {
    held.withLock { $0.isClosing = true }
    orders.wake()
  }
}
