import ScrollPhysics
import Testing

/// Properties of every plan: transitions, rest, bounds, symmetry.
@Suite struct PlanTests {
  static let situations = Situation.many(1500, seed: 10) + Situation.many(700, seed: 11, snapping: true)

  @Test func `it begins where the content is and as fast as it moves`() {
    for s in Self.situations {
      let sample = s.plan.sample(at: 0)
      #expect((sample.offset - s.offset).magnitude <= 1e-9 * (1 + s.offset.magnitude), "\(s)")
      let stops = s.plan[0].kind == .rest || s.parameters.overscroll == .none || s.bounds.isFixed
      // A cap acts at the edge, even if the content starts there. WebKit's curve has its own speed, and so do
      // overscroll curves other than springs, and a returning pull. Content beyond a reach goes no further.
      guard !stops, s.parameters.velocityCap == nil, s.parameters.fling != .momentum, s.parameters.edge == .spring,
        s.parameters.overscrollReach == nil, s.plan[0].kind != .return
      else { continue }
      #expect((sample.velocity.value - s.velocity.value).magnitude <= 1e-9 * (1 + s.velocity.magnitude), "\(s)")
    }
  }

  @Test func `it hands over without a jump, and without a change of speed but for the cap or a hard edge`() {
    for s in Self.situations {
      let plan = s.plan
      for index in 1..<max(1, plan.count - 1) {
        let (before, after) = (plan[index - 1], plan[index])
        #expect(before.end == after.start, "\(s)")
        let length = before.end - before.start
        let jump = before.segment.position(at: length) - after.segment.position(at: 0)
        #expect(jump.magnitude <= 1e-6, "\(s)")
        guard s.parameters.overscroll != .none, !s.bounds.isFixed, s.parameters.edge == .spring else { continue }
        // The maximum overscroll stops a spring dead.
        if s.parameters.overscrollReach != nil, after.kind != .decelerate { continue }
        var speed = before.segment.velocity(at: length).value
        // Inside, content is as fast as the finger; the band no longer holds it.
        if case .pull(let back) = before.segment { speed = back.carried(at: length).value }
        if after.kind == .spring, let cap = s.parameters.velocityCap { speed = min(max(speed, -cap), cap) }
        #expect((speed - after.segment.velocity(at: 0).value).magnitude <= 1e-6 * (1 + speed.magnitude), "\(s)")
      }
    }
  }

  @Test func `it passes an edge at the exact moment, with the speed that the distance leaves`() {
    for s in Self.situations where s.snap == .none && s.parameters.fling == .exponential {
      let plan = s.plan
      guard plan.count > 2, plan[0].kind == .decelerate, case .deceleration(let coast) = plan[0].segment else {
        continue
      }
      let edge = s.velocity.value > 0 ? s.bounds.high : s.bounds.low
      #expect(
        (coast.position(at: plan[0].end) - edge).magnitude <= 1e-9 * (1 + edge.magnitude + s.velocity.magnitude), "\(s)"
      )
      let left = coast.velocity.value - coast.decay * (edge - coast.start)
      #expect((coast.velocity(at: plan[0].end).value - left).magnitude <= 1e-6 * (1 + left.magnitude), "\(s)")
    }
  }

  @Test func `after its end it rests exactly, for good, within bounds and on a legal target`() {
    for s in Self.situations {
      let plan = s.plan
      #expect(plan.restTime.isFinite && plan.restTime <= 250, "\(s)")
      for time in [plan.restTime, plan.restTime + 1, 1e6] {
        #expect(plan.sample(at: time) == ScrollSample(offset: plan.restOffset), "\(s)")
      }
      #expect(s.bounds.contains(plan.restOffset), "\(s) rests at \(plan.restOffset)")
      if let targets = s.targets { #expect(targets.contains(plan.restOffset), "\(s) rests at \(plan.restOffset)") }
    }
  }

  @Test func `it comes to its rest by less than the rest rule allows`() {
    for s in Self.situations {
      let plan = s.plan
      guard plan.count > 1 else { continue }
      let last = plan[plan.count - 2]
      let residue = shown(last.segment.position(at: last.end - last.start) - plan.restOffset, s.parameters, s.bounds)
      #expect(residue <= s.parameters.restRule.arrival + 1e-6, "\(s)")
    }
  }

  /// The points that a distance past an edge moves anything: with Flutter's stretched edge, which ends by its stretch,
  /// far fewer than are pulled.
  private func shown(_ distance: Double, _ parameters: ScrollParameters, _ bounds: ScrollBounds) -> Double {
    guard parameters.edge == .stretch, parameters.stretchLaw == .stretch else { return distance.magnitude }
    return StretchedEdge.intensity(pull: distance.magnitude, viewport: bounds.viewport) * bounds.viewport
  }

  @Test(arguments: ScrollPreset.allCases) func `no end of a motion shows as a jump on a fine screen`(
    _ preset: ScrollPreset
  ) {
    // Flutter's own threshold is a pixel; GTK's is a tenth of a point.
    let most = preset == .flutter || preset == .flutterAndroid ? 1.0 : 0.5
    for s in Self.situations where s.snap == .none {
      let plan = Plan(
        from: s.offset, velocity: s.velocity, bounds: s.bounds, parameters: preset.parameters.on(scale: 3))
      guard plan.count > 1, s.parameters.overscroll != .stretch else { continue }
      let last = plan[plan.count - 2]
      let jump = shown(
        last.segment.position(at: last.end - last.start) - plan.restOffset, preset.parameters, s.bounds)
      #expect(jump <= most / 3 + 1e-6, "\(preset) \(s) jumps \(jump)")
    }
  }

  @Test func `seen in a mirror it is the mirrored plan`() {
    for s in Self.situations where s.snap == .none {
      let (plan, mirrored) = (s.plan, s.mirrored.plan)
      #expect((plan.restTime - mirrored.restTime).magnitude < 1e-9, "\(s)")
      for time in [0, 0.01, 0.1, 0.3, 1, 3, 100] {
        let error = (plan.position(at: time) + mirrored.position(at: time)).magnitude
        #expect(error <= 1e-9 * (1 + s.offset.magnitude + s.velocity.magnitude), "\(s) at \(time)")
      }
    }
  }

  @Test func `a grazing hit neither bounces nor fails`() {
    for excess in [-1e-6, -1e-12, 0, 1e-12, 1e-6] {
      let projection = Deceleration(start: 0, velocity: 1500, rate: 0.998).projection
      let bounds = ScrollBounds(high: projection - excess, viewport: 844)
      let plan = Plan(from: 0, velocity: 1500, bounds: bounds, parameters: ScrollParameters())
      #expect(plan.phases.map(\.kind) == [.decelerate, .rest], "\(excess)")
      #expect((plan.restOffset - bounds.high).magnitude <= 1e-6, "\(excess)")
    }
  }

  @Test func `content gives no way where nothing may bounce`() {
    for s in Self.situations where s.parameters.overscroll == .none && s.bounds.contains(s.offset) {
      let plan = s.plan
      for step in 0...200 {
        let place = plan.position(at: Double(step) * 0.01)
        #expect(s.bounds.overshoot(place).magnitude <= 1e-7, "\(s) at \(step)")
      }
    }
  }
}
