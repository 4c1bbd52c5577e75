import Glibc
import Testing

@testable import Desktop

/// The calls made before there are threads.
@Suite struct EndingSignalsTests {
  @Test func `without a thread to hear them, signals end the program as usual`() {
    func blocked() -> Bool {
      var signals = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &signals)
      return sigismember(&signals, SIGTERM) == 1
    }
    let before = blocked()
    EndingSignals().listen(waking: {}, on: { _ in false })
    #expect(blocked() == before)
  }
}
