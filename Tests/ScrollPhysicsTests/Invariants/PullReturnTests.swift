import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Released pulls that decay.
@Suite struct PullReturnTests {
  struct Case: Sendable {
    var offset: Double
    var edge: Double
    var velocity: Double
    var bounds: ScrollBounds
    var parameters: ScrollParameters

    func motion(from offset: Double? = nil, velocity: Double? = nil) -> PullReturn? {
      PullReturn(
        from: offset ?? self.offset, to: edge, velocity: PointsPerSecond(velocity ?? self.velocity), bounds: bounds,
        parameters: parameters)
    }

    var plan: Plan {
      Plan(from: offset, velocity: PointsPerSecond(velocity), bounds: bounds, parameters: parameters)
    }

    var band: RubberBand { parameters.band(in: bounds) }
    /// Points pulled, and the finger's speed.
    var pull: Double { band.inverse(offset - edge) }
    var fingerSpeed: Double { velocity / band.slope(pull) }
  }

  /// - Parameter outward: The range of the content's speed away from the edge, in points per second.
  static func cases(_ count: Int, seed: UInt64, outward: ClosedRange<Double> = -4000...4000) -> [Case] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      var parameters = ScrollParameters(.ios)
      parameters.returnRate = random.number(2...40)
      parameters.bandCoefficient = random.number(0.05...1)
      parameters.overscroll = [.band, .tanh, .linear].randomElement(using: &random) ?? .band
      let viewport = random.number(100...2000)
      let bounds = ScrollBounds(low: random.number(-300...300), high: 5000, viewport: viewport)
      let isLow = Bool.random(using: &random)
      let most = parameters.overscroll == .tanh ? 0.08 : 0.4
      let out = viewport * random.number(0.001...most)
      let edge = isLow ? bounds.low : bounds.high
      let speed = Int.random(in: 0..<4, using: &random) == 0 ? 0 : random.number(outward)
      return Case(
        offset: isLow ? edge - out : edge + out, edge: edge, velocity: isLow ? -speed : speed, bounds: bounds,
        parameters: parameters)
    }
  }

  static let cases = cases(600, seed: 60)

  @Test func `it shows a decaying pull through the band`() throws {
    for c in Self.cases {
      let motion = try #require(c.motion())
      #expect(motion.position(at: 0) == c.offset, "\(c)")
      for t in [1e-4, 0.01, 0.1, 0.4, 1.5] {
        let pull = (c.pull + c.fingerSpeed * t) * exp(-c.parameters.returnRate * t)
        let error = motion.position(at: t) - c.edge - c.band.displayed(pull)
        #expect(error.magnitude <= 1e-9 * (1 + c.edge.magnitude + c.velocity.magnitude), "\(c) at \(t)")
      }
    }
  }

  @Test func `velocity is the derivative of position`() throws {
    var random = SplitMix64(seed: 61)
    let h = 1e-5
    for c in Self.cases {
      let motion = try #require(c.motion())
      let t = random.number(2 * h...1)
      // The band has a corner at the edge, if it has another slope than the content inside.
      if let entry = motion.crossing, (entry - t).magnitude < 2 * h { continue }
      let slope = (motion.position(at: t + h) - motion.position(at: t - h)) / (2 * h)
      #expect((slope - motion.velocity(at: t).value).magnitude <= 1e-4 * (1 + c.velocity.magnitude + 2000), "\(c) \(t)")
    }
  }

  @Test func `started again at any moment with the speed that is left it goes on the same way`() throws {
    var random = SplitMix64(seed: 62)
    for c in Self.cases {
      let motion = try #require(c.motion())
      let (t1, t2) = (random.number(0...0.3), random.number(0...0.5))
      let place = motion.position(at: t1)
      // Not past the edge, and not where the band shows hardly a difference between two pulls.
      let out = (place - c.edge) * (c.offset < c.edge ? -1 : 1)
      guard out > 1e-3, out < 0.99 * c.band.limit else { continue }
      let slope = c.band.slope(c.band.inverse(place - c.edge))
      let again = try #require(c.motion(from: place, velocity: slope * motion.carried(at: t1).value))
      let error = again.position(at: t2) - motion.position(at: t1 + t2)
      #expect(error.magnitude <= 1e-7 * (1 + c.edge.magnitude + c.velocity.magnitude), "\(c) at \(t1) and \(t2)")
    }
  }

  @Test func `let go at rest it comes back all the time, and never passes its edge`() throws {
    for c in Self.cases(300, seed: 63, outward: 0...0) {
      let (plan, side) = (c.plan, c.offset < c.edge ? -1.0 : 1)
      #expect(plan.phases.map(\.kind) == [.return, .rest] && plan.restOffset == c.edge, "\(c)")
      var last = side * (c.offset - c.edge)
      for step in 1...200 {
        let out = side * (plan.position(at: plan.restTime * Double(step) / 200) - c.edge)
        #expect(out < last && out >= 0, "\(c) at \(step)")
        last = out
      }
    }
  }

  @Test func `it ends where half a pixel is left, and then rests exactly`() throws {
    for c in Self.cases {
      let plan = c.plan
      guard plan[0].kind == .return, plan[1].kind == .rest else { continue }
      let arrival = c.parameters.restRule.arrival
      let left = (plan[0].segment.position(at: plan[0].end) - c.edge).magnitude
      #expect(left <= arrival + 1e-9 && left > 0, "\(c)")
      #expect(plan.position(at: plan.restTime) == c.edge && plan.velocity(at: plan.restTime) == .zero)
      if (c.offset - c.edge).magnitude > arrival { #expect((left - arrival).magnitude < 1e-9, "\(c)") }
    }
  }

  @Test func `an inward flick is at the edge at the exact moment and coasts on as fast as the finger`() throws {
    var entered = 0
    for c in Self.cases(400, seed: 64, outward: -6000 ... -1) {
      let plan = c.plan
      guard plan[1].kind == .decelerate else { continue }
      entered += 1
      let entry = -c.pull / c.fingerSpeed
      #expect((plan[0].end - entry).magnitude <= 1e-9 * (1 + entry), "\(c)")
      #expect((plan[0].segment.position(at: plan[0].end) - c.edge).magnitude <= 1e-7, "\(c)")
      let left = c.fingerSpeed * exp(-c.parameters.returnRate * entry)
      #expect((plan.velocity(at: plan[0].end).value - left).magnitude <= 1e-7 * (1 + left.magnitude), "\(c)")
    }
    #expect(entered > 100)
  }

  @Test func `a flick outwards goes out as long as the formula says, and comes back`() throws {
    for c in Self.cases(300, seed: 65, outward: 200...8000) {
      let plan = c.plan
      let side: Double = c.offset < c.edge ? -1 : 1
      let turn = max(0, 1 / c.parameters.returnRate - c.pull / c.fingerSpeed)
      let top = side * plan.position(at: turn)
      for step in 0...100 {
        let time = plan.restTime * Double(step) / 100
        #expect(side * plan.position(at: time) <= top + 1e-9 * (1 + top.magnitude), "\(c) at \(time)")
      }
      #expect(plan.restOffset == c.edge)
    }
  }

  @Test func `an offset is there at the moment that is said`() throws {
    var random = SplitMix64(seed: 66)
    for c in Self.cases {
      let motion = try #require(c.motion())
      let t = random.number(0.001...0.3)
      let place = motion.position(at: t)
      guard let said = motion.timeReaching(place) else {
        #expect(motion.velocity(at: t).magnitude < 1, "\(c) at \(t)")
        continue
      }
      #expect(said <= t + 1e-6, "\(c) at \(t)")
      #expect((motion.position(at: said) - place).magnitude <= 1e-6 * (1 + place.magnitude), "\(c) at \(t)")
    }
  }

  @Test func `caught at any moment nothing moves, and let go again it goes on`() throws {
    var random = SplitMix64(seed: 67)
    for c in Self.cases(300, seed: 68, outward: 0...0) {
      var axis = ScrollAxis(bounds: c.bounds, parameters: c.parameters)
      axis.hold(at: c.offset, time: 0)
      axis.letGo(time: 0)
      let time = random.number(0...0.5)
      let (alone, seen) = (axis, axis.offset(at: time))
      axis.begin(at: 300, time: time)
      #expect(axis.offset(at: time) == seen, "\(c) at \(time)")
      axis.end(time: time)
      #expect((axis.offset(at: time) - seen).magnitude <= 1e-9 * (1 + seen.magnitude), "\(c) at \(time)")
      guard alone.isMoving(at: time) else { continue }
      // Without a finger's speed the same pull decays on.
      for later in [0.01, 0.1, 0.5] {
        let error = axis.offset(at: time + later) - alone.offset(at: time + later)
        #expect(error.magnitude <= c.parameters.restRule.arrival + 1e-6, "\(c) at \(time) and \(later)")
      }
    }
  }

  @Test func `content that a change leaves outside springs back, as with any other preset`() {
    var axis = ScrollAxis(
      bounds: ScrollBounds(high: 1000, viewport: 844), parameters: ScrollParameters(.ios), offset: 900)
    axis.setBounds(ScrollBounds(high: 600, viewport: 844), time: 2)
    #expect(axis.offset(at: 2) == 900 && axis.phase(at: 2) == .spring && axis.restOffset == 600)
    let before = axis.sample(at: 2.1)
    axis.setBounds(ScrollBounds(high: 650, viewport: 844), time: 2.1)
    #expect(axis.sample(at: 2.1) == before && axis.phase(at: 2.1) == .spring)
  }

  @Test func `a change during the return moves nothing, and where the edge stays not even the speed changes`() {
    for c in Self.cases {
      var axis = ScrollAxis(bounds: c.bounds, parameters: c.parameters)
      axis.hold(at: c.offset, time: 0)
      axis.glide(at: PointsPerSecond(c.velocity), time: 0)
      guard axis.phase(at: 0.05) == .return else { continue }
      let before = axis.sample(at: 0.05)
      let isLow = c.edge == c.bounds.low
      let grown = ScrollBounds(
        low: isLow ? c.bounds.low : c.bounds.low - 70, high: isLow ? c.bounds.high + 70 : c.bounds.high,
        viewport: c.bounds.viewport)
      let alone = axis
      axis.setBounds(grown, time: 0.05)
      #expect((axis.offset(at: 0.05) - before.offset).magnitude <= 1e-9 * (1 + before.offset.magnitude), "\(c)")
      #expect(axis.phase(at: 0.05) == .return, "\(c)")
      for time in [0.05, 0.1, 0.2] where alone.phase(at: time) == .return {
        let (one, other) = (axis.sample(at: time), alone.sample(at: time))
        #expect((one.offset - other.offset).magnitude <= 1e-6 * (1 + one.offset.magnitude), "\(c) at \(time)")
        #expect((one.velocity.value - other.velocity.value).magnitude <= 1e-4 * (1 + one.velocity.magnitude), "\(c)")
      }
    }
  }

  @Test func `a refresh that starts as the finger lifts holds the content, and does not throw it past its place`() {
    for speed in [-300.0, 0, 900] {
      var axis = ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 681), parameters: ScrollParameters(.ios))
      axis.hold(at: -177, time: 0)
      axis.glide(at: PointsPerSecond(speed < 0 ? speed : speed / 10), time: 0)
      let pulled = axis.offset(at: 0)
      axis.setBounds(ScrollBounds(low: -60, high: 1000, viewport: 681), time: 0)
      #expect(axis.offset(at: 0) == pulled && axis.phase(at: 0.01) == .return)
      #expect(axis.restOffset == -60, "\(speed)")
    }
  }

  @Test func `with its fields set back it is the spring of before`() {
    var parameters = ScrollParameters(.ios)
    parameters.return = .spring
    parameters.restDistance = 0.5
    parameters.restSpeed = nil
    parameters.minimumFling = 50
    for scale in [1.0, 2, 3] {
      for offset in [-177.0, -3, 0, 400, 1080] {
        for velocity in [-3000.0, -40, 0, 700, 5000] {
          let bounds = ScrollBounds(high: 1000, viewport: 844)
          let (old, new) = (ScrollParameters().on(scale: scale), parameters.on(scale: scale))
          #expect(
            Plan(from: offset, velocity: PointsPerSecond(velocity), bounds: bounds, parameters: old)
              == Plan(from: offset, velocity: PointsPerSecond(velocity), bounds: bounds, parameters: new))
        }
      }
    }
  }

  @Test func `without a band to show it there is none, and a preset that stops at the edge stops there`() {
    var parameters = ScrollParameters(.ios)
    parameters.overscroll = .none
    let bounds = ScrollBounds(high: 1000, viewport: 844)
    #expect(
      PullReturn(from: -50, to: 0, velocity: 0, bounds: bounds, parameters: parameters) == nil)
    parameters = ScrollParameters(.gtk)
    parameters.return = .pull
    let plan = Plan(from: -40, velocity: 3000, bounds: bounds, parameters: parameters)
    #expect(plan.phases.map(\.kind) == [.return, .rest] && plan.restOffset == 0)
  }
}
