/// A segment of motion as a closed formula of the time since it began.
public enum Segment: Hashable, Sendable {
  case rest(at: Double)
  case deceleration(Deceleration)
  case power(PowerFling)
  case spline(SplineFling)
  case momentum(MomentumCurve)
  case eased(EasedMove)
  case chromium(ChromiumFling)
  case spring(Spring)
  case glide(ExponentialGlide)
  case constantVelocity(ConstantVelocity)
  case pull(PullReturn)
  case recoil(StretchRecoil)
}

extension Segment {
  /// The offset `time` seconds after the start. Before the start, the starting offset.
  public func position(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.position(at: time)
    case .power(let motion): motion.position(at: time)
    case .spline(let motion): motion.position(at: time)
    case .momentum(let motion): motion.position(at: time)
    case .eased(let motion): motion.position(at: time)
    case .chromium(let motion): motion.position(at: time)
    case .spring(let motion): motion.position(at: time)
    case .glide(let motion): motion.position(at: time)
    case .constantVelocity(let motion): motion.position(at: time)
    case .pull(let motion): motion.position(at: time)
    case .recoil(let motion): motion.position(at: time)
    }
  }

  /// The derivative of `position(at:)`.
  public func velocity(at time: Double) -> PointsPerSecond {
    switch self {
    case .rest: .zero
    case .deceleration(let motion): motion.velocity(at: time)
    case .power(let motion): motion.velocity(at: time)
    case .spline(let motion): motion.velocity(at: time)
    case .momentum(let motion): motion.velocity(at: time)
    case .eased(let motion): motion.velocity(at: time)
    case .chromium(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .glide(let motion): motion.velocity(at: time)
    case .constantVelocity(let motion): motion.velocity(at: time)
    case .pull(let motion): motion.velocity(at: time)
    case .recoil(let motion): motion.velocity(at: time)
    }
  }

  /// The offset at which it ends or to which it tends.
  public var restValue: Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.projection
    case .power(let motion): motion.restValue
    case .spline(let motion): motion.restValue
    case .momentum(let motion): motion.restValue
    case .eased(let motion): motion.end
    case .chromium(let motion): motion.restValue
    case .spring(let motion): motion.target
    case .glide(let motion): motion.target
    case .constantVelocity(let motion): motion.duration > 0 ? motion.end : motion.start
    case .pull(let motion): motion.edge
    case .recoil(let motion): motion.edge
    }
  }

  /// The first time at which it is at `offset`; nil if it never is.
  public func timeReaching(_ offset: Double) -> Double? {
    switch self {
    case .rest(let place): place == offset ? 0 : nil
    case .deceleration(let motion): motion.timeReaching(offset)
    case .power(let motion): motion.timeReaching(offset)
    case .spline(let motion): motion.timeReaching(offset)
    case .momentum(let motion): motion.timeReaching(offset)
    case .eased(let motion): motion.timeReaching(offset)
    case .chromium(let motion): motion.timeReaching(offset)
    case .spring(let motion): motion.timeReaching(offset)
    case .glide(let motion): motion.timeReaching(offset)
    case .constantVelocity(let motion): motion.timeReaching(offset)
    case .pull(let motion): motion.timeReaching(offset)
    case .recoil(let motion): motion.timeReaching(offset)
    }
  }
}

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
    case .spline(let motion): motion.duration
    case .momentum(let motion): motion.duration
    case .eased(let motion): motion.duration
    case .chromium(let motion): motion.duration
    case .spring(let motion): motion.settlingTime(within: rule.arrival, slowerThan: rule.springSpeed)
    case .glide(let motion): motion.time(untilLeft: rule.arrival)
    case .constantVelocity(let motion): motion.duration
    case .pull(let motion): motion.settlingTime(within: rule.arrival)
    case .recoil(let motion): motion.duration
    }
  }

  /// The offset at rest: exactly its target or projection, or the current offset of a coast ended by its speed.
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
