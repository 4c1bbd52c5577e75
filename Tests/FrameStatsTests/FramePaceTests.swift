import FrameStats
import TestSupport
import Testing

/// The fast figures agree with the thorough ones.
@Suite struct FramePaceTests {
  @Test func `pace and percentiles agree with the summary of the same frames`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<100 {
      let times = random.times(Int.random(in: 1...700, using: &random))
      var ring = FrameRing(capacity: 400)
      for time in times { ring.add(time) }
      let summary = try #require(FrameSummary(Array(times.suffix(400)), budget: 16, isPaced: true))
      let pace = try #require(ring.pace(budget: 16))
      #expect(pace.count == summary.count && pace.missed == summary.deadlines?.missed, "\(times)")
      #expect(abs(pace.mean - summary.mean) < 1e-9 * max(1, summary.mean), "\(times)")
      #expect(abs(pace.jitter - summary.pacing.jitter) < 1e-9 * max(1, summary.pacing.jitter), "\(times)")
      let ratio = summary.deadlines?.hitchRatio ?? 0
      #expect(abs(pace.hitchRatio - ratio) < 1e-9 * max(1, ratio), "\(times)")
      #expect(ring.percentiles() == summary.percentiles, "\(times)")
    }
  }

  @Test func `nothing, and what is no time, has no pace`() {
    var ring = FrameRing(capacity: 4)
    #expect(ring.pace(budget: 16) == nil && ring.percentiles() == nil)
    for time in [Double.nan, .infinity, -1] { ring.add(time) }
    #expect(ring.pace(budget: 16) == nil && ring.percentiles() == nil)
    ring.add(8)
    #expect(ring.pace(budget: 0)?.rate == 125 && ring.pace(budget: -1)?.missed == 0)
    #expect(ring.pace(budget: .nan)?.hitchRatio == 0)
  }
}
