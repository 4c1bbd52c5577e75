extension ScrollAxis {
  /// Two fingers on a touchpad move by so many ticks; positive ones raise the offset.
  ///
  /// The content follows at `touchpadStep` points a tick, through the rubber band past an edge. The system does not
  /// tell when the fingers lift: a pause of at most 70 ms ends the stroke, and the content coasts on if
  /// `touchpadMomentum` says so. A stroke stops a coast. While a finger is down on the screen it does nothing.
  public mutating func touchpad(_ ticks: Double, time: Double) {
    advance(to: time)
    guard ticks.isFinite, !isHeld else { return }
    var stroke = strokeUnderWay()
    let raw = stroke.raw + ticks * parameters.touchpadStep
    stroke.raw = stroke.grip.givesWay || stroke.grip.displayed(raw) == raw ? raw : bounds.clamped(raw)
    stroke.tracker.add(stroke.raw, at: now)
    stroke.release = release(of: stroke)
    motion = .stroked(stroke)
  }

  private func strokeUnderWay() -> TouchpadStroke {
    if case .stroked(let stroke) = motion { return stroke }
    let shown = sample(at: now).offset
    let grip = Grip(holding: shown, bounds: bounds, parameters: parameters)
    return TouchpadStroke(grip: grip, raw: grip.raw, release: Release(due: now, plan: Plan(restingAt: shown)))
  }

  func release(of stroke: TouchpadStroke) -> Release {
    let plan = Plan(
      from: stroke.sample.offset, velocity: stroke.releaseVelocity(parameters), bounds: bounds,
      parameters: parameters, snap: snap)
    return Release(due: stroke.end(after: now), plan: plan)
  }
}
