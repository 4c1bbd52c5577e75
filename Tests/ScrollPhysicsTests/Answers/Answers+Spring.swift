import ScrollPhysics

extension Answers {
  static let named: [String: SpringTuning] = [
    "crit_k100": SpringTuning(frequency: 10, damping: 1),
    "crit_k200": SpringTuning(mass: 1, stiffness: 200, damping: 2 * 200.0.squareRoot()),
  ]

  private static func tuning(_ v: Vector) -> SpringTuning {
    SpringTuning(mass: v["mass"], stiffness: v["stiffness"], damping: v["damping"])
  }

  private static func spring(_ v: Vector, from: Double, to target: Double = 0, velocity: Double) -> Spring {
    let tuning = tuning(v)
    // A ratio one rounding error from 1 is meant to be 1.
    let damping = (tuning.damping - 1).magnitude < 1e-12 ? 1 : tuning.damping
    return Spring(
      from: from, to: target, velocity: PointsPerSecond(velocity), frequency: tuning.frequency, damping: damping)
  }

  @Sendable static func spring(_ v: Vector) -> [String: Value] {
    let spring = spring(v, from: v["x0"], velocity: v["v0"])
    return [
      "regime": spring.damping < 1 ? "under" : spring.damping > 1 ? "over" : "critical",
      "damping_ratio": .number(spring.damping), "x": .number(spring.position(at: v["t"])),
      "v": .number(spring.velocity(at: v["t"]).value),
      "settle_time_0_5": .number(spring.settlingTime(within: 0.5)),
    ]
  }

  @Sendable static func springBound(_ v: Vector) -> [String: Value] {
    let settle = spring(v, from: v["x0"], velocity: v["v0"]).settlingTime(within: v["threshold"])
    return ["exact_settle": .number(settle)]
  }

  @Sendable static func springPeak(_ v: Vector) -> [String: Value] {
    // WebKit's law is a critically damped spring with 0.31 of the speed: b is 20 / 1.6.
    let isWebkit = v.inputs["period"] != nil
    let spring =
      isWebkit
      ? Spring(
        from: 0, to: 0, velocity: PointsPerSecond(v["amplitude"] * v["v_edge"]), frequency: v["stiffness"] / v["period"]
      )
      : spring(v, from: 0, velocity: v["v_edge"])
    let turn = spring.turn ?? .nan
    return ["t_peak": .number(turn), "overshoot": .number(spring.displacement(at: turn))]
  }

  @Sendable static func webkitElastic(_ v: Vector) -> [String: Value] {
    let slope = 0.31 * v["v"] - 12.5 * v["x0"]
    let spring = Spring(from: v["x0"], to: 0, velocity: PointsPerSecond(slope), frequency: 12.5, damping: 1)
    return ["stretch": .number(spring.position(at: v["t"])), "initial_slope": .number(spring.velocity(at: 0).value)]
  }

  @Sendable static func snapSpring(_ v: Vector) -> [String: Value] {
    let spring = spring(v, from: v["x0"], to: v["target"], velocity: v["v0"])
    return [
      "x_0_1": .number(spring.position(at: 0.1)), "v_0_1": .number(spring.velocity(at: 0.1).value),
      "x_0_3": .number(spring.position(at: 0.3)), "v_0_3": .number(spring.velocity(at: 0.3).value),
      "settle_time_0_5": .number(spring.settlingTime(within: 0.5)),
    ]
  }
}
