/// One stretch of motion as a closed formula of the time since it began.
public enum Segment: Hashable, Sendable {
  case rest(at: Double)
  case deceleration(Deceleration)
  case power(PowerFling)
  case chromium(ChromiumFling)
  case spring(Spring)
  case approach(Approach)
  case steady(Steady)
}

extension Segment {
  /// The offset so many seconds after the beginning. Before it: the offset at the beginning.
  public func position(at time: Double) -> Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.position(at: time)
    case .power(let motion): motion.position(at: time)
    case .chromium(let motion): motion.position(at: time)
    case .spring(let motion): motion.position(at: time)
    case .approach(let motion): motion.position(at: time)
    case .steady(let motion): motion.position(at: time)
    }
  }

  /// The derivative of `position(at:)`.
  public func velocity(at time: Double) -> PointsPerSecond {
    switch self {
    case .rest: .zero
    case .deceleration(let motion): motion.velocity(at: time)
    case .power(let motion): motion.velocity(at: time)
    case .chromium(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    case .approach(let motion): motion.velocity(at: time)
    case .steady(let motion): motion.velocity(at: time)
    }
  }

  /// Where it ends or tends to.
  public var restValue: Double {
    switch self {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.projection
    case .power(let motion): motion.restValue
    case .chromium(let motion): motion.restValue
    case .spring(let motion): motion.target
    case .approach(let motion): motion.target
    case .steady(let motion): motion.duration > 0 ? motion.end : motion.start
    }
  }

  /// The first moment at which it is at `offset`; nil if it never is.
  public func timeReaching(_ offset: Double) -> Double? {
    switch self {
    case .rest(let place): place == offset ? 0 : nil
    case .deceleration(let motion): motion.timeReaching(offset)
    case .power(let motion): motion.timeReaching(offset)
    case .chromium(let motion): motion.timeReaching(offset)
    case .spring(let motion): motion.timeReaching(offset)
    case .approach(let motion): motion.timeReaching(offset)
    case .steady(let motion): motion.timeReaching(offset)
    }
  }
}
