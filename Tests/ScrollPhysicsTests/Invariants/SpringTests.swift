import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Bounces.
@Suite struct SpringTests {
  @Test func `a bounce that does not ring never comes back in`() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<200 {
      let spring = Spring(
        from: 0, to: 0, velocity: PointsPerSecond(random.number(1...8000)), frequency: random.number(4...40),
        damping: random.number(1...2))
      for step in 1...100 { #expect(spring.position(at: Double(step) * 0.03) >= 0, "\(spring)") }
    }
  }

  @Test func `a critical bounce peaks at v over e times its frequency, and a tighter one peaks lower`() {
    var last = Double.infinity
    for frequency in stride(from: 4.0, through: 40, by: 2) {
      let spring = Spring(from: 0, to: 0, velocity: 1000, frequency: frequency, damping: 1)
      let peak = spring.position(at: spring.turn ?? 0)
      #expect((peak - 1000 / (exp(1) * frequency)).magnitude < 1e-9)
      #expect(peak < last)
      last = peak
    }
  }

  @Test func `a ringing bounce stays below its envelope and settles when it says`() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<300 {
      let damping = random.number(0.2...2)
      let spring = Spring(
        from: random.number(-300...300), to: 0, velocity: PointsPerSecond(random.speed(upTo: 5000)),
        frequency: random.number(4...40), damping: damping)
      let settled = spring.settlingTime(within: 0.5)
      if settled > 0 { #expect((spring.position(at: settled).magnitude - 0.5).magnitude < 1e-6, "\(spring)") }
      for step in 1...300 {
        #expect(spring.position(at: settled + Double(step) * 0.01).magnitude <= 0.5 + 1e-9, "\(spring)")
      }
      let b = damping * spring.frequency
      let swing =
        (spring.velocity.value + b * spring.displacement)
        / (spring.frequency * (1 - damping * damping).magnitude.squareRoot())
      let height = hypot(spring.displacement, swing)
      for step in 0...50 where damping < 1 {
        let t = Double(step) * 0.02
        #expect(spring.position(at: t).magnitude <= height * exp(-b * t) * (1 + 1e-9) + 1e-12, "\(spring)")
      }
    }
  }

  @Test(arguments: [1 - 1e-9, 1.0, 1 + 1e-9])
  func `next to critical it is as good as critical`(_ damping: Double) {
    for velocity in [-1e6, 0, 1e-12, 1e6] {
      let near = Spring(from: 40, to: 0, velocity: PointsPerSecond(velocity), frequency: 10, damping: damping)
      let exact = Spring(from: 40, to: 0, velocity: PointsPerSecond(velocity), frequency: 10, damping: 1)
      for time in [0, 1e-9, 0.1, 1, 30, 1e6] {
        #expect(near.position(at: time).isFinite && near.velocity(at: time).value.isFinite)
        #expect((near.position(at: time) - exact.position(at: time)).magnitude <= 1e-6 * (1 + velocity.magnitude))
      }
      #expect((near.settlingTime(within: 0.5) - exact.settlingTime(within: 0.5)).magnitude < 1e-6)
    }
  }

  @Test func `a strong inward flick from outside coasts on from the edge, a weak one comes to rest on it`() {
    let bounds = ScrollBounds(high: 1000, viewport: 844)
    for damping in [0.5, 1, 1.3] {
      var parameters = ScrollParameters(.ios)
      parameters.return = .spring
      parameters.bounceDamping = damping
      let strong = Plan(from: -60, velocity: 4000, bounds: bounds, parameters: parameters)
      #expect(strong.phases.map(\.kind).prefix(2) == [.spring, .decelerate])
      #expect(strong.restOffset > 500)
      let weak = Plan(from: -60, velocity: 300, bounds: bounds, parameters: parameters)
      #expect(weak.phases.map(\.kind) == [.spring, .rest])
      #expect(weak.restOffset == 0)
    }
  }
}
