import Synchronization
import Testing

@testable import System

@Suite struct WakePipeTests {
  /// State shared by two threads.
  private final class Shared: Sendable {
    let pipe: WakePipe
    let back: WakePipe
    let count = Mutex(0)

    init() throws {
      pipe = try WakePipe()
      back = try WakePipe()
    }
  }

  @Test func `a thread sleeps until it is woken, and wakings add up to one`() throws {
    let shared = try Shared()
    for _ in 0..<100_000 { shared.pipe.wake() }
    shared.pipe.wait()
    #expect(
      WorkerThread.start {
        shared.pipe.wait()
        shared.count.withLock { $0 += 1 }
        shared.back.wake()
      })
    #expect(shared.count.withLock { $0 } == 0)
    shared.pipe.wake()
    shared.back.wait()
    #expect(shared.count.withLock { $0 } == 1)
  }

  @Test func `sleep lasts until the time that was given`() {
    let end = MonotonicClock.now + 0.01
    MonotonicClock.sleep(until: end)
    #expect(MonotonicClock.now >= end)
    MonotonicClock.sleep(until: end - 100)
    MonotonicClock.sleep(until: 0)
  }
}
