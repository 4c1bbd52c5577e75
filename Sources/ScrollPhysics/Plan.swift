/// The future of the content without further events: a few phases, the last of them a rest.
///
/// A plan is a value that can be sampled at any time. It stores at most five phases inline, so neither creating nor
/// sampling it allocates: a spring back in, a coast, a bounce, one more spring, rest.
public struct Plan: Hashable, Sendable {
  private var stretches: InlineArray<5, Phase>
  /// The number of phases, including the rest.
  public private(set) var count = 1

  /// A plan for content resting at `offset`.
  public init(restingAt offset: Double) {
    stretches = InlineArray(repeating: Phase(.rest, .rest(at: offset), start: 0, end: .infinity))
  }
}

extension Plan {
  public subscript(index: Int) -> Phase { stretches[index] }

  /// All phases in order, as an array for printing.
  public var phases: [Phase] { (0..<count).map { stretches[$0] } }

  /// Seconds until rest, exact.
  public var restTime: Double { stretches[count - 1].start }

  public var restOffset: Double { stretches[count - 1].segment.restValue }

  /// The offset and velocity `time` seconds after the start. Before that, those at the start.
  public func sample(at time: Double) -> ScrollSample {
    let phase = phase(at: time)
    let elapsed = time - phase.start
    return ScrollSample(offset: phase.segment.position(at: elapsed), velocity: phase.segment.velocity(at: elapsed))
  }

  public func position(at time: Double) -> Double { sample(at: time).offset }

  public func velocity(at time: Double) -> PointsPerSecond { sample(at: time).velocity }

  /// The phase at a time. Where two meet, the later one.
  public func phase(at time: Double) -> Phase {
    var index = 0
    while index < count - 1, time >= stretches[index].end { index += 1 }
    return stretches[index]
  }

  /// Inserts a phase before the rest, which is then at `offset`. Phases without duration are not added.
  mutating func add(_ kind: PhaseKind, _ segment: Segment, lasting duration: Double, restingAt offset: Double) {
    let begin = restTime
    var last = count - 1
    if duration > 0, count < stretches.count {
      stretches[last] = Phase(kind, segment, start: begin, end: begin + duration)
      last += 1
      count += 1
    }
    stretches[last] = Phase(.rest, .rest(at: offset), start: begin + max(0, duration), end: .infinity)
  }
}

extension Plan {
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(stretches[index]) }
  }
}

extension Plan {
  /// The plan of released content at `offset` moving at `velocity`.
  ///
  /// Inside the bounds it coasts, or goes to a snap target; past an edge it bounces, from the exact moment of passing;
  /// released outside it returns, and a strong inward flick coasts on from the edge. The minimum fling and the band's
  /// slope concern fingers and are applied by the caller. Numbers that are not finite count as rest at the low bound.
  ///
  /// - Parameter isRelease: Whether a hand lets go. Content that a change left outside springs back instead, as its
  ///   velocity is its own and not a finger's.
  public init(
    from offset: Double, velocity: PointsPerSecond, bounds: ScrollBounds, parameters: ScrollParameters,
    snap: Snap = .none, isRelease: Bool = true
  ) {
    let start = offset.isPlausible ? offset : bounds.low
    let speed = velocity.value.isPlausible ? velocity : .zero
    self.init(restingAt: start)
    var planner = Planner(plan: self, bounds: bounds, parameters: parameters, snap: snap, isRelease: isRelease)
    planner.release(from: start, velocity: speed)
    self = planner.plan
  }

  /// The plan of content sent to `target` by a spring that starts at the current velocity.
  public init(
    from offset: Double, velocity: PointsPerSecond, to target: Double, bounds: ScrollBounds,
    parameters: ScrollParameters, frequency: Double, kind: PhaseKind = .snap
  ) {
    let start = offset.isPlausible ? offset : bounds.low
    self.init(restingAt: start)
    var planner = Planner(plan: self, bounds: bounds, parameters: parameters, snap: .none)
    let spring = Spring(from: start, to: bounds.clamped(target), velocity: velocity, frequency: frequency)
    planner.settle(spring, kind)
    self = planner.plan
  }

  /// The plan of content that scrolls by itself at constant speed until it reaches a bound.
  public init(from offset: Double, steadily velocity: PointsPerSecond, bounds: ScrollBounds) {
    self.init(restingAt: bounds.clamped(offset))
    guard velocity.value.isPlausible else { return }
    let end = velocity.value > 0 ? bounds.high : bounds.low
    let motion = ConstantVelocity(from: restOffset, to: end, velocity: velocity)
    if motion.duration > 0 { add(.steady, .constantVelocity(motion), lasting: motion.duration, restingAt: end) }
  }
}
