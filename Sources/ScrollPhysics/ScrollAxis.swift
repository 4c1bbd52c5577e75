/// One scrolling direction under one hand: events with their times go in, the offset at any moment comes out.
///
/// Content at rest or coasting, a finger, a wheel and a touchpad exclude each other. Nothing is stepped from frame to
/// frame and there is no clock: an event changes the motion, a motion is a formula of time, and what happens by itself
/// (a pull that lets go, a stroke that ends) is known beforehand with its exact moment. So `sample(at:)` changes
/// nothing, and the offset at a moment does not depend on who asked before.
///
/// Signs: a higher offset shows later content. A finger's place is its coordinate on the screen, so moving it to lower
/// coordinates raises the offset. Ticks are already the content's: positive ones raise the offset.
/// Times are seconds on any clock. One that goes back, or is no plausible number, counts as that of the last event.
public struct ScrollAxis: Hashable, Sendable {
  public internal(set) var bounds: ScrollBounds
  public internal(set) var parameters: ScrollParameters
  public internal(set) var snap: Snap
  /// Whether the last finger that came down stopped moving content, so that lifting it is no tap.
  public internal(set) var wasCatch = false
  var motion: Motion
  /// The time of the last event.
  private(set) var now = -Double.infinity

  /// Content at rest at `offset`, or at the bound next to it.
  public init(
    bounds: ScrollBounds, parameters: ScrollParameters = ScrollParameters(), snap: Snap = .none, offset: Double? = nil
  ) {
    self.bounds = bounds
    self.parameters = parameters
    self.snap = snap
    let start = offset.flatMap { $0.isPlausible ? $0 : nil } ?? bounds.low
    motion = .coasting(ScheduledPlan(plan: Plan(restingAt: bounds.clamped(start)), start: 0))
  }
}

// What is seen.
extension ScrollAxis {
  /// Where the content is displayed at `time`, and how fast it moves. Under a finger that is the speed it would be let
  /// go at, as far as it is known.
  ///
  /// Where the edge is stretched the content stays at it, and the sample tells the pull.
  public func sample(at time: Double) -> ScrollSample {
    var sample = content(at: time)
    guard parameters.edge == .stretch else { return sample }
    sample.pull = bounds.overshoot(sample.offset)
    guard sample.pull != 0 else { return sample }
    sample.offset = bounds.clamped(sample.offset)
    return sample
  }

  public func offset(at time: Double) -> Double { sample(at: time).offset }

  /// When the content rests if nothing more happens; nil while it is held. Before the last event: that event's time.
  public var restTime: Double? { motion.restTime }

  /// Where the content rests if nothing more happens; nil while it is held.
  public var restOffset: Double? { restTime.map { offset(at: $0) } }

  /// Whether the content is yet to come to rest by itself. False while it is held: then only events move it.
  public func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  /// Whether a finger, or `hold`, has the content.
  public var isHeld: Bool { motion.restTime == nil }

  /// When a pull by wheel or touchpad lets go of the content by itself; nil while none is under way. A finger lets go
  /// with `end`.
  public var letGoTime: Double? {
    if case .coasting = motion { nil } else { motion.next?.start }
  }

  /// What happens at `time` in the words of the plan; nil while a hand has the content.
  public func phase(at time: Double) -> PhaseKind? {
    if case .coasting(let plan) = motion.settled(at: time) { plan.phase(at: time) } else { nil }
  }

  /// What follows if nothing more happens: the phases that are still going on at `time` or later, on this axis's clock.
  ///
  /// Empty while a hand, a wheel or a touchpad has the content without an end in sight.
  public func phases(from time: Double) -> [(kind: PhaseKind, start: Double, end: Double)] {
    motion.next?.phases.filter { $0.end > time } ?? []
  }
}

// What events have in common.
extension ScrollAxis {
  /// Makes a time the present, and lets what was due before it happen.
  mutating func advance(to time: Double) {
    if time.isPlausible { now = max(now, time) } else if now == -.infinity { now = 0 }
    motion = motion.settled(at: now)
  }

  /// Lets go of content at `offset`, now.
  mutating func coast(from offset: Double, velocity: PointsPerSecond) { follow(plan(from: offset, velocity: velocity)) }

  /// What content does that is let go of at `offset`.
  func plan(from offset: Double, velocity: PointsPerSecond) -> Plan {
    Plan(from: offset, velocity: velocity, bounds: bounds, parameters: parameters, snap: snap)
  }

  func grip(holding offset: Double) -> BandGrip {
    BandGrip(holding: offset, bounds: bounds, parameters: parameters)
  }

  /// The motion's own sample: with an offset outside also where the edge is stretched instead. That stands still.
  func content(at time: Double) -> ScrollSample {
    var sample = motion.sample(at: time.isNaN ? now : max(time, now), parameters)
    if parameters.edge == .stretch, bounds.overshoot(sample.offset) != 0 { sample.velocity = .zero }
    return sample
  }

  mutating func follow(_ plan: Plan) { motion = .coasting(ScheduledPlan(plan: plan, start: now)) }
}
