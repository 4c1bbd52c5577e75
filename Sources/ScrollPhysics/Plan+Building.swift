extension Plan {
  /// What content at `offset`, moving at its own `velocity`, does when it is left alone.
  ///
  /// Inside the bounds it coasts, or goes to a snap target; past an edge it bounces, exactly from the moment at which
  /// it passes; released outside it springs back, and a strong inward flick coasts on from the edge. Nothing here
  /// knows of fingers: a smallest fling or the band's slope are the caller's. Numbers that are not finite count as
  /// rest at the low bound.
  public init(
    from offset: Double, velocity: PointsPerSecond, bounds: ScrollBounds, parameters: ScrollParameters,
    snap: Snap = .none
  ) {
    let start = offset.isFinite ? offset : bounds.low
    let speed = velocity.value.isFinite ? velocity : .zero
    self.init(restingAt: start)
    var planner = Planner(plan: self, bounds: bounds, parameters: parameters, snap: snap)
    planner.release(from: start, velocity: speed)
    self = planner.plan
  }

  /// Content that is sent to `target` from wherever it is, by a spring that starts at its velocity.
  public init(
    from offset: Double, velocity: PointsPerSecond, to target: Double, bounds: ScrollBounds,
    parameters: ScrollParameters, frequency: Double, kind: Phase.Kind = .snap
  ) {
    self.init(restingAt: offset)
    var planner = Planner(plan: self, bounds: bounds, parameters: parameters, snap: .none)
    let spring = Spring(from: offset, to: bounds.clamped(target), velocity: velocity, frequency: frequency)
    planner.settle(spring, kind)
    self = planner.plan
  }

  /// Content that scrolls by itself at a constant speed until it meets a bound.
  public init(from offset: Double, steadily velocity: PointsPerSecond, bounds: ScrollBounds) {
    self.init(restingAt: bounds.clamped(offset))
    guard velocity.value.isFinite else { return }
    let end = velocity.value > 0 ? bounds.high : bounds.low
    let motion = Steady(from: restOffset, to: end, velocity: velocity)
    if motion.duration > 0 { add(.steady, .steady(motion), lasting: motion.duration, restingAt: end) }
  }
}
