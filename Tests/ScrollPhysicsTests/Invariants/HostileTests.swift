import ScrollPhysics
import TestSupport
import Testing

/// Implausible numbers and events.
@Suite struct HostileTests {
  @Test func `extreme speeds, times and screens stay finite`() {
    for preset in ScrollPreset.allCases {
      for speed in [0, 1e-12, 1e6, -1e6, .infinity, .nan] {
        for offset in [0, 1e-12, 1e6, -1e6, .nan, .infinity] {
          for bounds in [ScrollBounds(high: 1000, viewport: 1), ScrollBounds(low: 5, high: -5, viewport: .nan)] {
            let plan = Plan(
              from: offset, velocity: PointsPerSecond(speed), bounds: bounds, parameters: preset.parameters)
            for time in [0, 1e-9, 0.1, 1, 1e6, -1, .nan, .infinity] {
              let sample = plan.sample(at: time)
              #expect(sample.offset.isFinite && sample.velocity.value.isFinite, "\(preset) \(offset) \(speed) \(time)")
            }
            #expect(bounds.contains(plan.restOffset), "\(preset) \(offset) \(speed)")
          }
        }
      }
    }
  }

  @Test func `a high bound below the low one is raised to it, and content that fits comes back to it`() {
    let bounds = ScrollBounds(low: 10, high: -90, viewport: 844)
    #expect(bounds.low == 10 && bounds.high == 10 && bounds.isFixed)
    for speed in [-3000.0, 0, 3000] {
      #expect(
        Plan(from: 10, velocity: PointsPerSecond(speed), bounds: bounds, parameters: ScrollParameters()).restOffset
          == 10)
      #expect(
        Plan(from: -70, velocity: PointsPerSecond(speed), bounds: bounds, parameters: ScrollParameters()).restOffset
          == 10)
    }
  }

  @Test func `nonsense from every side leaves the axis finite and usable`() {
    var random = SplitMix64(seed: 100)
    let odd = [0, -0.0, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, 1, -50, 1e6]
    for round in 0..<200 {
      var axis = ScrollAxis(
        bounds: ScrollBounds(high: 1000, viewport: 1),
        parameters: (ScrollPreset.allCases.randomElement(using: &random) ?? .ios).parameters)
      for _ in 0..<60 {
        let number = odd.randomElement(using: &random) ?? 0
        let time =
          Bool.random(using: &random)
          ? random.number(0...5) : [1e6, -5, .nan, .infinity].randomElement(using: &random) ?? 0
        let acts: [Act] = [
          .begin(number), .move(number), .end(number), .end(nil), .cancel, .wheel(number), .touchpad(number),
          .bounds(ScrollBounds(low: number, high: -number, viewport: number)), .jump(number), .glide(number),
          .glideTo(number), .autoplay(number),
        ]
        let step = Script.Step(time: time, act: acts.randomElement(using: &random) ?? .cancel)
        let before = axis
        axis.apply(step)
        let sample = axis.sample(at: 3)
        #expect(sample.offset.isFinite && sample.velocity.value.isFinite, "round \(round): \(step) after \(before)")
      }
      axis.cancel(time: 2e6)
      axis.jump(to: axis.bounds.low, time: 2e6)
      #expect(axis.offset(at: 3e6) == axis.bounds.low)
    }
  }

  @Test func `times that go back count as the last one`() {
    var (axis, same) = (
      ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 844), offset: 500),
      ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 844), offset: 500)
    )
    for time in [1.0, 0.5, .nan] { axis.wheel(1, time: time) }
    for _ in 0..<3 { same.wheel(1, time: 1) }
    #expect(axis == same)
  }
}
