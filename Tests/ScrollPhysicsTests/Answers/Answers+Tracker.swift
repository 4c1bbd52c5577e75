import ScrollPhysics

extension Answers {
  static func tracker(_ times: [Double], _ places: [Double]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, place) in zip(times, places) { tracker.add(place, at: time) }
    return tracker
  }

  @Sendable static func tracker(_ v: Vector) -> [String: Value] {
    let tracker = tracker(v.numbers("t"), v.numbers("x"))
    func speed(_ rule: VelocityRule) -> Value { .number(tracker.velocity(rule).value) }
    return [
      // The vectors count a missing pair as standstill, as Flutter's source does; our own ios rule redistributes its
      // weight.
      "ios": speed(.flutter), "macos": speed(.macos), "impulse": speed(.impulse), "last_pair": speed(.lastPair),
      "lsq2_flutter": speed(.flutterLeastSquares), "lsq2_android": speed(.leastSquares),
    ]
  }

  @Sendable static func gtkTracker(_ v: Vector) -> [String: Value] {
    // The position before the first delta, long ago.
    var tracker = VelocityTracker()
    var place = 0.0
    tracker.add(place, at: -10)
    for (time, delta) in zip(v.numbers("t"), v.numbers("dx")) {
      place += delta
      tracker.add(place, at: time)
    }
    return [
      "gtk_velocity": .number(tracker.velocity(.gtk).value), "true_velocity": .number(tracker.velocity(.mean).value),
    ]
  }

  @Sendable static func stop(_ v: Vector) -> [String: Value] {
    let tracker = tracker([0, 0.01, 0.02, 0.03], [0, 10, 20, 30])
    let lift = 0.03 + v["ms_since_last_sample"] / 1000
    let speed = tracker.velocity(.ios, liftedAt: lift, pause: v["threshold_ms"] / 1000)
    return ["velocity": speed == tracker.velocity(.ios) ? "unchanged" : .number(speed.value)]
  }
}
