import Glibc
import Synchronization

/// Work divided into parts that run on as many threads as there are processors, including the calling one.
public enum SharedWork {
  /// Number of processors.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Progress shared by the threads. A class because it outlives the call if a thread starts late.
  private final class Progress: Sendable {
    let begun = Mutex(0)
    let done = Mutex(0)
    let bell: WakePipe

    init() throws(SystemError) { bell = try WakePipe() }
  }

  /// Calls `body` once per part, in any order, and returns when all are done. If no other thread can be created, the
  /// calling thread does everything.
  public static func run(parts: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let progress: Progress
    do {
      progress = try Progress()
    } catch {
      for part in 0..<max(0, parts) { body(part) }
      return
    }
    let work: @Sendable () -> Void = {
      while let part = next(of: parts, progress) {
        body(part)
        let isLast = progress.done.withLock { done in
          done += 1
          return done == parts
        }
        if isLast { progress.bell.wake() }
      }
    }
    for _ in 1..<max(1, min(parts, processors)) { WorkerThread.start(work) }
    work()
    while progress.done.withLock({ $0 }) < parts { progress.bell.wait() }
  }

  private static func next(of parts: Int, _ progress: Progress) -> Int? {
    progress.begun.withLock { begun in
      guard begun < parts else { return nil }
      begun += 1
      return begun - 1
    }
  }
}
