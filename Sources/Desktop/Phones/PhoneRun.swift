import Glibc
import StudioKit
import System

/// A process that shows scenes on phones: orders go in and answers come out, a line each, on two threads. A class because
/// it owns them.
final class PhoneRun: Sendable {
  private struct State {
    /// The last order that was not written yet; earlier ones are of no use any more.
    var order: String?
    /// Nil until the process has started, and once its output has ended.
    var child: ChildProcess?
    var hasEnded = false
  }

  private let shared: SharedState<State>

  /// Nil if no thread can be created.
  ///
  /// - Parameter hear: Called for each answer on a separate thread; the last is `failed` if it ends by itself.
  init?(_ program: String, hearing hear: @escaping @Sendable (PhoneAnswer) -> Void) {
    guard let shared = SharedState.start(State(), { Self.run(program, $0, hearing: hear) }) else { return nil }
    self.shared = shared
  }

  deinit { end() }
}

extension PhoneRun {
  /// Shows a scene as soon as the process takes it, in place of any that waits.
  func show(_ order: String) {
    shared.withLock { $0.order = order }
    shared.orders.wake()
  }

  /// Ends the process at once, in whatever state it is.
  func end() {
    shared.withLock { $0.child?.send(SIGKILL) }
    shared.close()
  }

  private static func run(
    _ program: String, _ shared: SharedState<State>, hearing hear: @escaping @Sendable (PhoneAnswer) -> Void
  ) {
    let pipe: (reader: Int32, writer: Int32)
    let child: ChildProcess
    do throws(SystemError) {
      pipe = try Descriptor.pipe(waits: true)
    } catch {
      return hear(.failed("The page for phones could not be started: \(error)."))
    }
    defer { close(pipe.writer) }
    do throws(SystemError) {
      defer { close(pipe.reader) }
      child = try ChildProcess(program, ["parallax", "phone"], input: pipe.reader, errors: .dropped)
    } catch {
      return hear(.failed("The page for phones could not be started: \(error)."))
    }
    shared.withLock { $0.child = child }
    // It may have been ended before there was a process to end.
    if shared.isClosing { child.send(SIGKILL) }
    guard WorkerThread.start({ listen(to: child, shared, hearing: hear) }) else {
      shared.withLock { $0.child = nil }
      child.send(SIGKILL)
      _ = child.finish()
      return hear(.failed("The page for phones could not be started: the system starts no more threads."))
    }
    while !shared.isClosing, !shared.withLock({ $0.hasEnded }) {
      if let order = shared.withLock({ $0.order.take() }) {
        do { try Descriptor.write(Array("\(order)\n".utf8), to: pipe.writer) } catch { return }
      } else {
        shared.orders.wait()
      }
    }
  }

  private static func listen(
    to child: ChildProcess, _ shared: SharedState<State>, hearing hear: (PhoneAnswer) -> Void
  ) {
    var hasFailed = false
    child.hearLines { line in
      guard let answer = PhoneAnswer(line: line) else { return }
      if case .failed = answer { hasFailed = true }
      hear(answer)
    }
    // From here on its number may belong to another process.
    shared.withLock { $0.child = nil }
    _ = child.finish()
    shared.withLock { $0.hasEnded = true }
    shared.orders.wake()
    if !hasFailed, !shared.isClosing { hear(.failed("The page for phones has ended by itself; start it again.")) }
  }
}
