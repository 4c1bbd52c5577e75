import Bitmaps
import Boundary
import Synchronization
import System

/// A thread that reads pictures. A class because it is one thread, however many know it.
///
/// There is one place for a request, and a new one takes the place of one that nobody has begun: the thread always
/// works on what was wanted last, however many pictures scrolled past. What it reads is collected by the main thread.
nonisolated final class PictureReader: Sendable {
  /// A request, and what came of it.
  struct Delivery: Sendable {
    var request: PictureRequest
    var result: Result<LoadedPicture, PictureProblem>
  }

  /// What the two threads exchange.
  struct Mailbox {
    /// To be read next.
    var request: PictureRequest?
    /// Read now.
    fileprivate(set) var reading: PictureRequest?
    /// Read, and not collected yet.
    var deliveries: [Delivery] = []
    fileprivate var isClosing = false
  }

  private let mailbox = Mutex(Mailbox())
  private let wakePipe: WakePipe
  private let read: @Sendable (PictureRequest) -> Result<LoadedPicture, PictureProblem>
  private let tell: @Sendable () -> Void

  /// Starts the thread; nil where there is none to be had.
  ///
  /// - Parameters:
  ///   - isPatient: Whether it works only while nothing else wants a processor.
  ///   - read: Reads a picture, on the thread.
  ///   - tell: Called on the thread when there is something to collect.
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

  /// Lets the main thread open the mailbox: collect the deliveries, and set the request.
  ///
  /// It never waits. While the reader itself is there, which takes no time, `body` is left out and false comes back.
  func visit(_ body: (inout Mailbox) -> Void) -> Bool {
    let isRequested = mailbox.withLockIfAvailable { mailbox in
      let old = mailbox.request
      body(&mailbox)
      return mailbox.request != nil && mailbox.request != old
    }
    if isRequested == true { wakePipe.wake() }
    return isRequested != nil
  }

  /// Ends the thread after the picture that it reads now.
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

  /// Takes the request from its place.
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
  /// Pixels to cover.
  var needed: PixelSize
  /// Which of the files that were to be seen under the path.
  var version: Int
}
