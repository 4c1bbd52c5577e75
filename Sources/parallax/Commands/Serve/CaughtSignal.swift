import Glibc
import Synchronization
import System

/// A signal that asks the program to end, caught by a thread so that it can end in order.
nonisolated final class CaughtSignal: Sendable {
  private let number = Mutex<Int32?>(nil)
}

nonisolated extension CaughtSignal {
  /// From here on those signals do not end the program by themselves, even if they were ignored, as for a program that a
  /// script starts in the background. Call before any other thread starts, as threads inherit the mask.
  ///
  /// - Parameter wake: Called on a separate thread.
  func listen(waking wake: @escaping @Sendable () -> Void) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_DFL)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    WorkerThread.start { [self] in
      var signals = awaited
      var caught: Int32 = 0
      guard sigwait(&signals, &caught) == 0 else { return }
      number.withLock { $0 = caught }
      wake()
      // A second one does not wait for the first.
      if sigwait(&signals, &caught) == 0 { _exit(128 + caught) }
    }
  }

  /// Nil if there was none.
  var caught: Int32? { number.withLock { $0 } }
}
