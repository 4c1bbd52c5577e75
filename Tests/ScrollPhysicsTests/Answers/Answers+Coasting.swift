import Foundation
import ScrollPhysics

/// The library's answers to each group of vectors.
enum Answers {}

extension Answers {
  @Sendable static func deceleration(_ v: Vector) -> [String: Value] {
    let motion = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), rate: v["rate_per_ms"])
    let native = Deceleration(start: v["x0"], velocity: motion.velocity, decay: 1000 * (1 - v["rate_per_ms"]))
    return [
      "x": .number(motion.position(at: v["t"])), "v": .number(motion.velocity(at: v["t"]).value),
      "k": .number(motion.decay), "projection": .number(motion.projection),
      "projection_wwdc18": .number(motion.millisecondProjection),
      "projection_react_native": .number(native.projection),
      "rest_time_distance": .number(motion.time(untilLeft: v["distance_threshold"])),
      "rest_time_speed": .number(motion.time(untilSpeed: v["speed_threshold"])),
    ]
  }

  @Sendable static func semigroup(_ v: Vector) -> [String: Value] {
    let motion = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), rate: v["rate_per_ms"])
    let again = Deceleration(
      start: motion.position(at: v["t1"]), velocity: motion.velocity(at: v["t1"]), rate: v["rate_per_ms"])
    return [
      "x_after_t1": .number(again.start), "v_after_t1": .number(again.velocity.value),
      "x_after_t1_plus_t2": .number(again.position(at: v["t2"])),
      "v_after_t1_plus_t2": .number(again.velocity(at: v["t2"]).value),
    ]
  }

  @Sendable static func gtkKinetic(_ v: Vector) -> [String: Value] {
    let motion = Deceleration(start: v["x0"], velocity: PointsPerSecond(v["v0"]), decay: v["decel_friction"])
    return [
      "x": .number(motion.position(at: v["t"])), "v": .number(motion.velocity(at: v["t"]).value),
      "projection": .number(motion.projection),
      "equivalent_rate_per_ms": .number(ScrollPreset.gtk.parameters.decelerationRate),
    ]
  }

  @Sendable static func reactNative(_ v: Vector) -> [String: Value] {
    let speed = PointsPerMillisecond(v["v_px_per_ms"]).perSecond
    let motion = Deceleration(start: 0, velocity: speed, decay: 1000 * (1 - v["deceleration"]))
    return ["x": .number(motion.position(at: v["t_ms"] / 1000)), "limit": .number(motion.projection)]
  }

  @Sendable static func pop(_ v: Vector) -> [String: Value] {
    let motion = Deceleration(start: 0, velocity: PointsPerSecond(v["v0"]), rate: v["deceleration"])
    let left = motion.velocity(at: v["t"]).value
    return [
      "x": .number(motion.millisecondProjection * (1 - left / v["v0"])), "v": .number(left),
      "limit": .number(motion.millisecondProjection), "exact_continuum": .number(motion.position(at: v["t"])),
    ]
  }

  @Sendable static func frameRate(_ v: Vector) -> [String: Value] {
    let motion = Deceleration(start: 0, velocity: PointsPerSecond(v["v0"]), rate: 0.998)
    return [
      "exact_distance": .number(motion.position(at: 10)),
      "exact_seconds_to_5_pt_s": .number(motion.time(untilSpeed: 5)),
    ]
  }

  @Sendable static func android(_ v: Vector) -> [String: Value] {
    let motion = PowerFling(start: 0, velocity: PointsPerSecond(v["v0"]), friction: v["friction"])
    return [
      "android_duration": .number(motion.androidDuration), "flutter_duration": .number(motion.duration),
      "distance": .number(motion.distance), "x_flutter": .number(motion.position(at: v["t"])),
      "v_flutter": .number(motion.velocity(at: v["t"]).value),
    ]
  }

  @Sendable static func chromium(_ v: Vector) -> [String: Value] {
    let motion = ChromiumFling(start: 0, velocity: PointsPerSecond(v["v0"]))
    return [
      "t_offset": .number(motion.entry), "duration": .number(motion.duration),
      "distance": .number(motion.restValue), "x": .number(motion.position(at: v["t"])),
      "v": .number(motion.velocity(at: v["t"]).value),
    ]
  }
}

extension Deceleration {
  /// The end of a sum over whole milliseconds, as in a few published formulas: v₀/1000·r/(1 − r) further. A thousandth
  /// short of `projection`.
  fileprivate var millisecondProjection: Double {
    let rate = exp(-decay / 1000)
    return start + velocity.value / 1000 * rate / (1 - rate)
  }
}
