import Boundary
import Images
import Synchronization
import System

/// A thread that reads pictures. A class because several owners share the thread.
///
/// It holds one pending request, which a newer one replaces. The thread therefore works on the latest request, however
/// many pictures have scrolled past. The main thread collects the results.
nonisolated final class PictureReader: Sendable {
  /// A request and its result.
  struct Delivery: Sendable {
    var request: PictureRequest
    var result: Result<LoadedPicture, PictureProblem>
  }

  /// The state shared by both threads.
  struct Mailbox {
    /// The next request.
    var request: PictureRequest?
    /// The request in progress.
    fileprivate(set) var reading: PictureRequest?
    /// Results not yet collected.
    var deliveries: [Delivery] = []
    fileprivate var isClosing = false
  }

  private let mailbox = Mutex(Mailbox())
  private let wakePipe: WakePipe
  private let read: @Sendable (PictureRequest) -> Result<LoadedPicture, PictureProblem>
  private let tell: @Sendable () -> Void

  /// Starts the thread; nil if none is available.
  ///
  /// - Parameters:
  ///   - isPatient: Whether it has idle priority.
  ///   - read: Reads a picture, on the thread.
  ///   - tell: Called on the thread when a result is ready.
  init?(
    isPatient: Bool, reading read: @escaping @Sendable (PictureRequest) -> Result<LoadedPicture, PictureProblem>,
    telling tell: @escaping @Sendable () -> Void
  ) {
    do { wakePipe = try WakePipe() } catch { return nil }
    self.read = read
    self.tell = tell
    let isStarted = WorkerThread.start { [self] in
      if isPatient { WorkerThread.yieldToOthers() }
      work()
    }
    guard isStarted else { return nil }
  }

  /// Gives the main thread access to the mailbox, to collect results and set the request.
  ///
  /// It never blocks. While the reader briefly holds the lock, it returns false without calling `body`.
  func visit(_ body: (inout Mailbox) -> Void) -> Bool {
    let isRequested = mailbox.withLockIfAvailable { mailbox in
      let old = mailbox.request
      body(&mailbox)
      return mailbox.request != nil && mailbox.request != old
    }
    if isRequested == true { wakePipe.wake() }
    return isRequested != nil
  }

  /// Ends the thread after the picture in progress.
  func close() {
    mailbox.withLock { $0.isClosing = true }
    wakePipe.wake()
  }

  private func work() {
    while true {
      wakePipe.wait()
      while let request = begin() {
        let result = read(request)
        mailbox.withLock { mailbox in
          mailbox.reading = nil
          mailbox.deliveries.append(Delivery(request: request, result: result))
        }
        tell()
      }
      if mailbox.withLock({ $0.isClosing }) { return }
    }
  }

  /// Takes the pending request.
  private func begin() -> PictureRequest? {
    mailbox.withLock { mailbox in
      mailbox.reading = mailbox.isClosing ? nil : mailbox.request
      mailbox.request = nil
      return mailbox.reading
    }
  }
}

/// A picture to read.
nonisolated struct PictureRequest: Hashable, Sendable {
  var picture: PictureID
  var path: String
  /// What it is made of, if it is no file by itself.
  var making: PictureMaking?
  /// Size in pixels to cover.
  var needed: PixelSize
  /// Version of the file at the path.
  var version: Int
  /// What tells versions of a layer apart, of the one that is held in this size.
  var known: UInt64?
}
