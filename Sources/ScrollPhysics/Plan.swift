/// Everything that will happen to the content if nobody touches it: a few phases, the last of them rest.
///
/// A plan is a value that can be asked about any moment. It holds at most five phases in place, so that neither making
/// nor asking allocates: a spring back in, a coast, a bounce, one more spring, rest.
public struct Plan: Hashable, Sendable {
  private var stretches: InlineArray<5, Phase>
  /// How many phases there are, the rest included.
  public private(set) var count = 1

  /// Content that rests at `offset`.
  public init(restingAt offset: Double) {
    stretches = InlineArray(repeating: Phase(.rest, .rest(at: offset), start: 0, end: .infinity))
  }
}

extension Plan {
  public subscript(index: Int) -> Phase { stretches[index] }

  /// All phases in order, as an array for printing.
  public var phases: [Phase] { (0..<count).map { stretches[$0] } }

  /// Seconds until it rests, exactly.
  public var restTime: Double { stretches[count - 1].start }

  public var restOffset: Double { stretches[count - 1].segment.restValue }

  /// Where the content is so many seconds after the plan began. Before that, where it was then.
  public func sample(at time: Double) -> ScrollSample {
    let phase = phase(at: time)
    let elapsed = time - phase.start
    return ScrollSample(offset: phase.segment.position(at: elapsed), velocity: phase.segment.velocity(at: elapsed))
  }

  public func position(at time: Double) -> Double { sample(at: time).offset }

  public func velocity(at time: Double) -> PointsPerSecond { sample(at: time).velocity }

  /// The phase that a moment belongs to; where two meet, the later.
  public func phase(at time: Double) -> Phase {
    var index = 0
    while index < count - 1, time >= stretches[index].end { index += 1 }
    return stretches[index]
  }

  /// Puts a phase before the rest, which is then at `offset`. Nothing is added that takes no time.
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
  /// What content at `offset`, moving at its own `velocity`, does when it is left alone.
  ///
  /// Inside the bounds it coasts, or goes to a snap target; past an edge it bounces, exactly from the moment at which
  /// it passes; released outside it springs back, and a strong inward flick coasts on from the edge. Nothing here knows
  /// of fingers: a smallest fling or the band's slope are the caller's. Numbers that are not finite count as rest at
  /// the low bound.
  public init(
    from offset: Double, velocity: PointsPerSecond, bounds: ScrollBounds, parameters: ScrollParameters,
    snap: Snap = .none
  ) {
    let start = offset.isPlausible ? offset : bounds.low
    let speed = velocity.value.isPlausible ? velocity : .zero
    self.init(restingAt: start)
    var planner = Planner(plan: self, bounds: bounds, parameters: parameters, snap: snap)
    planner.release(from: start, velocity: speed)
    self = planner.plan
  }

  /// Content that is sent to `target` from wherever it is, by a spring that starts at its velocity.
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

  /// Content that scrolls by itself at a constant speed until it meets a bound.
  public init(from offset: Double, steadily velocity: PointsPerSecond, bounds: ScrollBounds) {
    self.init(restingAt: bounds.clamped(offset))
    guard velocity.value.isPlausible else { return }
    let end = velocity.value > 0 ? bounds.high : bounds.low
    let motion = Steady(from: restOffset, to: end, velocity: velocity)
    if motion.duration > 0 { add(.steady, .steady(motion), lasting: motion.duration, restingAt: end) }
  }
}
