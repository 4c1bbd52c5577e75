import Glibc
import Synchronization

/// Work that is cut into parts, which as many threads do as there are processors, the calling one among them.
public enum SharedWork {
  /// Processors that are there.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What the threads know of each other. A class because it outlives the call where a thread comes too late.
  private final class Progress: Sendable {
    let begun = Mutex(0)
    let done = Mutex(0)
    let bell: WakePipe

    init() throws(SystemError) { bell = try WakePipe() }
  }

  /// Calls `body` once for each part, in no order, and returns when all of them are done. Where there is no other
  /// thread to be had the calling one does everything.
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
