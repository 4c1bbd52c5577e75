import Foundation
import ScrollPhysics

extension Answers {
  @Sendable static func resize(_ v: Vector) -> [String: Value] {
    var axis = ScrollAxis(bounds: ScrollBounds(high: v["hi_before"], viewport: 844), offset: v["x0"])
    axis.glide(at: PointsPerSecond(v["v0"]), time: 0)
    axis.setBounds(ScrollBounds(high: v["hi_after"], viewport: 844), time: v["t_resize"])
    let then = axis.sample(at: v["t_resize"])
    let plan = Plan(from: then.offset, velocity: then.velocity, bounds: axis.bounds, parameters: axis.parameters)
    let isSame = [0.01, 0.1, 0.5, 5].allSatisfy {
      axis.offset(at: v["t_resize"] + $0) == plan.position(at: v["t_resize"] + $0 - v["t_resize"])
    }
    guard isSame, case .spring(let spring) = plan[plan.count - 2].segment, let turn = spring.turn else { return [:] }
    let cross = plan[0].end
    return [
      "x_at_resize": .number(then.offset), "v_at_resize": .number(then.velocity.value),
      "inside": .flag(axis.bounds.contains(then.offset)), "t_cross_after_resize": .number(cross),
      "v_cross": .number(plan.velocity(at: cross).value), "max_overshoot": .number(spring.displacement(at: turn)),
      "displacement": .number(axis.bounds.overshoot(then.offset)), "t_peak_after_resize": .number(turn),
      "x_peak": .number(spring.position(at: turn)), "settle_after_resize": .number(plan.restTime),
    ]
  }

  @Sendable static func regrabBounce(_ v: Vector) -> [String: Value] {
    let edge = v["edge"]
    var parameters = ScrollParameters()
    parameters.dragSlop = 0
    let bounds = ScrollBounds(high: edge, viewport: v["dimension"])
    var axis = ScrollAxis(bounds: bounds, parameters: parameters, offset: v["x0"])
    axis.glide(at: PointsPerSecond(v["v0"]), time: 0)
    let coast = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), rate: v["rate_per_ms"])
    let time = (coast.timeReaching(edge) ?? .nan) + v["t_grab_after_cross"]
    let grabbed = axis.sample(at: time)
    let band = parameters.band(in: bounds)
    axis.begin(at: 400, time: time)
    let held = axis.offset(at: time)
    axis.move(to: 400 - v["finger_delta_outward"], time: time + 0.02)
    let after = axis.offset(at: time + 0.02)
    return [
      "overscroll_at_grab": .number(held - edge), "velocity_at_grab": .number(grabbed.velocity.value),
      "raw_at_grab": .number(band.raw(displaying: held, in: bounds) - edge),
      "raw_after": .number(band.raw(displaying: after, in: bounds) - edge),
      "displayed_after": .number(after - edge),
    ]
  }

  @Sendable static func wheel(_ v: Vector) -> [String: Value] {
    var parameters = ScrollParameters()
    parameters.wheelStep = v.inputs["page_size"] == nil ? 24 * v["wheel_scroll_lines"] : pow(v["page_size"], 2.0 / 3)
    var axis = ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 400), parameters: parameters)
    axis.wheel(1, time: 0)
    let moved = axis.offset(at: 5)
    return ["pixels_per_notch": .number(moved), "step": .number(moved)]
  }

  @Sendable static func carried(_ v: Vector) -> [String: Value] {
    ["carried": .number(CarriedMomentum.flutterCarried(PointsPerSecond(v["v"])).value)]
  }

  @Sendable static func carriedRule(_ v: Vector) -> [String: Value] {
    let coast = Deceleration(start: 0, velocity: PointsPerSecond(v["v_first"]), decay: -log(v["drag_per_s"]))
    let caught = coast.velocity(at: v["coast_before_touch"])
    let total = CarriedMomentum.flutter.total(PointsPerSecond(v["v_second"]), catching: caught)
    return [
      "existing_velocity": .number(caught.value),
      "carried": .number(CarriedMomentum.flutterCarried(caught).value), "total": .number(total.value),
    ]
  }
}
