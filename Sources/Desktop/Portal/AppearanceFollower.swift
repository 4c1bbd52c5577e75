import StudioKit
import System

/// Follows on a thread of its own what the desktop asks programs to look like. A class because the thread ends with it.
final class AppearanceFollower {
  /// What both threads know.
  private struct State {
    /// What nobody has asked about yet.
    var news: DesktopLook?
  }

  private let shared: SharedState<State>

  /// Nil where there is no thread to be had.
  ///
  /// - Parameters:
  ///   - address: Of the session's bus.
  ///   - wake: Called on the thread when there is news.
  init?(bus address: String, waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { Self.follow($0, address, waking: wake) }) else { return nil }
    self.shared = shared
  }

  deinit { shared.close() }
}

extension AppearanceFollower {
  /// What the desktop has come to ask for since the last call; nil: nothing new.
  func collect() -> DesktopLook? { shared.withLock { $0.news.take() } }

  private static func follow(_ shared: SharedState<State>, _ address: String, waking wake: () -> Void) {
    guard let portal = SettingsPortal(bus: address) else { return }
    var news = portal.ask()
    while portal.isConnected, !shared.isClosing {
      if let news {
        shared.withLock { $0.news = news }
        wake()
      }
      // Something may have come while the answer was waited for.
      news = portal.news()
      guard news == nil else { continue }
      portal.wait(or: shared.orders.descriptor)
      shared.orders.forget()
      news = portal.news()
    }
  }
}
