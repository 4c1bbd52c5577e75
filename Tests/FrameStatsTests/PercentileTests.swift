import FrameStats
import TestSupport
import Testing

@Suite struct PercentileTests {
  private func check(
    _ numbers: [Double], _ p50: Double, _ p90: Double?, _ p95: Double?, _ p99: Double?, _ p999: Double?
  ) {
    let expected = Percentiles(p50: p50, p90: p90, p95: p95, p99: p99, p999: p999)
    let sorted = numbers.sorted()
    let found = Percentiles(sorted: sorted.span)
    #expect(found == expected, "\(numbers.count) numbers")
  }

  private func upTo(_ count: Int) -> [Double] { (0..<count).map { Double($0 + 1) } }

  @Test func `a percentile is the number at its rank, never one between two`() {
    check([7], 7, nil, nil, nil, nil)
    check([1, 2], 1, nil, nil, nil, nil)
    check([1, 2, 3], 2, nil, nil, nil, nil)
    check(upTo(10), 5, 9, nil, nil, nil)
    check(upTo(11), 6, 10, nil, nil, nil)
    check(upTo(20), 10, 18, 19, nil, nil)
    check(upTo(100), 50, 90, 95, nil, nil)
    check(upTo(300), 150, 270, 285, 297, nil)
    check(upTo(1001), 501, 901, 951, 991, nil)
    check(upTo(3000), 1500, 2700, 2850, 2970, 2997)
  }

  @Test func `a percentile that too few frames stand behind is not given`() {
    for (thousandths, count) in [(500, 1), (900, 10), (950, 20), (990, 300), (999, 3000)] {
      #expect(Percentiles.leastCount(thousandths) == count)
    }
    check(upTo(9), 5, nil, nil, nil, nil)
    check(upTo(19), 10, 18, nil, nil, nil)
    check(upTo(299), 150, 270, 285, nil, nil)
    check(upTo(2999), 1500, 2700, 2850, 2970, nil)
  }

  @Test func `nothing has no percentiles`() {
    let none: [Double] = []
    let found = Percentiles(sorted: none.span)
    #expect(found == nil)
  }

  @Test func `what lies below a percentile is its share and no less`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let times = random.times(Int.random(in: 300...4000, using: &random))
      let sorted = times.sorted()
      let found = Percentiles(sorted: sorted.span)
      let percentiles = try #require(found)
      for (share, value) in [
        (0.5, percentiles.p50), (0.9, percentiles.p90), (0.95, percentiles.p95), (0.99, percentiles.p99),
      ] {
        let value = try #require(value)
        #expect(times.contains(value))
        #expect(Double(times.count { $0 <= value }) >= share * Double(times.count) - 1e-6)
        #expect(Double(times.count { $0 < value }) < share * Double(times.count) + 1e-6)
      }
    }
  }
}
