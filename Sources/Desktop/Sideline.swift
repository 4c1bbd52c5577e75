import Glibc

/// Work that waits for the outside world, on a thread of its own. A class because the thread outlives the call.
final class Sideline: Sendable {
  private let work: @Sendable () -> Void

  private init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  /// Starts a thread; false where there is none to be had.
  @discardableResult
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Sideline(work))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<Sideline>.fromOpaque(box).takeRetainedValue().work() }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      box.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
