import Glibc
import Synchronization
import System

/// Hears that the program is to end: the session is over, the terminal was closed, somebody asked by a signal. A class
/// because two threads know it.
final class EndingSignals: Sendable {
  private let isHeard = Mutex(false)
  /// Seconds until a program that was asked to end has to have heard it.
  private static let patience = 5
}

extension EndingSignals {
  /// From here on those signals do not end the program, nor does writing to somebody who reads no more. To be called
  /// before any other thread starts, which then leaves them alone too.
  ///
  /// - Parameter wake: Called on a thread of its own when a signal has come.
  func listen(waking wake: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGHUP, SIGINT] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
    let heard = signals
    WorkerThread.start { [self] in
      var signals = heard
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      isHeard.withLock { $0 = true }
      wake()
      // Somebody who asks a second time is not kept waiting, nor is anybody by a program that does not come to listen:
      // it may stand before a pile of input. What was changed is kept meanwhile.
      var patience = timespec(tv_sec: Self.patience, tv_nsec: 0)
      let second = sigtimedwait(&signals, nil, &patience)
      if second > 0 || isHeard.withLock({ $0 }) { _exit(128 + number) }
      if sigwait(&signals, &number) == 0 { _exit(128 + number) }
    }
  }

  /// Whether the program has been asked to end since the last call.
  func take() -> Bool {
    isHeard.withLock { heard in
      defer { heard = false }
      return heard
    }
  }
}
