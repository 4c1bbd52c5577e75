import StudioKit
import Synchronization
import System

/// Follows on a thread of its own what the desktop asks programs to look like. A class because the thread ends with it.
final class AppearanceFollower {
  /// What both threads know.
  private final class Shared: Sendable {
    struct State {
      /// What nobody has asked about yet.
      var news: DesktopLook?
      var isClosing = false
    }

    let state = Mutex(State())
    let orders: WakePipe

    init(_ orders: consuming WakePipe) {
      self.orders = orders
    }
  }

  private let shared: Shared

  /// Nil where there is no thread to be had.
  ///
  /// - Parameters:
  ///   - address: Of the session's bus.
  ///   - wake: Called on the thread when there is news.
  init?(bus address: String, waking wake: @escaping @Sendable () -> Void) {
    do {
      shared = Shared(try WakePipe())
    } catch {
      return nil
    }
    guard WorkerThread.start({ [shared] in Self.follow(shared, address, waking: wake) }) else { return nil }
  }

  deinit {
    shared.state.withLock { $0.isClosing = true }
    shared.orders.wake()
  }
}

extension AppearanceFollower {
  /// What the desktop has come to ask for since the last call; nil: nothing new.
  func collect() -> DesktopLook? { shared.state.withLock { $0.news.take() } }

  private static func follow(_ shared: Shared, _ address: String, waking wake: () -> Void) {
    guard let portal = SettingsPortal(bus: address) else { return }
    var news = portal.ask()
    while portal.isConnected, !shared.state.withLock({ $0.isClosing }) {
      if let news {
        shared.state.withLock { $0.news = news }
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
