import FrameStats
import TestSupport
import Testing

@Suite struct RunComparisonTests {
  private func verdict(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> RunComparison.Verdict? {
    RunComparison(before: before, after: after)?.verdict(threshold: threshold)
  }

  @Test func `a clear change is told either way, noise is not`() {
    let before: [Double] = [10, 10.1, 9.9, 10.2, 10]
    #expect(verdict(before, before.map { $0 * 1.3 }) == .regression)
    #expect(verdict(before.map { $0 * 1.3 }, before) == .improvement)
    #expect(verdict(before, before.map { $0 * 1.05 }) == .same)
    #expect(verdict(before, [10, 14, 9, 13, 10]) == .same)
    #expect(verdict(before, before) == .same)
  }

  @Test func `fewer than three repeats on either side decide nothing`() {
    #expect(verdict([10], [20]) == .undecided)
    #expect(verdict([10, 10], [99, 99]) == .undecided)
    #expect(verdict([10, 10, 10], [20, 20, 20]) == .regression)
  }

  @Test func `a side of too few repeats scatters as the other one does`() throws {
    #expect(verdict([10], [20, 20, 20]) == .regression && verdict([10, 10, 10], [20]) == .regression)
    #expect(verdict([10], [12, 12.1, 11.9, 12.2, 12]) == .regression)
    // A figure of 8 or 14 may just as well have been 14 before.
    #expect(verdict([10], [8, 12, 14, 13, 12]) == .same)
    let one = try #require(RunComparison(before: [10], after: [9, 10, 12]))
    #expect(one.low < 0.9 && one.high > 1.2 && one.repeats == 1 && one.mostRepeats == 3)
    #expect(verdict([5], [0, 0, 0]) == .improvement && verdict([0], [0, 0, 0]) == .same)
  }

  @Test func `repeats that are all the same give an interval without width`() throws {
    let comparison = try #require(RunComparison(before: [8, 8, 8], after: [10, 10, 10]))
    #expect(comparison.ratio == 1.25 && comparison.low == 1.25 && comparison.high == 1.25)
    #expect(comparison.verdict(threshold: 1.25) == .same && comparison.verdict(threshold: 1.24) == .regression)
  }

  @Test func `the interval holds the ratio, is the same each time, and turns around with the sides`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<50 {
      let (before, after) = (random.times(7), random.times(7))
      let one = try #require(RunComparison(before: before, after: after))
      #expect(one.low <= one.ratio && one.ratio <= one.high, "\(before) \(after)")
      #expect(one == RunComparison(before: before, after: after))
      let other = try #require(RunComparison(before: after, after: before))
      #expect(abs(one.ratio * other.ratio - 1) < 1e-12)
    }
  }

  @Test func `equal sources differ falsely in few comparisons`() {
    var random = SplitMix64(seed: 6)
    let wrong = (0..<100).count { _ in
      let sides = (0..<2).map { _ in (0..<5).map { _ in 10 + Double.random(in: -1...1, using: &random) } }
      return verdict(sides[0], sides[1], threshold: 1) != .same
    }
    #expect(wrong < 15)
  }

  @Test func `nothing before and something after is a regression without measure`() {
    #expect(RunComparison(before: [0, 0, 0], after: [1, 1, 1])?.ratio == .infinity)
    #expect(verdict([0, 0, 0], [1, 1, 1]) == .regression)
    #expect(verdict([0, 0, 0], [0, 0, 0]) == .same)
  }

  @Test func `repeats that make no sense are not compared`() {
    #expect(RunComparison(before: [], after: [1]) == nil)
    #expect(RunComparison(before: [1], after: []) == nil)
    #expect(RunComparison(before: [1, .nan, 1], after: [1, 1, 1]) == nil)
    #expect(RunComparison(before: [1, 1, 1], after: [1, -1, 1]) == nil)
    #expect(RunComparison(before: [1, 1, 1], after: [1, 1, 1], draws: -1)?.ratio == 1)
  }
}
