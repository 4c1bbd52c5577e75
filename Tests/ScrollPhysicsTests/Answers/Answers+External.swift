import Foundation
import ScrollPhysics

extension Answers {
  /// Values asserted by the tests of other projects.
  @Sendable static func external(_ v: Vector) -> [String: Value] {
    switch v.id.suffix(2) {
    case "01", "05", "08", "09": friction(v)
    case "02", "03", "04": newton(v)
    case "06": bouncing(v)
    case "11", "12", "30": tunings(v)
    case "13":
      ["dx(0)": .number(Plan(from: 20, velocity: 1000, bounds: small, parameters: flutter).velocity(at: 0).value)]
    case "18", "19", "20": momentum(v)
    case "21", "22": power(v)
    case "25", "27", "28", "29": trackers(v)
    case "26":
      [
        "v(.25)": .number(ChromiumFling(start: 0, velocity: 5000).velocity(at: 0.25).value),
        "total_distance_by_1.5s": .number(ChromiumFling(start: 0, velocity: 5000).position(at: 1.5)),
      ]
    default: [:]
    }
  }

  private static let small = ScrollBounds(high: 100, viewport: 500)
  private static let flutter = ScrollParameters(.flutter)

  private static func friction(_ v: Vector) -> [String: Value] {
    let drag = v["drag"].isNaN ? 0.135 : v["drag"]
    let motion = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), decay: -log(drag))
    func within(_ name: String, _ time: Double) -> Value {
      let range = v.outputs[name]?.numbers ?? [0, 0]
      return (range[0]...range[1]).contains(motion.position(at: time)) ? v.outputs[name] ?? .null : .null
    }
    var answer: [String: Value] = [
      "finalX": .number(motion.projection), "done(5)_vel_tol_1": .flag(motion.velocity(at: 5).magnitude < 1),
      "x(1)_range": within("x(1)_range", 1), "x(5)_range": within("x(5)_range", 5),
    ]
    for time in [".1", ".5", "1", "2", "3", "5"] {
      answer["x(\(time))"] = .number(motion.position(at: Double("0\(time)") ?? 0))
      answer["dx(\(time))"] = .number(motion.velocity(at: Double("0\(time)") ?? 0).value)
    }
    return answer
  }

  private static func newton(_ v: Vector) -> [String: Value] {
    let spring = Spring(
      from: v["start"], to: v["end"], velocity: PointsPerSecond(v["v0"]), frequency: v["stiffness"].squareRoot(),
      damping: v["ratio"])
    var answer: [String: Value] = ["done(1.6)_tol_0.01": .flag(spring.settlingTime(within: 0.01) < 1.6)]
    for time in [".25", ".5", ".75", "1", "1.5", "6"] {
      let seconds = Double("0\(time)") ?? 0
      answer["floor x(\(time))"] = .number(spring.position(at: seconds).rounded(.down))
      answer["floor dx(\(time))"] = .number(spring.velocity(at: seconds).value.rounded(.down) + 0)
    }
    return answer
  }

  private static func bouncing(_ v: Vector) -> [String: Value] {
    var parameters = flutter
    parameters.velocityCap = nil
    parameters.bounceFrequency = v["stiffness"].squareRoot()
    parameters.bounceDamping = v["ratio"]
    let bounds = ScrollBounds(low: v["lo"], high: v["hi"], viewport: 844)
    let plan = Plan(from: v["x0"], velocity: PointsPerSecond(v["v0"]), bounds: bounds, parameters: parameters)
    var answer: [String: Value] = [:]
    for time in [".065", ".1", ".5", "2"] {
      answer["x(\(time))"] = .number(plan.position(at: Double("0\(time)") ?? 0))
      answer["dx(\(time))"] = .number(plan.velocity(at: Double("0\(time)") ?? 0).value)
    }
    return answer
  }

  private static func tunings(_ v: Vector) -> [String: Value] {
    let tuning =
      v["tension"].isNaN
      ? SpringTuning(duration: v["duration"], bounce: v["bounce"])
      : SpringTuning(tension: v["tension"], friction: v["friction"])
    return ["mass": 1.0, "stiffness": .number(tuning.stiffness), "damping": .number(tuning.resistance)]
  }

  private static func power(_ v: Vector) -> [String: Value] {
    let pairs = Vector.all.first { $0.id == "external_assert-21" }?.inputs["pairs"]?.list.map(\.numbers) ?? []
    let flings = pairs.map { PowerFling(start: $0[0], velocity: PointsPerSecond($0[1])) }
    let starts = zip(flings, pairs).allSatisfy {
      $0.position(at: 0) == $1[0] && ($0.velocity(at: 0).value - $1[1]).magnitude < 1e-9
    }
    let ends = flings.allSatisfy { $0.velocity(at: 10) == .zero }
    return [
      "check": starts && !pairs.isEmpty ? v.outputs["check"] ?? .null : .null, "dx(10)": ends ? 0.0 : 1.0,
    ]
  }

  private static func trackers(_ v: Vector) -> [String: Value] {
    let times = v.numbers("t_ms").map { $0 / 1000 } + v.numbers("t_us").map { $0 / 1_000_000 }
    let tracker = tracker(times, v.numbers("x"))
    let rule = v.id.hasSuffix("29") ? VelocityRule.impulse : .leastSquares
    return [
      "v": .number(tracker.velocity(rule).value), "ios": .number(tracker.velocity(.ios).value),
      "macos": .number(tracker.velocity(.macos).value),
    ]
  }

  /// Two flicks in a row, the second catching the first: with fingers, through the axis.
  private static func momentum(_ v: Vector) -> [String: Value] {
    var parameters = flutter
    parameters.dragSlop = 0
    var axis = ScrollAxis(bounds: ScrollBounds(high: 1e6, viewport: 600), parameters: parameters, offset: 5e5)
    axis.glide(at: 1000, time: 0)
    let start = 0.01
    axis.begin(at: 0, time: start)
    if let hold = v.inputs["hold_ms"]?.number {
      axis.end(time: start + hold / 1000)
      return ["velocity": .number(axis.sample(at: start + hold / 1000).velocity.value)]
    }
    for step in 1...5 { axis.move(to: -v["second_v"] * 0.008 * Double(step), time: start + 0.008 * Double(step)) }
    axis.end(time: start + 0.04)
    let velocity = axis.sample(at: start + 0.04).velocity.value
    let limit = v.outputs["velocity_greater_than"]?.number ?? .infinity
    // Speeds of pairs are quotients of rounded times: to nine digits.
    return [
      "velocity": .number((velocity * 1e6).rounded() / 1e6),
      "velocity_greater_than": .number(velocity > limit ? limit : velocity),
    ]
  }
}
