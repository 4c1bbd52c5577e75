import Boundary
import Glibc
import Synchronization

/// A thread that reads pictures, as a rule while the machine has nothing better to do. A class because it is one
/// thread, however many know it.
///
/// There is one place for an order, and a new order takes the place of one that nobody has begun: the thread always
/// works on what was wanted last, however many pictures scrolled past. What it reads is collected by the main thread.
nonisolated final class LoadingWorker: Sendable {
  /// A picture to read.
  struct Order: Hashable, Sendable {
    var picture: PictureID
    var path: String
    /// Pixels to cover.
    var needed: PixelSize
    /// Which of the files that were to be seen under the path.
    var version: Int
  }

  /// An order, and what came of it.
  struct Answer: Sendable {
    var order: Order
    var result: Result<LoadedPicture, PictureFault>
  }

  /// What the two threads exchange.
  struct Desk {
    /// To be read next.
    var order: Order?
    /// Read now.
    fileprivate(set) var reading: Order?
    /// Read, and not collected yet.
    var answers: [Answer] = []
    fileprivate var isClosing = false
  }

  private let desk = Mutex(Desk())
  private let bell: Doorbell
  private let isPatient: Bool
  private let read: @Sendable (Order) -> Result<LoadedPicture, PictureFault>
  private let tell: @Sendable () -> Void

  /// Starts the thread; nil where there is none to be had.
  ///
  /// - Parameters:
  ///   - isPatient: Whether it works only while nothing else wants a processor.
  ///   - read: Reads a picture, on the thread.
  ///   - tell: Called on the thread when there is something to collect.
  init?(
    isPatient: Bool = true, reading read: @escaping @Sendable (Order) -> Result<LoadedPicture, PictureFault>,
    telling tell: @escaping @Sendable () -> Void
  ) {
    guard let bell = Doorbell() else { return nil }
    self.bell = bell
    self.isPatient = isPatient
    self.read = read
    self.tell = tell
    guard start() else { return nil }
  }
}

nonisolated extension LoadingWorker {
  /// Lets the main thread see to the desk: collect the answers, and set the order.
  ///
  /// It never waits. While the worker itself is at the desk, which takes no time, `body` is left out and false comes
  /// back.
  func visit(_ body: (inout Desk) -> Void) -> Bool {
    let isOrdered = desk.withLockIfAvailable { desk in
      let old = desk.order
      body(&desk)
      return desk.order != nil && desk.order != old
    }
    if isOrdered == true { bell.ring() }
    return isOrdered != nil
  }

  /// Ends the thread after the picture that it reads now.
  func close() {
    desk.withLock { $0.isClosing = true }
    bell.ring()
  }
}

nonisolated extension LoadingWorker {
  /// `SCHED_IDLE` of Linux, which the C library shows to few.
  private static let idleClass: Int32 = 5
  /// A third of the share that a frame has: late pictures are bad, late frames are worse.
  private static let hurry: Int32 = 5

  private func start() -> Bool {
    let box = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<LoadingWorker>.fromOpaque(box).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private func work() {
    // On Linux a nice value belongs to the thread that asks for it, and so does the idle class.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, isPatient ? 19 : Self.hurry)
    var parameters = sched_param()
    if isPatient { _ = sched_setscheduler(0, LoadingWorker.idleClass, &parameters) }
    while true {
      bell.wait()
      while let order = desk.withLock({ $0.begin() }) {
        let answer = Answer(order: order, result: read(order))
        desk.withLock { $0.end(answer) }
        tell()
      }
      if desk.withLock({ $0.isClosing }) { return }
    }
  }
}

nonisolated extension LoadingWorker.Desk {
  /// Takes the order from its place.
  fileprivate mutating func begin() -> LoadingWorker.Order? {
    reading = isClosing ? nil : order
    order = nil
    return reading
  }

  fileprivate mutating func end(_ answer: LoadingWorker.Answer) {
    reading = nil
    answers.append(answer)
  }
}
