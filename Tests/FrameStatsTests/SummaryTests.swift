import FrameStats
import TestSupport
import Testing

@Suite struct SummaryTests {
  private func summary(_ times: [Double], budget: Double? = 10, isPaced: Bool = false) throws -> FrameSummary {
    try #require(FrameSummary(times, budget: budget, isPaced: isPaced))
  }

  @Test func `ten frames are summed up as by hand`() throws {
    let summary = try summary([8, 10, 12, 8, 30, 10, 8, 16, 8, 10])
    #expect(summary.count == 10 && summary.duration == 120 && summary.mean == 12)
    #expect(
      summary.shortest == 8 && summary.longest == 30 && summary.percentiles.p50 == 10 && summary.percentiles.p90 == 16)
    #expect(abs(summary.meanRate - 1000 / 12) < 1e-9)
    // 2 + 2 + 4 + 22 + 20 + 2 + 8 + 8 + 2 = 70 over nine steps.
    #expect(abs(summary.pacing.jitter - 70.0 / 9) < 1e-12)
    // 4 x 16 + 3 x 4 + 0 + 324 + 16 = 416 over ten frames.
    #expect(abs(summary.pacing.deviation - 41.6.squareRoot()) < 1e-12)
    let deadlines = try #require(summary.deadlines)
    #expect(deadlines.missed == 3 && deadlines.missedShare == 0.3 && deadlines.janky == 1)
    // One deadline, two and one, in the fourteen that ten frames spanned.
    #expect(deadlines.hitchTime == 40 && abs(deadlines.hitchRatio - 40 / 0.14) < 1e-9)
    #expect(deadlines.overrun.p50 == 0 && deadlines.overrun.p90 == 6)
  }

  @Test func `frames that are done early do not shorten the motion`() throws {
    let times = [Double](repeating: 1, count: 99) + [20]
    #expect(try summary(times).deadlines?.hitchRatio == 10 / 1.01)
    // For paced frames, the times are their visible durations.
    #expect(try summary([10, 10, 20], isPaced: true).deadlines?.hitchRatio == 250)
  }

  @Test func `even frames have no jitter, no hitches and no misses`() throws {
    let summary = try summary([Double](repeating: 10, count: 600))
    #expect(summary.pacing == Pacing.even && summary.mean == 10)
    let deadlines = try #require(summary.deadlines)
    #expect(
      deadlines.missed == 0 && deadlines.hitchTime == 0 && deadlines.hitchRatio == 0 && deadlines.overrun.p99 == 0)
  }

  @Test func `one frame is a summary, none is not`() throws {
    let summary = try summary([12])
    #expect(
      summary.count == 1 && summary.percentiles.p50 == 12 && summary.percentiles.p90 == nil
        && summary.pacing == Pacing.even)
    #expect(FrameSummary([], budget: 10) == nil)
    #expect(FrameSummary([.nan, -1, .infinity], budget: 10) == nil)
  }

  @Test func `the slowest hundredth is rounded up to whole frames`() throws {
    let fast = [Double](repeating: 10, count: 198)
    #expect(try summary(fast + [40, 60]).slowestHundredth == 50)
    #expect(try summary(fast + [40, 60, 20]).slowestHundredth == 40)
    #expect(try summary(fast + [40, 60]).slowestHundredthRate == 20)
    #expect(try summary([Double](repeating: 10, count: 99)).slowestHundredth == nil)
  }

  @Test func `the slowest thousandth is told of a thousand frames, and rounded up`() throws {
    let fast = [Double](repeating: 10, count: 999)
    #expect(try summary(fast).slowestThousandth == nil)
    #expect(try summary(fast + [40]).slowestThousandthRate == 25)
    #expect(try summary(fast + [40, 20]).slowestThousandth == 30)
  }

  @Test func `time that stutters is that of frames above two and a half times the mean`() throws {
    let even = [Double](repeating: 10, count: 10)
    #expect(try summary(even).stutterShare == 0)
    let (sum, mean) = (10 * 10 + 54.0, 154.0 / 11)
    #expect(54 > 2.5 * mean)
    #expect(try summary(even + [54]).stutterShare == 54 / sum)
    #expect(try summary([0, 0]).stutterShare == 0)
  }

  @Test func `a frame that does not wait misses beyond its budget and is janky beyond two`() throws {
    let deadlines = try #require(summary([10, 10.001, 20, 20.001]).deadlines)
    #expect(deadlines.missed == 3 && deadlines.janky == 1)
  }

  @Test func `a paced frame that is a little late misses nothing, if the next is as much shorter`() throws {
    for late in [0.5, 2, 4] {
      let times = (0..<600).map { 10 + ($0.isMultiple(of: 2) ? late : -late) }
      let deadlines = try #require(summary(times, isPaced: true).deadlines)
      #expect(deadlines.missed == 0 && deadlines.hitchRatio == 0)
    }
    // Two in a row do not come back.
    #expect(try summary([14, 14, 6, 6], isPaced: true).deadlines?.missed == 1)
  }

  @Test func `hitches are whole budgets, and only of frames that were missed`() throws {
    #expect(try summary([10, 20, 10, 31, 9], isPaced: true).deadlines?.hitchTime == 10 + 20)
    #expect(try summary([10, 10.5, 31]).deadlines?.hitchTime == 10 + 30)
    var random = SplitMix64(seed: 9)
    for _ in 0..<200 {
      let times = random.times(Int.random(in: 1...50, using: &random))
      for isPaced in [true, false] {
        let deadlines = try #require(summary(times, isPaced: isPaced).deadlines)
        #expect((deadlines.missed == 0) == (deadlines.hitchTime == 0), "\(times)")
        #expect(deadlines.hitchTime.truncatingRemainder(dividingBy: 10) == 0)
      }
    }
  }

  @Test func `the deadlines follow a display whose rate is not quite the nominal one`() throws {
    #expect(try summary([Double](repeating: 10.1, count: 3000), isPaced: true).deadlines?.missed == 0)
    #expect(try summary([Double](repeating: 9.9, count: 3000), isPaced: true).deadlines?.missed == 0)
  }

  @Test func `a frame without motion is not late`() throws {
    let times: [Double] = [10, 30, 10, 30]
    func deadlines(_ moving: [Bool], isPaced: Bool = false) throws -> Deadlines {
      try #require(FrameSummary(times, budget: 10, isPaced: isPaced, moving: moving)?.deadlines)
    }
    let still = try deadlines([true, false, true, true])
    // 20 in the 50 ms of the three others.
    #expect(still.hitchTime == 20 && still.hitchRatio == 400 && still.missed == 2)
    #expect(still.worstSecond.hitchTime == 20)
    #expect(try deadlines([true, false]) == still)
    #expect(try deadlines([]).hitchTime == 40 && deadlines([], isPaced: true).hitchRatio == 500)
    let none = try deadlines([false, false, false, false])
    #expect(none.hitchTime == 0 && none.hitchRatio == 0)
  }

  @Test func `times that make no sense are left out and counted`() throws {
    let with = try summary([.nan, 8, 10, -1, 12, .infinity])
    #expect(with.unusable == 3 && with.count == 3 && with.mean == 10)
    // Steps across a gap do not count.
    #expect(with.pacing.jitter == 2)
    #expect(with.deadlines?.worstSecond.frames == 3)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double]) func `a budget that makes no sense is none`(_ budget: Double)
    throws
  {
    #expect(try summary([8, 9], budget: budget).deadlines == nil)
    #expect(try summary([8, 9], budget: nil).deadlines == nil)
  }

  @Test func `times beyond all measure do not trap`() throws {
    for isPaced in [true, false] {
      let huge = try summary([1e300, 1e308, .greatestFiniteMagnitude, 0, .leastNonzeroMagnitude], isPaced: isPaced)
      #expect(huge.longest == .greatestFiniteMagnitude)
      #expect(try summary([1e300], budget: .leastNonzeroMagnitude, isPaced: isPaced).deadlines?.missed == 1)
      #expect(try summary([0, 0], isPaced: isPaced).meanRate == 0)
    }
  }

  @Test func `the order of frames changes pacing and nothing else`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<100 {
      let times = random.times(Int.random(in: 1...800, using: &random))
      var (one, other) = try (summary(times), summary(times.shuffled(using: &random)))
      #expect(abs(one.pacing.deviation - other.pacing.deviation) < 1e-9)
      #expect(one.deadlines?.missed == other.deadlines?.missed && one.percentiles == other.percentiles)
      (one.deadlines, other.deadlines) = (nil, nil)
      (one.pacing, other.pacing) = (.even, .even)
      #expect(one == other, "\(times)")
    }
  }

  @Test func `injected delays are found`() throws {
    var times = [Double](repeating: 16, count: 1800)
    for index in stride(from: 49, to: 1800, by: 50) { times[index] += 20 }
    let deadlines = try #require(summary(times, budget: 16).deadlines)
    #expect(deadlines.missed == 36 && deadlines.hitchTime == 36 * 32)
    #expect(abs(deadlines.hitchRatio - 36 * 32 / (1800 * 16 + 36.0 * 32) * 1000) < 1e-9)
  }
}
