import Glibc
import Synchronization

/// Hears that the program is to end: the session is over, the terminal was closed, somebody asked by a signal.
public final class EndingSignal: Sendable {
  private let isHeard = Mutex(false)

  public init() {}
}

extension EndingSignal {
  /// From here on those signals do not end the program, nor does a word to somebody who does not listen any more. To be
  /// called before any other thread starts, which then leaves them alone too.
  ///
  /// - Parameter ring: Called on a thread of its own when a signal has come.
  public func listen(ringing ring: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGHUP, SIGINT] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
    let heard = signals
    Sideline.start { [self] in
      var signals = heard
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      isHeard.withLock { $0 = true }
      ring()
      // Somebody who asks a second time is not kept waiting.
      if sigwait(&signals, &number) == 0 { _exit(128 + number) }
    }
  }

  /// Whether the program has been asked to end since the last call.
  public func take() -> Bool {
    isHeard.withLock { heard in
      defer { heard = false }
      return heard
    }
  }
}
