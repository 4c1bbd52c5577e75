import Glibc

/// A signal that asks the program to end (Ctrl-C, SIGTERM), deferred so that the measurements so far are reported.
enum Interruption {
  /// Signals that are ignored, as under `nohup`, stay ignored.
  private static var signals: [Int32] {
    [SIGINT, SIGTERM].filter { number in
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
    return sigismember(&set, SIGINT) == 1 ? SIGINT : sigismember(&set, SIGTERM) == 1 ? SIGTERM : nil
  }

  /// Unblocks the signals: a pending one ends the program here, as its sender expects.
  static func release() {
    var set = set
    // SDL may have installed a handler.
    for number in signals { signal(number, SIG_DFL) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
