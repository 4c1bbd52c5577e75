import Glibc
import Synchronization

/// The end of a program that draws.
///
/// Libraries that draw tidy up when a process ends, while threads of theirs still work, and some crash then. What they
/// tidy goes with the process anyway.
public enum ProcessEnd {
  private static let isWanted = Atomic(false)

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never {
    isWanted.store(true, ordering: .sequentiallyConsistent)
    Glibc.exit(code)
  }

  /// From here on nothing of the libraries runs when the process ends, and if one of them ends it, as Xlib does when
  /// its server goes away, that is said.
  public static func takeOver(complaint: String, code: Int32) {
    let last = UnsafeMutablePointer<LastWords>.allocate(capacity: 1)
    last.initialize(to: LastWords(complaint: strdup(complaint + "\n"), code: code))
    on_exit(
      { status, last in
        let isWanted = ProcessEnd.isWanted.load(ordering: .sequentiallyConsistent)
        if !isWanted { last?.load(as: LastWords.self).say() }
        fflush(nil)
        _exit(isWanted ? status : last?.load(as: LastWords.self).code ?? status)
      }, last)
  }
}

/// Made beforehand: when a process ends nothing is to be had any more.
private struct LastWords {
  var complaint: UnsafeMutablePointer<CChar>?
  var code: Int32

  func say() {
    guard let complaint else { return }
    _ = write(STDERR_FILENO, complaint, strlen(complaint))
  }
}
