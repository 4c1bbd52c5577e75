import Glibc

/// A thread for work that waits for the outside world: a disk, a dialog, another program. A class because it outlives
/// the call that starts it; it ends with its work, and nobody waits for it.
public final class WorkerThread: Sendable {
  private let work: @Sendable () -> Void

  private init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  /// Starts a thread that does this work; false where there is none to be had, and nothing was done.
  @discardableResult
  public static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(WorkerThread(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<WorkerThread>.fromOpaque(box).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// From now on the calling thread works only while nothing else wants a processor.
  public static func yieldToOthers() {
    // On Linux a nice value belongs to the thread that asks for it, and so does the idle class, `SCHED_IDLE`, which the
    // C library shows to few.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    var parameters = sched_param()
    _ = sched_setscheduler(0, 5, &parameters)
  }
}
