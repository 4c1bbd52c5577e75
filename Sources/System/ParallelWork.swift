import Synchronization

/// Threads that work through a list of orders in parallel and then end. Answers are taken in the order of the list. A
/// class because its threads share it.
public final class ParallelWork<Order: Sendable, Answer: Sendable>: Sendable {
  private struct Progress: Sendable {
    /// Number of orders begun.
    var begun = 0
    var answers: [Int: Answer] = [:]
  }

  private let orders: [Order]
  private let answer: @Sendable (Order) -> Answer
  private let progress = Mutex(Progress())
  private let bell: WakePipe

  /// Starts the threads; nil if threads or file descriptors run out.
  public init?(
    _ orders: [Order], threads: Int = WorkerThread.processors, answering answer: @escaping @Sendable (Order) -> Answer
  ) {
    do { bell = try WakePipe() } catch { return nil }
    (self.orders, self.answer) = (orders, answer)
    var started = 0
    for _ in 0..<min(threads, orders.count) where WorkerThread.start({ [self] in work() }) { started += 1 }
    guard started > 0 else { return nil }
  }
}

extension ParallelWork {
  /// The answers to all orders. A single order, or all if there are no threads, are answered here.
  public static func answers(
    to orders: [Order], threads: Int = WorkerThread.processors, _ answer: @escaping @Sendable (Order) -> Answer
  ) -> [Answer] {
    guard orders.count > 1, threads > 1, let work = ParallelWork(orders, threads: threads, answering: answer) else {
      return orders.map(answer)
    }
    return orders.indices.map(work.answer)
  }

  /// Waits for the answer to an order by its index. To be called once for each, on one thread.
  public func answer(_ index: Int) -> Answer {
    while true {
      if let answer = progress.withLock({ $0.answers.removeValue(forKey: index) }) { return answer }
      bell.wait()
    }
  }

  private func work() {
    while let index = begin() {
      let answer = answer(orders[index])
      progress.withLock { $0.answers[index] = answer }
      bell.wake()
    }
  }

  private func begin() -> Int? {
    progress.withLock { progress in
      guard progress.begun < orders.count else { return nil }
      progress.begun += 1
      return progress.begun - 1
    }
  }
}
