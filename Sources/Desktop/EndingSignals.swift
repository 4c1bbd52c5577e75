import Glibc
import Synchronization
import System

/// Receives requests to end the program: the end of the session, a closed terminal, a signal. A class because two
/// threads share it.
final class EndingSignals: Sendable {
  private let isHeard = Mutex(false)
  /// Seconds within which the program has to react to a request to end.
  private static let patience = 5
}

extension EndingSignals {
  /// From here on those signals do not end the program, and neither does writing to a closed pipe. Call before any
  /// other thread starts, as threads inherit the mask. If no thread can be created, signals end the program as usual.
  ///
  /// - Parameters:
  ///   - wake: Called on a separate thread when a signal has arrived.
  ///   - start: Starts the thread.
  func listen(
    waking wake: @escaping @Sendable () -> Void,
    on start: (@escaping @Sendable () -> Void) -> Bool = { WorkerThread.start($0) }
  ) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGHUP, SIGINT] { sigaddset(&signals, number) }
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    signal(SIGPIPE, SIG_IGN)
    let heard = signals
    let isStarted = start { [self] in
      var signals = heard
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      isHeard.withLock { $0 = true }
      wake()
      // A second signal ends the program at once, and so does a program that does not react, for example because of a
      // backlog of input. Changes are autosaved meanwhile.
      var patience = timespec(tv_sec: Self.patience, tv_nsec: 0)
      let second = sigtimedwait(&signals, nil, &patience)
      if second > 0 || isHeard.withLock({ $0 }) { _exit(128 + number) }
      if sigwait(&signals, &number) == 0 { _exit(128 + number) }
    }
    if !isStarted { pthread_sigmask(SIG_SETMASK, &former, nil) }
  }

  /// Whether the program has been asked to end since the last call.
  func take() -> Bool {
    isHeard.withLock { heard in
      defer { heard = false }
      return heard
    }
  }
}
