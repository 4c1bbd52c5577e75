import Glibc

/// A signal that asks the program to end (Ctrl-C, SIGTERM), held back so that what was measured until then is told.
enum Interruption {
  /// Signals that somebody has the program ignore, as `nohup` does, are left alone.
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

  /// From here on signals wait. Before any other thread starts, which then leaves them alone, too.
  static func hold() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The signal that waits; nil: none.
  static var pending: Int32? {
    var set = sigset_t()
    guard sigpending(&set) == 0 else { return nil }
    return sigismember(&set, SIGINT) == 1 ? SIGINT : sigismember(&set, SIGTERM) == 1 ? SIGTERM : nil
  }

  /// Lets them go: one that waits ends the program here, as whoever sent it expects.
  static func release() {
    var set = set
    // SDL may have a handler of its own there.
    for number in signals { signal(number, SIG_DFL) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
