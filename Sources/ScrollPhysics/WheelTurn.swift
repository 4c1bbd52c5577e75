/// A wheel turn: a glide in raw offsets to a target that accumulates every tick.
///
/// Ticks stop exactly at a bound; further ones with the target at the bound pull the rubber band, which is released
/// shortly after the last.
struct WheelTurn: Hashable, Sendable {
  var bandDrag: RubberBandDrag
  private let glide: ExponentialGlide
  private let since: Double
  /// The content's offset at the first tick.
  private let origin: Double
  /// The end of the pull. Nil while the target lies within the bounds and nothing snaps.
  private(set) var release: ScheduledPlan?

  /// Seconds after the last tick at which a pull is released.
  private static let patience = 0.12
  /// Remaining distance at which the glide has arrived, in points: less than a pixel on any screen.
  private static let arrivalDistance = 0.05

  /// The turn after some more ticks: continues the wheel's current glide, or starts from the displayed offset.
  init(by ticks: Double, on axis: ScrollAxis) {
    let aim: Double
    let start: Double
    if case .turned(let turn) = axis.motion {
      (bandDrag, start, aim) = (turn.bandDrag, turn.raw(at: axis.now), turn.glide.target)
      origin = turn.origin
    } else {
      origin = axis.content(at: axis.now).offset
      bandDrag = axis.bandDrag(holding: origin)
      (start, aim) = (bandDrag.raw, bandDrag.raw)
    }
    let target = Self.target(after: ticks * axis.parameters.wheelStep, from: aim, in: bandDrag)
    let constant = axis.parameters.wheelGlide
    glide = ExponentialGlide(from: start, to: target, decay: constant > 0 ? 1 / constant : .infinity)
    since = axis.now
    release = release(on: axis)
  }
}

extension WheelTurn {
  /// The time at which the glide has arrived.
  var arrival: Double { since + glide.time(untilLeft: Self.arrivalDistance) }

  func sample(at time: Double) -> ScrollSample {
    let raw = raw(at: time)
    let speed = time >= arrival ? .zero : glide.velocity(at: time - since)
    return ScrollSample(offset: bandDrag.displayed(raw), velocity: bandDrag.slope(raw) * speed)
  }

  /// Whether the glide can continue unchanged in the axis's bounds.
  func staysLegal(on axis: ScrollAxis) -> Bool {
    release == nil && axis.snap == .none && axis.bounds.contains(glide.target)
      && axis.bounds.contains(raw(at: axis.now))
  }

  private func raw(at time: Double) -> Double { time >= arrival ? glide.target : glide.position(at: time - since) }

  /// The target after `delta` more points. It stops at a bound on the way, and continues past it from there.
  private static func target(after delta: Double, from target: Double, in bandDrag: RubberBandDrag) -> Double {
    let bounds = bandDrag.bounds
    guard bandDrag.givesWay else { return bounds.clamped(target + delta) }
    let moved = target + delta
    if delta > 0, target < bounds.high { return min(moved, bounds.high) }
    if delta < 0, target > bounds.low { return max(moved, bounds.low) }
    // No further than a finger could pull on this screen.
    return min(max(moved, bounds.low - bounds.viewport), bounds.high + bounds.viewport)
  }

  /// The plan after the last tick: none for a target within the bounds, otherwise the way back, or to a snap target.
  private func release(on axis: ScrollAxis) -> ScheduledPlan? {
    let isPull = axis.bounds.overshoot(glide.target) != 0
    guard isPull || axis.snap != .none else { return nil }
    let due = since + Self.patience
    let then = sample(at: due)
    let aim = axis.bounds.clamped(glide.target)
    let goal =
      if case .track = axis.snap {
        axis.snap.target(from: origin, sentTo: aim, bounds: axis.bounds)
      } else {
        axis.snap.target(from: aim, projection: aim, velocity: then.velocity, bounds: axis.bounds)
      }
    guard !isPull, let goal else {
      return ScheduledPlan(plan: axis.plan(from: then.offset, velocity: then.velocity), start: due)
    }
    let plan = Plan(
      from: then.offset, velocity: then.velocity, to: goal, bounds: axis.bounds, parameters: axis.parameters,
      frequency: axis.parameters.bounceFrequency)
    return ScheduledPlan(plan: plan, start: due)
  }
}
