import Glibc
import Synchronization

/// Watches files on a thread of its own, which waits for the kernel's word and looks by itself where there is none: a
/// disk that does not answer holds up nobody else. A class because it owns the end of a pipe.
final class Lookout {
  /// What both threads write on.
  private final class Board: Sendable {
    let notes = Mutex(Notes())
  }

  private struct Notes {
    /// The files to watch from now on; nil: those of before.
    var paths: [String]?
    /// Files that have changed and that nobody has asked about yet.
    var changed: [String] = []
  }

  private let board = Board()
  /// A byte wakes the thread; its closing ends it.
  private let end: Int32

  /// How long the kernel's word is collected, in microseconds: it comes in crowds.
  private static let breath: UInt32 = 20_000

  /// Nil where there is no thread to be had.
  ///
  /// - Parameter ring: Called on the thread when a file has changed.
  init?(ringing ring: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let orders = ends[0]
    end = ends[1]
    let isStarted = Sideline.start { [board] in
      Self.watch(board, orders, ringing: ring)
      close(orders)
    }
    if !isStarted {
      close(orders)
      return nil
    }
  }

  deinit { close(end) }
}

extension Lookout {
  /// Watches these files, which need not exist, and no others. Paths are absolute.
  func watch(_ paths: [String]) {
    board.notes.withLock { $0.paths = paths }
    var byte: UInt8 = 0
    // A pipe that is full wakes as well.
    _ = write(end, &byte, 1)
  }

  /// The files that have changed since the last call.
  func collect() -> [String] {
    board.notes.withLock { notes in
      defer { notes.changed.removeAll() }
      return notes.changed
    }
  }

  private static func watch(_ board: Board, _ orders: Int32, ringing ring: () -> Void) {
    let watcher = FileWatcher()
    repeat {
      if let paths = board.notes.withLock({ $0.paths.take() }) { watcher.watch(paths, at: now) }
      let changed = watcher.changes(at: now)
      guard !changed.isEmpty else { continue }
      board.notes.withLock { $0.changed += changed }
      ring()
    } while wait(for: watcher, orders)
  }

  /// Waits until something is to be done; false: for ever.
  private static func wait(for watcher: FileWatcher, _ orders: Int32) -> Bool {
    let pause = watcher.due.map { Int32(min(max(0, (($0 - now) * 1000).rounded(.up)), 60_000)) } ?? -1
    var waits = [
      pollfd(fd: watcher.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: orders, events: Int16(POLLIN), revents: 0),
    ]
    // Who writes into a pipe that nobody reads is ended, so it is read as long as it is open.
    guard poll(&waits, 2, pause) >= 0 else {
      usleep(breath)
      return true
    }
    if waits[1].revents & Int16(POLLIN) != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(orders, &bytes, 64) > 0 {}
    } else if waits[1].revents != 0 {
      return false
    }
    if waits[0].revents != 0 { usleep(breath) }
    return true
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
