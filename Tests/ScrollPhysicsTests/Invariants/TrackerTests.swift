import ScrollPhysics
import TestSupport
import Testing

/// Estimation of a finger's speed.
@Suite struct TrackerTests {
  /// The rules that are exact for a constant speed. Flutter's and macOS's need four samples; GTK's is too high.
  static let exact: [VelocityRule] = [.ios, .leastSquares, .boundedLeastSquares, .impulse, .mean, .lastPair]

  private func tracker(_ samples: [(time: Double, place: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.place, at: sample.time) }
    return tracker
  }

  @Test(arguments: exact) func `a constant speed is read exactly at any rate`(_ rule: VelocityRule) {
    for rate in [30.0, 60, 90, 120, 240, 1000] {
      for count in 2...25 {
        let samples = (0..<count).map { (time: Double($0) / rate, place: 600 * Double($0) / rate) }
        let speed = tracker(samples).velocity(rule).value
        #expect((speed - 600).magnitude < 1e-6, "\(rule) \(count) at \(rate) Hz: \(speed)")
      }
    }
  }

  @Test(arguments: VelocityRule.allCases) func `it scales with the places and not with the clock`(_ rule: VelocityRule)
  {
    var random = SplitMix64(seed: 80)
    for _ in 0..<100 {
      let samples = (0..<12).map { (time: Double($0) / 128, place: random.number(-50...50)) }
      let speed = tracker(samples).velocity(rule).value
      let double = tracker(samples.map { ($0.time, 2 * $0.place) }).velocity(rule).value
      let later = tracker(samples.map { ($0.time + 1024, $0.place) }).velocity(rule).value
      #expect((double - 2 * speed).magnitude <= 1e-6 * (1 + speed.magnitude), "\(rule)")
      #expect((later - speed).magnitude <= 1e-6 * (1 + speed.magnitude), "\(rule)")
    }
  }

  @Test(arguments: ScrollPreset.allCases) func `a lift while braking never flicks backwards`(_ preset: ScrollPreset) {
    var random = SplitMix64(seed: 81)
    for _ in 0..<200 {
      var (place, samples) = (0.0, [(time: Double, place: Double)]())
      for step in 0..<10 {
        samples.append((Double(step) * 0.01, place))
        place += random.number(0...20)
      }
      #expect(tracker(samples).velocity(preset.parameters.velocityRule).value >= 0)
    }
  }

  @Test(arguments: VelocityRule.allCases) func `samples that go back in time or are no numbers do not count`(
    _ rule: VelocityRule
  ) {
    typealias Sample = (time: Double, place: Double)
    let good = (0..<6).map { (step: Int) -> Sample in (Double(step) * 0.01, Double(3 * step * step)) }
    let wrong: [Sample] = [(0.02, 900), (.nan, 5), (0.05, .nan), (.infinity, 7), (0.04, -900)]
    let bad = good + wrong
    #expect(tracker(bad).velocity(rule) == tracker(good).velocity(rule))
    #expect(VelocityTracker().velocity(rule) == .zero)
    #expect(tracker([(0, 5)]).velocity(rule) == .zero)
    #expect(tracker([(1, 5), (1, 90), (1, 400)]).velocity(rule) == .zero)
  }

  @Test func `two samples are enough for the weighted rule`() {
    #expect(tracker([(0, 0), (0.01, 10)]).velocity(.ios) == 1000)
    #expect(tracker([(0, 0), (0.01, 10)]).velocity(.flutter) == 50)
  }

  @Test func `points per second and per millisecond do not mix`() {
    #expect(PointsPerMillisecond(2).perSecond == PointsPerSecond(2000))
    #expect(PointsPerSecond(2000).perMillisecond == PointsPerMillisecond(2))
  }
}
