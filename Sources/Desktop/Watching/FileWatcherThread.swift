import Glibc
import System

/// Watches files on a worker thread, which waits for notifications and checks at intervals otherwise, so that an
/// unresponsive disk blocks nothing else. A class because the thread ends with it.
final class FileWatcherThread {
  /// State shared by both threads.
  private struct State {
    /// The files to watch from now on. Nil for no change.
    var paths: [String]?
    /// Changed files not yet collected.
    var changed: [String] = []
  }

  private let shared: SharedState<State>

  /// Time to collect notifications, in microseconds, as they come in bursts.
  private static let crowd: UInt32 = 20_000

  /// Nil if no thread can be created.
  ///
  /// - Parameter wake: Called on the thread when a file has changed.
  init?(waking wake: @escaping @Sendable () -> Void) {
    guard let shared = SharedState.start(State(), { Self.watch($0, waking: wake) }) else { return nil }
    self.shared = shared
  }

  deinit { shared.close() }
}

extension FileWatcherThread {
  /// Watches exactly these files, which need not exist. Paths are absolute.
  func watch(_ paths: [String]) {
    shared.withLock { $0.paths = paths }
    shared.orders.wake()
  }

  /// The files that have changed since the last call.
  func collect() -> [String] {
    shared.withLock { state in
      defer { state.changed.removeAll() }
      return state.changed
    }
  }

  private static func watch(_ shared: SharedState<State>, waking wake: () -> Void) {
    let watcher = FileWatcher()
    while !shared.isClosing {
      if let paths = shared.withLock({ $0.paths.take() }) { watcher.watch(paths, at: MonotonicClock.now) }
      let changed = watcher.changes(at: MonotonicClock.now)
      if !changed.isEmpty {
        shared.withLock { $0.changed += changed }
        wake()
      }
      wait(for: watcher, shared.orders)
    }
  }

  /// Waits until there is something to do.
  private static func wait(for watcher: FileWatcher, _ orders: borrowing WakePipe) {
    let pause = watcher.due.map { Int32(min(max(0, (($0 - MonotonicClock.now) * 1000).rounded(.up)), 60_000)) } ?? -1
    var waits = [
      pollfd(fd: watcher.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: orders.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waits, 2, pause)
    if waits[1].revents != 0 { orders.forget() }
    if count < 0 || waits[0].revents != 0 { usleep(crowd) }
  }
}
