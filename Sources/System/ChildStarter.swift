internal import CChildProcess
import Glibc
import Synchronization

/// A thread that starts child processes for the others and lives as long as the program. The system ends a child along
/// with the thread that started it, and threads that wait for a disk or a dialog end earlier than the program. A class
/// because it is shared with its thread.
final class ChildStarter: Sendable {
  private struct Job: Sendable {
    var work: @Sendable () -> Void
    var done: Bell
  }

  /// Wakes the thread that waits for a job. A class because the two threads share it.
  private final class Bell: Sendable {
    let pipe: WakePipe

    init() throws(SystemError) { pipe = try WakePipe() }
  }

  private let jobs = Mutex<[Job]>([])
  private let bell: WakePipe
  /// Nil if there is no descriptor or thread for it.
  private static let only: ChildStarter? = {
    do throws(SystemError) {
      let starter = try ChildStarter()
      return WorkerThread.start({ starter.serve() }) ? starter : nil
    } catch {
      return nil
    }
  }()

  /// Starts the thread, with the priority of the caller, which children inherit. The program's first thread starts its
  /// children by itself, and may still have signals to block that every later thread is to block, too.
  static func begin() { if child_is_first_thread() == 0 { _ = only } }

  private init() throws(SystemError) { bell = try WakePipe() }

  private func serve() {
    while true {
      bell.wait()
      let jobs = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in jobs {
        job.work()
        job.done.pipe.wake()
      }
    }
  }

  /// Starts a program. Returns its ID, or an error number.
  ///
  /// - Parameter death: The signal that it gets when this program has ended in any way. 0 for none.
  static func start(_ order: ChildOrder, death: Int32) -> (id: pid_t, failure: Int32) {
    guard death != 0, child_is_first_thread() == 0 else { return order.start(death: death) }
    guard let only, let done = bell() else { return order.start(death: 0) }
    let result = Answer()
    let job = Job(work: { result.value.withLock { $0 = order.start(death: death) } }, done: done)
    only.jobs.withLock { $0.append(job) }
    only.bell.wake()
    done.pipe.wait()
    return result.value.withLock { $0 }
  }

  private static func bell() -> Bell? {
    do throws(SystemError) {
      return try Bell()
    } catch {
      return nil
    }
  }

  private final class Answer: Sendable {
    let value = Mutex<(id: pid_t, failure: Int32)>((0, 0))
  }
}

/// A program to be started.
struct ChildOrder: Sendable {
  var path: String
  /// Its name and arguments.
  var words: [String]
  /// Its variables, `NAME=value`.
  var variables: [String]
  /// The descriptors that become its standard streams. -1 leaves the one of this process.
  var streams: (input: Int32, output: Int32, errors: Int32)
  /// Whether it leads a process group of its own.
  var leadsGroup = false
}

extension ChildOrder {
  fileprivate func start(death: Int32) -> (id: pid_t, failure: Int32) {
    let (arguments, values) = (words.map { strdup($0) }, variables.map { strdup($0) })
    defer { for text in arguments + values { free(text) } }
    var id = pid_t()
    let failure = path.withCString { path in
      (arguments + [nil]).withUnsafeBufferPointer { words in
        (values + [nil]).withUnsafeBufferPointer { variables in
          var order = child_order(
            path: path, words: words.baseAddress, variables: variables.baseAddress, input: streams.input,
            output: streams.output, errors: streams.errors, death: death,
            leads_group: leadsGroup ? 1 : 0)
          return child_start(&order, &id)
        }
      }
    }
    return (id, failure)
  }
}
