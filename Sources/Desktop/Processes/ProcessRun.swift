import Glibc
import StudioKit
import System

/// A process of this program that follows the studio: orders go in and answers come out, a line each, on two threads. A
/// class because it owns them.
final class ProcessRun<Answer: ProcessAnswer>: Sendable {
  private struct State {
    /// The last order that was not written yet; earlier ones are of no use any more.
    var order: String?
    var follow: FollowOrder?
    /// Nil until the process has started, and once its output has ended.
    var child: ChildProcess?
    var hasEnded = false
  }

  private let shared: SharedState<State>

  /// Nil if no thread can be created.
  ///
  /// - Parameter hear: Called for each answer on a separate thread; the last is `failed` if it ends by itself.
  init?(_ program: String, hearing hear: @escaping @Sendable (Answer) -> Void) {
    guard let shared = SharedState.start(State(), { Self.run(program, $0, hearing: hear) }) else { return nil }
    self.shared = shared
  }

  deinit { end() }
}

extension ProcessRun {
  /// Gives the process an order as soon as it takes one, in place of any that waits.
  func order(_ line: String) {
    shared.withLock { $0.order = line }
    shared.orders.wake()
  }

  /// Says where the stage is, in place of what waits.
  func follow(_ order: FollowOrder) {
    shared.withLock { $0.follow = order }
    shared.orders.wake()
  }

  /// Ends the process at once, in whatever state it is.
  func end() {
    shared.withLock { $0.child?.send(SIGKILL) }
    shared.close()
  }

  private static func run(
    _ program: String, _ shared: SharedState<State>, hearing hear: @escaping @Sendable (Answer) -> Void
  ) {
    let pipe: (reader: Int32, writer: Int32)
    let child: ChildProcess
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
    } catch {
      return hear(.failed("\(Answer.service) could not be started: \(error)."))
    }
    defer { close(pipe.writer) }
    do throws(SystemError) {
      defer { close(pipe.reader) }
      child = try ChildProcess(program, ["parallax", Answer.command], input: pipe.reader, errors: .dropped)
    } catch {
      return hear(.failed("\(Answer.service) could not be started: \(error)."))
    }
    shared.withLock { $0.child = child }
    // It may have been ended before there was a process to end.
    if shared.isClosing { child.send(SIGKILL) }
    guard WorkerThread.start({ listen(to: child, shared, hearing: hear) }) else {
      shared.withLock { $0.child = nil }
      child.send(SIGKILL)
      _ = child.finish()
      return hear(.failed("\(Answer.service) could not be started: the system starts no more threads."))
    }
    while !shared.isClosing, !shared.withLock({ $0.hasEnded }) {
      if let order = shared.withLock({ $0.order.take() ?? $0.follow.take()?.line }) {
        do { try Descriptor.write(Array("\(order)\n".utf8), to: pipe.writer) } catch { return }
      } else {
        shared.orders.wait()
      }
    }
  }

  private static func listen(
    to child: ChildProcess, _ shared: SharedState<State>, hearing hear: (Answer) -> Void
  ) {
    var hasFailed = false
    child.hearLines { line in
      guard let answer = Answer(line: line) else { return }
      if answer.isFailure { hasFailed = true }
      hear(answer)
    }
    // From here on its number may belong to another process.
    shared.withLock { $0.child = nil }
    _ = child.finish()
    shared.withLock { $0.hasEnded = true }
    shared.orders.wake()
    if !hasFailed, !shared.isClosing { hear(.failed("\(Answer.service) has ended by itself; start it again.")) }
  }
}
