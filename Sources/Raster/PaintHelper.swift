import Glibc
import System

/// A thread that draws bands when it is asked to. A class because its thread refers to it.
///
/// It is handed over by two semaphores: between `asked` and `done` it belongs to the thread, and otherwise to its owner.
final class PaintHelper {
  private enum Task {
    case draw(BandWork, BandTurn)
    case end
  }

  private let asked: UnsafeMutablePointer<sem_t>
  private let done: UnsafeMutablePointer<sem_t>
  private var task = Task.end
  private var thread: pthread_t?
  /// For how long it was without a processor while it drew last, in seconds.
  private var idleTime = 0.0
  private let brush = PixelBrush()

  /// Nil if no thread can be started.
  private init?() {
    asked = .allocate(capacity: 2)
    done = asked + 1
    sem_init(asked, 0, 0)
    sem_init(done, 0, 0)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { helper in
        if let helper { Unmanaged<PaintHelper>.fromOpaque(helper).takeUnretainedValue().work() }
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    guard code == 0 else { return nil }
    self.thread = thread
  }

  deinit {
    sem_destroy(asked)
    sem_destroy(done)
    asked.deallocate()
  }
}

extension PaintHelper {
  /// As many helpers as can be started.
  static func start(_ count: Int) -> [PaintHelper] { (0..<count).compactMap { _ in PaintHelper() } }

  /// Begins to draw bands.
  func help(with work: BandWork, _ turn: BandTurn) {
    task = .draw(work, turn)
    sem_post(asked)
  }

  /// Waits until it draws no more. Returns for how long it was without a processor meanwhile, in seconds.
  func wait() -> Double {
    Self.wait(for: done)
    return idleTime
  }

  /// Ends the thread.
  func close() {
    guard let thread else { return }
    task = .end
    sem_post(asked)
    pthread_join(thread, nil)
    self.thread = nil
  }

  private func work() {
    while true {
      Self.wait(for: asked)
      guard case .draw(let work, let turn) = task else { return }
      let (start, startTime) = (MonotonicClock.now, MonotonicClock.threadTime)
      work.draw(turn, with: brush)
      idleTime = MonotonicClock.now - start - (MonotonicClock.threadTime - startTime)
      sem_post(done)
    }
  }

  private static func wait(for semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 {}
  }
}
