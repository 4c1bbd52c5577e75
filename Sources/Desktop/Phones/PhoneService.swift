import Documents
import StudioKit
import Synchronization
import System

/// Shows the scene on phones by running this program again: what phones send never comes to the process that holds the
/// work. A class because its threads outlive the call.
public final class PhoneService: Sendable {
  private struct State {
    var run: PhoneRun?
    /// Distinguishes the answers of a process that was ended from those of the next one.
    var number = 0
    var replies: [Reply] = []
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

extension PhoneService {
  public func perform(_ request: PhoneRequest) {
    switch request {
    case .show(let scene): show(PhoneOrder(scene))
    case .stop:
      state.withLock { state in
        state.run?.end()
        state.run = nil
        state.number += 1
        state.replies = []
      }
    }
  }

  /// The replies since the last call.
  public func collect() -> [Reply] {
    state.withLock { state in
      defer { state.replies = [] }
      return state.replies
    }
  }

  private func show(_ order: PhoneOrder) {
    let isStarted = state.withLock { state in
      if state.run == nil, let program {
        state.number += 1
        let number = state.number
        state.run = PhoneRun(program) { [weak self] answer in self?.take(answer, from: number) }
      }
      state.run?.show(order.line)
      return state.run != nil
    }
    if !isStarted {
      state.withLock { $0.replies.append(.phone(.failed("The page for phones could not be started."))) }
      wake()
    }
  }

  private func take(_ answer: PhoneAnswer, from number: Int) {
    let isPresent = state.withLock { state in
      guard state.number == number else { return false }
      state.replies.append(.phone(answer))
      if case .failed = answer { state.run = nil }
      return true
    }
    if isPresent { wake() }
  }
}
