import ScrollPhysics

extension Answers {
  private static func parameters(_ v: Vector) -> ScrollParameters {
    var parameters = ScrollParameters()
    let tuning = SpringTuning(mass: v["spring_mass"], stiffness: v["spring_stiffness"], damping: v["spring_damping"])
    parameters.decelerationRate = v["rate_per_ms"]
    parameters.bounceFrequency = tuning.frequency
    parameters.bounceDamping = tuning.damping
    parameters.restDistance = v["settle_threshold"]
    parameters.velocityCap = v["velocity_cap"].isNaN ? nil : v["velocity_cap"]
    return parameters
  }

  private static func plan(_ v: Vector) -> Plan {
    let bounds = ScrollBounds(low: v["lo"], high: v["hi"], viewport: 844)
    return Plan(
      from: v["x0"], velocity: PointsPerSecond(v["v0"]), bounds: bounds, parameters: parameters(v))
  }

  @Sendable static func edge(_ v: Vector) -> [String: Value] {
    let plan = plan(v)
    let edge = v["v0"] > 0 ? v["hi"] : v["lo"]
    let coast = parameters(v).coast(from: v["x0"], velocity: PointsPerSecond(v["v0"]))
    guard plan.restOffset == edge else {
      return [
        "crosses": false, "projection": .number(plan.restOffset), "settle_time": .number(plan.restTime),
      ]
    }
    let cross = plan[0].kind == .decelerate ? plan[0].end : 0
    // A hit too slow to be visible has no spring phase, so the spring is computed directly.
    var spring = parameters(v).spring(from: edge, to: edge, velocity: coast.velocity(at: cross))
    for phase in plan.phases { if case .spring(let found) = phase.segment { spring = found } }
    let turn = spring.turn ?? .nan
    return [
      "crosses": true, "edge": .number(edge), "t_cross": .number(cross),
      "v_cross": .number(coast.velocity(at: cross).value), "v_handoff": .number(spring.velocity.value),
      "max_overshoot": .number(spring.displacement(at: turn)), "t_max_overshoot": .number(cross + turn),
      "x_peak": .number(spring.position(at: turn)), "settle_time": .number(plan.restTime),
      "spring_settle": .number(spring.settlingTime(within: v["settle_threshold"])),
      "x_at_cross_plus_0_1": .number(spring.position(at: 0.1)),
      "v_at_cross_plus_0_1": .number(spring.velocity(at: 0.1).value),
    ]
  }

  @Sendable static func outside(_ v: Vector) -> [String: Value] {
    let plan = plan(v)
    let edge = v["x0"] < v["lo"] ? v["lo"] : v["hi"]
    guard case .spring(let spring) = plan[0].segment else { return [:] }
    let enters = plan[1].kind == .decelerate
    var answer: [String: Value] = [
      "crosses": false, "released_outside": true, "edge": .number(edge),
      "displacement": .number(spring.displacement), "reenters": .flag(enters),
      // Of the spring alone: an inward flick continues as a coast.
      "settle_time": .number(enters ? spring.settlingTime(within: v["settle_threshold"]) : plan.restTime),
    ]
    if let turn = spring.turn {
      answer["t_peak"] = .number(turn)
      answer["x_peak"] = .number(spring.position(at: turn))
    }
    if enters {
      answer["t_reenter"] = .number(plan[0].end)
      answer["v_reenter"] = .number(plan.velocity(at: plan[0].end).value)
      answer["decel_rest_after_reentry"] = .number(plan.restOffset)
    }
    return answer
  }

  @Sendable static func lateHandoff(_ v: Vector) -> [String: Value] {
    let coast = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), rate: v["rate_per_ms"])
    let frequency = v["stiffness"].squareRoot()
    let cross = coast.timeReaching(v["edge"]) ?? .nan
    let seen = cross + 1 / v["hz"]
    func peak(_ time: Double) -> Double {
      let spring = Spring(
        from: coast.position(at: time), to: v["edge"], velocity: coast.velocity(at: time), frequency: frequency)
      return spring.displacement(at: spring.turn ?? .nan)
    }
    return [
      "t_cross_exact": .number(cross), "t_detect": .number(seen), "x_detect": .number(coast.position(at: seen)),
      "v_detect": .number(coast.velocity(at: seen).value), "peak_overshoot_frame_detected": .number(peak(seen)),
      "peak_overshoot_exact": .number(peak(cross)), "error": .number(peak(seen) - peak(cross)),
    ]
  }
}
