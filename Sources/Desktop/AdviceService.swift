import StudioKit
import Synchronization
import System

/// Works out advice on its own thread, so that it delays no frame. Only the last question is answered. A class because
/// its thread outlives the call.
final class AdviceService: Sendable {
  private struct State {
    /// The question not begun yet.
    var question: AdviceQuestion?
    var isWorking = false
    var answer: AdviceAnswer?
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the thread when there is an answer.
  init(waking wake: @escaping @Sendable () -> Void) { self.wake = wake }
}

extension AdviceService {
  /// Asks a question in place of one that is not begun.
  func ask(_ question: AdviceQuestion) {
    let isFirst = state.withLock { state in
      state.question = question
      defer { state.isWorking = true }
      return !state.isWorking
    }
    if isFirst, !WorkerThread.start({ [self] in work() }) { work() }
  }

  /// The answer since the last call. Nil if there is none.
  func collect() -> AdviceAnswer? {
    state.withLock { state in
      defer { state.answer = nil }
      return state.answer
    }
  }

  private func work() {
    while let question = next() {
      let answer = AdviceAnswer(to: question)
      let isLast = state.withLock { state in
        guard state.question == nil else { return false }
        state.answer = answer
        return true
      }
      if isLast { wake() }
    }
  }

  private func next() -> AdviceQuestion? {
    state.withLock { state in
      defer { state.question = nil }
      state.isWorking = state.question != nil
      return state.question
    }
  }
}
