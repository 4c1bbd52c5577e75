import StudioKit
import System

/// Follows the desktop's appearance settings on a thread of its own. A class because the thread ends with it.
final class AppearanceFollower {
  /// State shared by both threads.
  private struct State {
    /// Changes not yet collected.
    var news: DesktopLook?
    /// Whether no bus answered, until collected.
    var isBusMissing = false
  }

  private let shared: SharedState<State>

  /// Nil if no thread can be created.
  ///
  /// - Parameters:
  ///   - address: The session bus.
  ///   - wake: Called on the thread when there is a change.
  init?(bus address: String, waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { Self.follow($0, address, waking: wake) }) else { return nil }
    self.shared = shared
  }

  deinit { shared.close() }
}

extension AppearanceFollower {
  /// The changed settings since the last call. Nil if there is no change.
  func collect() -> DesktopLook? { shared.withLock { $0.news.take() } }

  /// Whether no bus answers at the address. True only once.
  func takeMissingBus() -> Bool {
    shared.withLock { state in
      defer { state.isBusMissing = false }
      return state.isBusMissing
    }
  }

  private static func follow(_ shared: SharedState<State>, _ address: String, waking wake: () -> Void) {
    guard let portal = SettingsPortal(bus: address, givingUp: { shared.isClosing }) else {
      shared.withLock { $0.isBusMissing = true }
      return wake()
    }
    var news = portal.ask()
    while portal.isConnected, !shared.isClosing {
      if let news {
        shared.withLock { $0.news = news }
        wake()
      }
      // A change may have arrived during the call.
      news = portal.news()
      guard news == nil else { continue }
      portal.wait(or: shared.orders.descriptor)
      shared.orders.forget()
      news = portal.news()
    }
  }
}
