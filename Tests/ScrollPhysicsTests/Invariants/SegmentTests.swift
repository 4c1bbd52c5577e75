import ScrollPhysics
import TestSupport
import Testing

/// Properties of every law of motion.
@Suite struct SegmentTests {
  struct Case: Sendable {
    var segment: Segment
    var start: Double
    var velocity: Double
  }

  static let cases: [Case] = {
    var random = SplitMix64(seed: 1)
    return (0..<400).map { index in
      let start = random.number(-1000...1000)
      let speed = random.speed(upTo: 9000)
      let velocity = PointsPerSecond(speed)
      let segment: Segment =
        switch index % 4 {
        case 0: .deceleration(Deceleration(start: start, velocity: velocity, rate: random.number(0.9...0.9999)))
        case 1: .power(PowerFling(start: start, velocity: velocity))
        case 2: .chromium(ChromiumFling(start: start, velocity: velocity))
        default:
          .spring(
            Spring(
              from: start, to: random.number(-1000...1000), velocity: velocity, frequency: random.number(4...40),
              damping: random.number(0.2...2)))
        }
      return Case(segment: segment, start: start, velocity: speed)
    }
  }()

  @Test func `it starts where and as fast as it is told`() {
    for c in Self.cases {
      #expect((c.segment.position(at: 0) - c.start).magnitude <= 1e-9 * (1 + c.start.magnitude), "\(c)")
      #expect((c.segment.velocity(at: 0).value - c.velocity).magnitude <= 1e-9 * (1 + c.velocity.magnitude), "\(c)")
    }
  }

  @Test func `velocity is the derivative of position`() {
    var random = SplitMix64(seed: 2)
    let h = 1e-5
    for c in Self.cases {
      let end = c.segment.duration()
      let t = random.number(2 * h...1.5)
      // A power of the remaining time has a corner in its derivative at the end.
      if (t - end).magnitude < 2 * h { continue }
      let slope = (c.segment.position(at: t + h) - c.segment.position(at: t - h)) / (2 * h)
      let error = (slope - c.segment.velocity(at: t).value).magnitude
      #expect(error <= 1e-5 * (1 + c.velocity.magnitude + 1000), "\(c) at \(t)")
    }
  }

  @Test func `started again at any moment it goes on the same way`() {
    var random = SplitMix64(seed: 3)
    for c in Self.cases {
      let (t1, t2) = (random.number(0...1), random.number(0...1))
      let (x, v) = (c.segment.position(at: t1), c.segment.velocity(at: t1))
      let again: Segment =
        switch c.segment {
        case .deceleration(let motion): .deceleration(Deceleration(start: x, velocity: v, decay: motion.decay))
        case .power: .power(PowerFling(start: x, velocity: v))
        case .chromium: .chromium(ChromiumFling(start: x, velocity: v))
        case .spring(let spring):
          .spring(
            Spring(
              from: x, to: spring.target, velocity: v, frequency: spring.frequency, damping: spring.damping))
        case .rest, .spline, .momentum, .eased, .glide, .constantVelocity, .pull, .recoil: c.segment
        }
      let error = (again.position(at: t2) - c.segment.position(at: t1 + t2)).magnitude
      #expect(error <= 1e-8 * (1 + c.start.magnitude + c.velocity.magnitude), "\(c) at \(t1) and \(t2)")
    }
  }

  @Test func `a coast slows down all the time and never passes its projection`() {
    for c in Self.cases where c.velocity != 0 {
      if case .spring = c.segment { continue }
      var (place, speed) = (c.start, c.velocity.magnitude)
      let side: Double = c.velocity < 0 ? -1 : 1
      for step in 1...40 where Double(step) * 0.05 < c.segment.duration() {
        let t = Double(step) * 0.05
        #expect(side * c.segment.position(at: t) > side * place, "\(c) at \(t)")
        #expect(c.segment.velocity(at: t).magnitude < speed, "\(c) at \(t)")
        #expect(side * c.segment.position(at: t) <= side * c.segment.restValue, "\(c) at \(t)")
        (place, speed) = (c.segment.position(at: t), c.segment.velocity(at: t).magnitude)
      }
    }
  }

  @Test func `a projection is linear in the speed and moves with the start`() {
    let one = Deceleration(start: 0, velocity: 700, rate: 0.997)
    let two = Deceleration(start: 50, velocity: 1400, rate: 0.997)
    #expect((two.projection - 50 - 2 * one.projection).magnitude < 1e-9)
  }

  @Test func `an offset is there at the moment that is said`() {
    var random = SplitMix64(seed: 4)
    for c in Self.cases where c.velocity != 0 {
      let t = random.number(0.001...0.6)
      let place = c.segment.position(at: t)
      guard t < c.segment.duration(), let said = c.segment.timeReaching(place) else {
        #expect(t >= c.segment.duration() || c.segment.velocity(at: t).magnitude < 1e-3, "\(c) at \(t)")
        continue
      }
      #expect(said <= t + 1e-6, "\(c) at \(t)")
      #expect((c.segment.position(at: said) - place).magnitude <= 1e-7 * (1 + place.magnitude), "\(c) at \(t)")
    }
  }
}
