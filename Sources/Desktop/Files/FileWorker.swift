import Glibc
import StudioKit
import Synchronization
import System

/// Answers requests.
protocol RequestService: SendableMetatype {
  associatedtype Asked: Sendable

  /// Performs a request, and passes on replies.
  func answer(_ request: Asked, telling tell: (Reply) -> Void)
}

/// Performs file requests in order on a worker thread, so that a slow disk delays no frame. A class because the thread
/// outlives the call.
final class FileWorker<Service: RequestService>: Sendable {
  private struct Queue {
    /// Requests not begun yet.
    var requests: [Service.Asked] = []
    /// Replies not collected yet.
    var replies: [Reply] = []
    /// Whether there is a thread that will check for requests again before it ends.
    var isWorking = false
  }

  private let queue = Mutex(Queue())
  private let service: Mutex<Service>
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the thread when there is something to collect.
  init(_ service: sending Service, waking wake: @escaping @Sendable () -> Void) {
    self.service = Mutex(service)
    self.wake = wake
  }
}

extension FileWorker {
  /// Enqueues a request.
  func perform(_ request: Service.Asked) {
    let isFirst = queue.withLock { queue in
      queue.requests.append(request)
      defer { queue.isWorking = true }
      return !queue.isWorking
    }
    if isFirst, !WorkerThread.start({ [self] in work() }) { work() }
  }

  /// The replies since the last call.
  func collect() -> [Reply] {
    queue.withLock { queue in
      defer { queue.replies.removeAll() }
      return queue.replies
    }
  }

  /// Waits until all is done, or for `limit` seconds, as a disk may never answer. Returns whether all is done.
  @discardableResult
  func finish(within limit: Double = 10) -> Bool {
    for _ in 0..<Int(limit * 1000) where queue.withLock({ $0.isWorking }) { usleep(1000) }
    return queue.withLock { !$0.isWorking }
  }

  private func work() {
    while let request = next() {
      service.withLock { service in
        service.answer(request) { reply in
          queue.withLock { $0.replies.append(reply) }
          wake()
        }
      }
    }
  }

  private func next() -> Service.Asked? {
    queue.withLock { queue in
      guard !queue.requests.isEmpty else {
        queue.isWorking = false
        return nil
      }
      return queue.requests.removeFirst()
    }
  }
}

extension FileWorker<FileService> {
  /// The leftovers of earlier sessions, read on the caller's thread.
  func leftovers() -> [Reply] { service.withLock { $0.leftovers() } }
}
