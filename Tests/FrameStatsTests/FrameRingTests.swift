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
  }

  @Test func `a capacity that makes no sense is the nearest that does`() {
    #expect(FrameRing(capacity: -5).capacity == 1)
    #expect(FrameRing(capacity: .max).capacity == 1_000_000)
  }
}
