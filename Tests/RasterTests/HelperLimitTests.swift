import TestSupport
import Testing

@testable import Raster

/// How many threads draw beside the first, on a machine that others use as well.
@Suite struct HelperLimitTests {
  @Test func `all helpers draw until one is interrupted, then as many as there are idle processors`() {
    var limit = HelperLimit(processors: 4)
    #expect(limit.count(of: 3, runnable: 4) == 3)
    limit.note(0.0001)
    #expect(limit.count(of: 3, runnable: 4) == 3)
    limit.note(0.003)
    #expect((1...9).map { limit.count(of: 3, runnable: $0) } == [3, 2, 1, 0, 0, 0, 0, 0, 0])
  }

  @Test func `all helpers draw again after a while with room for all, and not before`() {
    var limit = HelperLimit(processors: 2)
    limit.note(1)
    for _ in 0..<59 { #expect(limit.count(of: 1, runnable: 1) == 1) }
    // One busy moment starts the wait again.
    #expect(limit.count(of: 1, runnable: 2) == 0)
    for _ in 0..<59 { #expect(limit.count(of: 1, runnable: 1) == 1) }
    #expect(limit.count(of: 1, runnable: 2) == 0)
    for _ in 0..<60 { #expect(limit.count(of: 1, runnable: 1) == 1) }
    #expect(limit.count(of: 1, runnable: 9) == 1)
  }

  @Test func `a second interruption starts the wait again`() {
    var limit = HelperLimit(processors: 2)
    limit.note(1)
    for _ in 0..<59 { _ = limit.count(of: 1, runnable: 1) }
    limit.note(1)
    for _ in 0..<59 { _ = limit.count(of: 1, runnable: 1) }
    #expect(limit.count(of: 1, runnable: 2) == 0)
  }

  @Test(arguments: 0..<200) func `there are never more helpers than there are, nor less than none`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var limit = HelperLimit(processors: Int.random(in: 1...16, using: &random))
    for _ in 0..<100 {
      let helpers = Int.random(in: 0...3, using: &random)
      let count = limit.count(of: helpers, runnable: Int.random(in: 0...40, using: &random))
      #expect((0...helpers).contains(count))
      if Bool.random(using: &random) { limit.note(Double.random(in: 0...0.001, using: &random)) }
    }
  }

  @Test func `the system tells how many threads want a processor`() throws {
    let threads = try #require(HelperLimit.runnableThreads)
    // At least the one that asks.
    #expect(threads >= 1 && threads < 1_000_000)
    var limit = HelperLimit(processors: 1_000_000)
    limit.note(1)
    #expect(limit.count(of: 3) == 3)
    var single = HelperLimit(processors: 1)
    single.note(1)
    #expect(single.count(of: 3) == 0)
  }
}
