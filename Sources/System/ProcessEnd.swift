import Glibc
import Synchronization

/// Ends a process that draws.
///
/// Graphics libraries clean up at exit while their threads still run, and some crash. The process's resources are freed
/// anyway.
public enum ProcessEnd {
  private static let isWanted = Atomic(false)

  /// Ends the process without running exit handlers.
  public static func exit(_ code: Int32) -> Never {
    isWanted.store(true, ordering: .sequentiallyConsistent)
    Glibc.exit(code)
  }

  /// Prevents exit handlers of libraries from running. If a library ends the process, as Xlib does when its server goes
  /// away, the complaint is printed.
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

/// Prepared in advance: nothing can be allocated while the process ends.
private struct LastWords {
  var complaint: UnsafeMutablePointer<CChar>?
  var code: Int32

  func say() {
    guard let complaint else { return }
    _ = write(STDERR_FILENO, complaint, strlen(complaint))
  }
}
