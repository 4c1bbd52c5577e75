import FrameStats
import TestSupport
import Testing

@Suite struct RunComparisonTests {
  private func verdict(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> RunComparison.Verdict? {
    RunComparison(before: before, after: after)?.verdict(threshold: threshold)
  }

  @Test func `a clear change is told either way, noise is not`() {
    let before: [Double] = [10, 10.1, 9.9, 10.2, 10]
    #expect(verdict(before, before.map { $0 * 1.3 }) == .slower)
    #expect(verdict(before.map { $0 * 1.3 }, before) == .faster)
    #expect(verdict(before, before.map { $0 * 1.05 }) == .same)
    #expect(verdict(before, [10, 14, 9, 13, 10]) == .undecided)
    #expect(verdict(before, before) == .same)
  }

  @Test func `fewer than three repeats on either side decide nothing`() {
    #expect(verdict([10], [20]) == .undecided)
    #expect(verdict([10, 10], [99, 99]) == .undecided)
    #expect(verdict([10, 10, 10], [20, 20, 20]) == .slower)
  }

  @Test func `a side of too few repeats scatters as the other one does`() throws {
    #expect(verdict([10], [20, 20, 20]) == .slower && verdict([10, 10, 10], [20]) == .slower)
    #expect(verdict([10], [12, 12.1, 11.9, 12.2, 12]) == .slower)
    // A figure of 8 or 14 may just as well have been 14 before.
    #expect(verdict([10], [8, 12, 14, 13, 12]) == .undecided)
    let one = try #require(RunComparison(before: [10], after: [9, 10, 12]))
    #expect(one.low < 0.9 && one.high > 1.2 && one.repeats == 1 && one.mostRepeats == 3)
    #expect(verdict([5], [0, 0, 0]) == .faster && verdict([0], [0, 0, 0]) == .same)
  }

  @Test func `repeats that are all the same give an interval without width`() throws {
    let comparison = try #require(RunComparison(before: [8, 8, 8], after: [10, 10, 10]))
    #expect(comparison.ratio == 1.25 && comparison.low == 1.25 && comparison.high == 1.25)
    #expect(comparison.verdict(threshold: 1.25) == .same && comparison.verdict(threshold: 1.24) == .slower)
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
      return [.slower, .faster].contains(verdict(sides[0], sides[1], threshold: 1.05))
    }
    #expect(wrong == 0)
  }

  @Test func `pairs that move together are told apart where their sides overlap`() throws {
    // The machine became three times slower on the way; each pair differs by a fifth.
    let before = (0..<14).map { 10 * (1 + Double($0) / 7) }
    let after = before.map { $0 * 1.2 }
    let paired = try #require(RunComparison(before: before, after: after, isPaired: true))
    #expect(abs(paired.low - 1.2) < 1e-9 && abs(paired.high - 1.2) < 1e-9)
    let apart = try #require(RunComparison(before: before, after: after))
    #expect(apart.low < 1 && apart.verdict(threshold: 1.1) == .undecided)
    // An exact zero has no ratio, so the sides are compared.
    #expect(RunComparison(before: [0, 0, 1], after: [1, 1, 1], isPaired: true)?.ratio == .infinity)
  }

  @Test func `circumstances that may explain a difference leave it undecided, unless it is larger`() throws {
    let comparison = try #require(RunComparison(before: [10, 10.1, 10.2], after: [20, 20.1, 20.2]))
    #expect(comparison.verdict(threshold: 1.1, explained: 1.7) == .slower)
    #expect(comparison.verdict(threshold: 1.1, explained: 2.5) == .undecided)
    let same = try #require(RunComparison(before: [10, 10.1, 10.2], after: [10, 10.1, 10.2]))
    #expect(same.verdict(threshold: 1.1, explained: 2.5) == .same)
  }

  @Test func `what would decide is as many repeats as narrow the interval enough`() throws {
    let close = try #require(RunComparison(before: [10, 11, 9, 10, 10.5], after: [10.2, 9.5, 11, 10, 12]))
    let needed = try #require(close.repeatsToDecide(threshold: 1.1))
    #expect(close.verdict(threshold: 1.1) == .undecided && needed > 5 && needed <= 200)
    // At the limit itself no number of repeats decides.
    let edge = try #require(RunComparison(before: [10, 11, 9], after: [11, 12.1, 9.9]))
    #expect(edge.repeatsToDecide(threshold: 1.1) == nil)
  }

  @Test func `nothing before and something after is a regression without measure`() {
    #expect(RunComparison(before: [0, 0, 0], after: [1, 1, 1])?.ratio == .infinity)
    #expect(verdict([0, 0, 0], [1, 1, 1]) == .slower)
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
