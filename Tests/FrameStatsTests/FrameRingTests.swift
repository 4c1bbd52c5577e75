import FrameStats
import Testing

@Suite struct FrameRingTests {
  @Test func `the ring holds the last frames, oldest first`() {
    var ring = FrameRing(capacity: 3)
    #expect(ring.count == 0 && ring[0] == nil)
    for time in 1...5 {
      ring.add(Double(time))
      #expect(ring.count == min(time, 3) && ring.total == time && ring[ring.count - 1] == Double(time))
    }
    #expect((0..<3).map { ring[$0] } == [3, 4, 5])
    #expect(ring[3] == nil && ring[-1] == nil)
    ring.removeAll()
    #expect(ring.count == 0 && ring.total == 5 && ring[0] == nil)
  }

  @Test func `its summary is that of the frames it holds, in their order`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<50 {
      let times = random.times(Int.random(in: 0...700, using: &random))
      let capacity = Int.random(in: 1...400, using: &random)
      var ring = FrameRing(capacity: capacity)
      for time in times { ring.add(time) }
      #expect(
        ring.summary(budget: 16) == FrameSummary(Array(times.suffix(capacity)), budget: 16), "\(capacity) \(times)")
      #expect(ring.summary(budget: 16) == ring.summary(budget: 16))
    }
  }

  @Test func `a capacity that makes no sense is the nearest that does`() {
    #expect(FrameRing(capacity: -5).capacity == 1)
    #expect(FrameRing(capacity: .max).capacity == 1_000_000)
  }
}
