extension Segment {
  /// Seconds until it counts as at rest.
  public func duration(_ rule: RestRule = RestRule()) -> Double {
    switch self {
    case .rest: 0
    case .deceleration(let motion):
      min(
        rule.coastDistance.map { motion.time(untilLeft: $0) } ?? .infinity,
        rule.coastSpeed.map { motion.time(untilSpeed: $0) } ?? .infinity)
    case .power(let motion): motion.duration
    case .chromium(let motion): motion.duration
    case .spring(let motion): motion.settlingTime(within: rule.arrival)
    case .approach(let motion): motion.time(untilLeft: rule.arrival)
    case .steady(let motion): motion.duration
    }
  }

  /// Where it rests: exactly on its target or projection, or, for a coast that its speed ends, where it then is.
  public func restingPlace(_ rule: RestRule = RestRule()) -> Double {
    guard case .deceleration(let motion) = self else { return restValue }
    let time = duration(rule)
    if time == 0 { return motion.start }
    guard let distance = rule.coastDistance, motion.time(untilLeft: distance) <= time else {
      return motion.position(at: time)
    }
    return motion.projection
  }
}
