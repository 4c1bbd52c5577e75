import StudioKit
import Synchronization
import System

/// Gives scenes to a process of this program while one is wanted, and collects what it answers. A class because its
/// threads outlive the call.
public final class ProcessService<Answer: ProcessAnswer>: Sendable {
  private struct State {
    var run: ProcessRun<Answer>?
    /// Distinguishes the answers of a process that was ended from those of the next one.
    var number = 0
    var answers: [Answer] = []
  }

  private let state = Mutex(State())
  private let program: String?
  private let wake: @Sendable () -> Void

  /// - Parameters:
  ///   - program: The program to run. Nil if its path is unknown.
  ///   - wake: Called on a separate thread when there is something to collect.
  public init(program: String? = RunningProgram.path, waking wake: @escaping @Sendable () -> Void) {
    (self.program, self.wake) = (program, wake)
  }

  deinit { state.withLock { $0.run?.end() } }
}

extension ProcessService {
  /// Gives it an order, in place of any that it has not taken yet.
  public func take(_ order: SceneOrder) {
    let isStarted = state.withLock { state in
      if state.run == nil, let program {
        state.number += 1
        let number = state.number
        state.run = ProcessRun(program) { [weak self] answer in self?.take(answer, from: number) }
      }
      state.run?.order(order.line)
      return state.run != nil
    }
    if !isStarted {
      state.withLock { $0.answers.append(.failed("\(Answer.service) could not be started.")) }
      wake()
    }
  }

  /// Tells a running process where the stage is. A later offset replaces one that it has not read yet.
  public func follow(_ order: FollowOrder) { state.withLock { $0.run?.follow(order) } }

  /// Ends the process; what it has answered means nothing.
  public func stop() {
    state.withLock { state in
      state.run?.end()
      state.run = nil
      state.number += 1
      state.answers = []
    }
  }

  /// The answers since the last call.
  public func collect() -> [Answer] {
    state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }

  private func take(_ answer: Answer, from number: Int) {
    let isPresent = state.withLock { state in
      guard state.number == number else { return false }
      state.answers.append(answer)
      if answer.isFailure { state.run = nil }
      return true
    }
    if isPresent { wake() }
  }
}
