import Synchronization
import Testing

@testable import System

@Suite struct SharedWorkTests {
  @Test(arguments: [0, 1, 2, 3, 100]) func `every part is done once, and all of them when it returns`(_ parts: Int) {
    let done = Mutex<[Int]>([])
    SharedWork.run(parts: parts) { part in done.withLock { $0.append(part) } }
    #expect(done.withLock { $0.sorted() } == Array(0..<parts))
  }

  @Test(.enabled(if: SharedWork.processors > 1)) func `two parts are done at once where there are processors for them`()
    throws
  {
    // Each waits until the other has begun.
    let shared = try Both()
    SharedWork.run(parts: 2) { part in
      shared.meet(isFirst: part == 0)
      shared.count.withLock { $0 += 1 }
    }
    #expect(shared.count.withLock { $0 } == 2)
  }

  private final class Both: Sendable {
    let one: WakePipe
    let other: WakePipe
    let count = Mutex(0)

    func meet(isFirst: Bool) {
      if isFirst { one.wake() } else { other.wake() }
      if isFirst { other.wait() } else { one.wait() }
    }

    init() throws {
      one = try WakePipe()
      other = try WakePipe()
    }
  }
}
