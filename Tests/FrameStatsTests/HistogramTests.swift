import FrameStats
import Testing

@Suite struct HistogramTests {
  @Test func `a time on an edge belongs to the bucket that begins there`() {
    #expect(Histogram([0, 0.999, 1, 1.5, 2, 3, 99], width: 1, buckets: 4).counts == [2, 2, 1, 2])
    #expect(Histogram([16.6, 16.7], width: 16.667, buckets: 2).counts == [1, 1])
  }

  @Test func `times that make no sense are passed over, huge ones are in the last bucket`() {
    #expect(Histogram([.nan, -1, .infinity, 1e308, 0], width: 1, buckets: 2).counts == [1, 1])
    #expect(Histogram([5], width: 0, buckets: -3).counts == [1])
    #expect(Histogram([5], width: .nan, buckets: .max).counts.count == 10_000)
  }

  @Test func `bars are as tall as their share of the fullest`() {
    #expect(Histogram([0, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3], width: 1, buckets: 4).sparkline == "▁ █▄")
    #expect(Histogram([], width: 1, buckets: 3).sparkline == "   ")
  }
}

extension HistogramTests {
  @Test func `counts that were stored make the same histogram again`() {
    let histogram = Histogram([0.5, 2, 2.5, 99], width: 1, buckets: 4)
    #expect(Histogram(width: histogram.width, counts: histogram.counts) == histogram)
    #expect(Histogram(width: 1, counts: []).counts == [0])
    #expect(Histogram(width: 1, counts: [3, -1]).counts == [3, 0])
  }
}
