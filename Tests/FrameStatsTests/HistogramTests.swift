import FrameStats
import TestSupport
import Testing

@Suite struct HistogramTests {
  @Test func `what is late begins at the budget, and eight buckets on a time is twice as long`() {
    let histogram = Histogram(around: 10)
    #expect(histogram.edge(Histogram.late) == 10 && histogram.edge(48) == 20 && histogram.edge(32) == 5)
    #expect(histogram.edge(0) == 10.0 / 32 && histogram.edge(Histogram.size) == 80)
  }

  @Test func `a time on an edge belongs to the bucket that begins there`() {
    let counts = Histogram([10, 9.999, 20, 19.999, 5, 1e9, 0, 0.3], around: 10).counts
    #expect(counts[40] == 1 && counts[39] == 1 && counts[48] == 1 && counts[47] == 1 && counts[32] == 1)
    #expect(counts[63] == 1 && counts[0] == 2 && counts.reduce(0, +) == 8)
  }

  @Test func `every time lies between the edges of its bucket`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let time = Double.random(in: 0.3...250, using: &random)
      let histogram = Histogram([time], around: 1000.0 / 60)
      guard let bucket = histogram.counts.firstIndex(of: 1) else {
        Issue.record("\(time) is nowhere")
        continue
      }
      // An edge is as exact as a power of two.
      if bucket > 0 { #expect(time >= histogram.edge(bucket) * (1 - 1e-12)) }
      if bucket < 63 { #expect(time < histogram.edge(bucket + 1) * (1 + 1e-12)) }
    }
  }

  @Test func `frames of a slow run do not fall into one bucket`() {
    let times = (0..<300).map { 40 + Double($0 % 40) }
    #expect(Histogram(times, around: 1000.0 / 60).counts.count { $0 > 0 } >= 8)
  }

  @Test func `times that make no sense are passed over, huge ones are in the last bucket`() {
    let counts = Histogram([.nan, -1, .infinity, 1e308, 0], around: 1).counts
    #expect(counts[0] == 1 && counts[63] == 1 && counts.reduce(0, +) == 2)
    #expect(Histogram([5], around: 0).budget == 1 && Histogram([5], around: .nan).budget == 1)
  }

  @Test func `bars are as tall as their share of the fullest`() {
    var counts = [Int](repeating: 0, count: 64)
    (counts[0], counts[4], counts[5], counts[6]) = (1, 4, 4, 4)
    #expect(Histogram(around: 1, counts: counts).sparkline == "▁ █▄" + String(repeating: " ", count: 28))
    #expect(Histogram(around: 1).sparkline == String(repeating: " ", count: 32))
  }

  @Test func `counts that were stored make the same histogram again`() {
    let histogram = Histogram([0.5, 2, 2.5, 99], around: 16)
    #expect(Histogram(around: histogram.budget, counts: histogram.counts) == histogram)
    #expect(Histogram(around: 1, counts: [3, -1]).counts.prefix(2) == [3, 0])
  }
}
