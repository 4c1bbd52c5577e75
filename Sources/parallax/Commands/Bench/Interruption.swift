import Glibc
import Synchronization
import System

/// A signal that asks the program to end (Ctrl-C, SIGTERM, a closed terminal), deferred so that the measurements so far
/// are reported, and that no unfinished file is left.
nonisolated enum Interruption {
  /// Files to remove if the program does not end by itself.
  private static let unfinished = Mutex<[String]>([])
  private static let isHeld = Mutex(false)
  /// Seconds for the program to end by itself, and the interval of looking for a signal, in microseconds.
  private static let patience = 2.0
  private static let interval: useconds_t = 200_000

  /// Signals that are ignored, as under `nohup`, stay ignored.
  private static var signals: [Int32] {
    [SIGINT, SIGTERM, SIGHUP].filter { number in
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { return false }
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// Blocks the signals. Call before any other thread starts, as threads inherit the mask.
  static func hold() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The pending signal. Nil if there is none.
  static var pending: Int32? {
    var set = sigset_t()
    guard sigpending(&set) == 0 else { return nil }
    return [SIGINT, SIGTERM, SIGHUP].first { sigismember(&set, $0) == 1 }
  }

  /// Files that are removed if a signal ends the program before `release`.
  static func removeAtEnd(_ path: String) { unfinished.withLock { $0.append(path) } }

  /// From here on a signal ends the program after some seconds even if it waits for a program that does not go on.
  static func limit() {
    isHeld.withLock { $0 = true }
    WorkerThread.start {
      var since: Double?
      while isHeld.withLock({ $0 }) {
        usleep(interval)
        guard let number = pending else { continue }
        let begin = since ?? MonotonicClock.now
        since = begin
        guard MonotonicClock.now - begin > patience else { continue }
        for path in unfinished.withLock({ $0 }) { unlink(path) }
        // Its sender is to see the signal.
        signal(number, SIG_DFL)
        var set = set
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        _exit(128 + number)
      }
    }
  }

  /// Unblocks the signals: a pending one ends the program here, as its sender expects.
  static func release() {
    isHeld.withLock { $0 = false }
    var set = set
    // SDL may have installed a handler.
    for number in signals { signal(number, SIG_DFL) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
