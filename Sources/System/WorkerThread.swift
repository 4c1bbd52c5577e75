import Glibc

/// A thread for work that waits for the outside: a disk, a dialog, another program. A class because it outlives the
/// call that starts it. It ends with its work and is never joined.
public final class WorkerThread: Sendable {
  private let work: @Sendable () -> Void

  private init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  /// Starts a thread for this work. Returns false if none can be created; the work has then not begun.
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

  /// The number of processors in use, at least one.
  public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Lets other threads have the processor before the calling one: what runs is not interrupted for it, and where others
  /// want the processor, too, it gets a tenth. On the program's first thread, also all threads and children that it starts.
  public static func giveWay() {
    // `SCHED_BATCH`.
    lower(niceness: 10, schedulingClass: 3)
  }

  /// Gives the calling thread idle priority.
  public static func yieldToOthers() {
    // `SCHED_IDLE`.
    lower(niceness: 19, schedulingClass: 5)
  }

  /// On Linux niceness and scheduling class are per thread. The C library rarely exposes the names of the classes.
  private static func lower(niceness: Int32, schedulingClass: Int32) {
    // Children of this thread are not meant, and a priority cannot be raised again.
    ChildStarter.begin()
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    var parameters = sched_param()
    _ = sched_setscheduler(0, schedulingClass, &parameters)
  }
}
