import Foundation
import ScrollPhysics

extension Answers {
  @Sendable static func retarget(_ v: Vector) -> [String: Value] {
    guard let bent = ExponentialGlide(from: v["x0"], to: v["target"], velocity: PointsPerSecond(v["v0"])) else {
      return [:]
    }
    return [
      "k": .number(bent.decay), "equivalent_rate_per_ms": .number(exp(-bent.decay / 1000)),
      "x": .number(bent.position(at: v["t"])), "v": .number(bent.velocity(at: v["t"]).value),
      "time_to_threshold": .number(bent.time(untilLeft: v["threshold"])),
    ]
  }

  @Sendable static func nearest(_ v: Vector) -> [String: Value] {
    let targets = v.numbers("targets")
    let bounds = ScrollBounds(low: targets.first ?? 0, high: targets.last ?? 0, viewport: 390)
    let coast = Deceleration(start: v["x"], velocity: PointsPerSecond(v["v"]), rate: v["rate_per_ms"])
    let target = Snap.targets(targets).target(
      from: v["x"], projection: coast.projection, velocity: coast.velocity, bounds: bounds)
    return [
      "projection": .number(coast.projection), "projection_clamped": .number(bounds.clamped(coast.projection)),
      "target": .number(target ?? .nan),
    ]
  }

  @Sendable static func flutterPage(_ v: Vector) -> [String: Value] {
    let bounds = ScrollBounds(high: 100 * v["viewport"], viewport: v["viewport"])
    let target = Snap.flutterPage(v["viewport"], slowest: v["velocity_tolerance"]).target(
      from: v["x"], projection: v["x"], velocity: PointsPerSecond(v["v"]), bounds: bounds)
    return ["target": .number(target ?? .nan)]
  }
}
