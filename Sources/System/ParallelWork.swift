import Synchronization
import System

/// Threads that read a list of pictures in parallel and then end. Results are taken in the order of the requests. A
/// class because its threads share it.
nonisolated final class ParallelPictureReaders: Sendable {
  private struct Work: Sendable {
    /// Number of requests begun.
    var begun = 0
    var deliveries: [Int: PictureReader.Delivery] = [:]
  }

  private let requests: [PictureRequest]
  private let read: @Sendable (PictureRequest) -> Result<LoadedPicture, PictureProblem>
  private let work = Mutex(Work())
  private let bell: WakePipe

  /// Starts the threads; nil if threads or file descriptors run out.
  init?(
    _ requests: [PictureRequest], threads: Int,
    reading read: @escaping @Sendable (PictureRequest) -> Result<LoadedPicture, PictureProblem>
  ) {
    do { bell = try WakePipe() } catch { return nil }
    (self.requests, self.read) = (requests, read)
    var started = 0
    for _ in 0..<min(threads, requests.count) where WorkerThread.start({ [self] in readAll() }) { started += 1 }
    guard started > 0 else { return nil }
  }

  /// Waits for the result of a request by its index. To be called once for each, on one thread.
  func delivery(_ index: Int) -> PictureReader.Delivery {
    while true {
      if let delivery = work.withLock({ $0.deliveries.removeValue(forKey: index) }) { return delivery }
      bell.wait()
    }
  }

  private func readAll() {
    while let index = begin() {
      let delivery = PictureReader.Delivery(request: requests[index], result: read(requests[index]))
      work.withLock { $0.deliveries[index] = delivery }
      bell.wake()
    }
  }

  private func begin() -> Int? {
    work.withLock { work in
      guard work.begun < requests.count else { return nil }
      work.begun += 1
      return work.begun - 1
    }
  }
}
