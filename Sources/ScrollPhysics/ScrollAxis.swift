/// One scrolling direction: timed events go in, the offset at any moment comes out.
///
/// Content at rest or coasting, a finger, a wheel and a touchpad exclude each other. Nothing is stepped from frame to
/// frame and there is no clock: an event changes the motion, a motion is a formula of time, and transitions without an
/// event (a released pull, the end of a stroke) are known in advance with their exact time. So `sample(at:)` changes
/// nothing, and its result does not depend on earlier calls.
///
/// Signs: a higher offset shows later content. A finger's position is its coordinate on the screen, so moving it to
/// lower coordinates increases the offset. Ticks already have the content's sign: positive ones increase the offset.
/// Times are seconds on any clock. A time that goes back, or is implausible, counts as that of the last event.
public struct ScrollAxis: Hashable, Sendable {
  public internal(set) var bounds: ScrollBounds
  public internal(set) var parameters: ScrollParameters
  public internal(set) var snap: Snap
  /// Whether the last touch stopped moving content, so that lifting the finger is not a tap.
  public internal(set) var wasCatch = false
  var motion: Motion
  /// The time of the last event.
  private(set) var now = -Double.infinity

  /// Content at rest at `offset`, or at the nearest bound.
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

// Queries.
extension ScrollAxis {
  /// The displayed offset and the velocity at `time`. Under a finger, the velocity it would be released at, as far as
  /// known.
  ///
  /// With a stretched edge the content stays at the edge, and the sample includes the pull.
  public func sample(at time: Double) -> ScrollSample {
    var sample = content(at: time)
    guard parameters.edge == .stretch, !isSteered else { return sample }
    sample.pull = bounds.overshoot(sample.offset)
    guard sample.pull != 0 else { return sample }
    sample.offset = bounds.clamped(sample.offset)
    return sample
  }

  public func offset(at time: Double) -> Double { sample(at: time).offset }

  /// The time of rest without further events. Nil while the content is held. Before the last event, that event's time.
  public var restTime: Double? { motion.restTime }

  /// The offset of rest without further events. Nil while the content is held.
  public var restOffset: Double? { restTime.map { offset(at: $0) } }

  /// Whether the content is still moving by itself. False while it is held, as only events move it then.
  public func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  /// Whether a finger or `hold` has the content.
  public var isHeld: Bool { motion.restTime == nil }

  /// Whether recorded offsets lead the content, or have led it here: it is exactly there, whatever its physics.
  private var isSteered: Bool { if case .steered = motion { true } else { false } }

  /// Whether another recorded offset follows: input does nothing until it is reached.
  public func isSteered(at time: Double) -> Bool {
    if case .steered(let move) = motion { time < move.end } else { false }
  }

  /// The time at which a wheel or touchpad pull is released by itself. Nil if there is none. A finger releases with
  /// `end`.
  public var letGoTime: Double? {
    if case .coasting = motion { nil } else { motion.next?.start }
  }

  /// The kind of phase at `time`. Nil while the content is held.
  public func phase(at time: Double) -> PhaseKind? {
    if case .coasting(let plan) = motion.settled(at: time) { plan.phase(at: time) } else { nil }
  }

  /// The phases without further events that end after `time`, on this axis's clock.
  ///
  /// Empty while a finger, wheel or touchpad has the content with no known end.
  public func phases(from time: Double) -> [(kind: PhaseKind, start: Double, end: Double)] {
    motion.next?.phases.filter { $0.end > time } ?? []
  }
}

// Steps common to all events.
extension ScrollAxis {
  /// Advances to a time, applying the transitions that were due before it.
  mutating func advance(to time: Double) {
    if time.isPlausible { now = max(now, time) } else if now == -.infinity { now = 0 }
    motion = motion.settled(at: now)
  }

  /// Releases content at `offset`, now.
  mutating func coast(from offset: Double, velocity: PointsPerSecond) { follow(plan(from: offset, velocity: velocity)) }

  /// The finger's speed that is left of a returning pull. Nil for any other motion.
  var speedOfReturn: PointsPerSecond? {
    guard case .coasting(let plan) = motion else { return nil }
    let phase = plan.plan.phase(at: now - plan.start)
    guard case .pull(let back) = phase.segment else { return nil }
    return back.carried(at: now - plan.start - phase.start)
  }

  /// The plan of content released at `offset`.
  func plan(from offset: Double, velocity: PointsPerSecond) -> Plan {
    Plan(from: offset, velocity: velocity, bounds: bounds, parameters: parameters, snap: snap)
  }

  func bandDrag(holding offset: Double) -> RubberBandDrag {
    RubberBandDrag(holding: offset, bounds: bounds, parameters: parameters)
  }

  /// The motion's own sample, whose offset may lie outside the bounds even if the edge is stretched and the content
  /// stays.
  func content(at time: Double) -> ScrollSample {
    var sample = motion.sample(at: time.isNaN ? now : max(time, now), parameters)
    if parameters.edge == .stretch, !isSteered, bounds.overshoot(sample.offset) != 0 { sample.velocity = .zero }
    return sample
  }

  mutating func follow(_ plan: Plan) { motion = .coasting(ScheduledPlan(plan: plan, start: now)) }
}
