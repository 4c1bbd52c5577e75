import Serve
import System

/// Judges swipes one after the other on a thread that gives way, as a long one takes a while.
nonisolated struct SwipeJudge: Sendable {
  private struct Case: Sendable {
    var swipe: SentTape
    var tell: @Sendable (String) -> Void
  }

  private let waiting: SharedState<[Case]>

  /// How many may wait. A thousand long ones would take memory and minutes.
  private static let most = 16

  init() throws(Failure) {
    let waiting = SharedState.start([Case]()) { waiting in
      WorkerThread.giveWay()
      while !waiting.isClosing {
        waiting.orders.wait()
        while let next = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
          next.tell(SwipeReport(next.swipe).words)
        }
      }
    }
    guard let waiting else { throw Failure(.unavailable, "\(ServeError.noThread)") }
    self.waiting = waiting
  }
}

nonisolated extension SwipeJudge {
  /// - Parameter tell: Called with the report's words on the thread, or at once with the phone's name if too many wait.
  func judge(_ swipe: SentTape, telling tell: @escaping @Sendable (String) -> Void) {
    let isTaken = waiting.withLock { cases in
      guard cases.count < Self.most else { return false }
      cases.append(Case(swipe: swipe, tell: tell))
      return true
    }
    if isTaken { waiting.orders.wake() } else { tell("\(swipe.device): not judged, as too many come at once") }
  }
}
