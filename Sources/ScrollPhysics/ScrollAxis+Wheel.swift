extension ScrollAxis {
  /// A wheel turns by so many ticks; positive ones raise the offset, parts of a tick count as such.
  ///
  /// However the ticks are cut, the content goes their sum times `wheelStep` from where it was going to. It does not
  /// glide past a bound; ticks at a bound pull the rubber band, which lets go 120 ms after the last. A wheel stops a
  /// coast. While a finger is down it does nothing.
  public mutating func wheel(_ ticks: Double, time: Double) {
    advance(to: time)
    guard ticks.isPlausible, ticks != 0, !isHeld else { return }
    let (grip, raw, aim) = wheelStart()
    let target = WheelTurn.target(after: ticks * parameters.wheelStep, from: aim, in: grip)
    let decay = parameters.wheelGlide > 0 ? 1 / parameters.wheelGlide : .infinity
    var turn = WheelTurn(grip: grip, glide: Approach(from: raw, to: target, decay: decay), since: now)
    turn.release = release(of: turn)
    motion = .turned(turn)
  }

  /// The hold, where it is, and where it is going: of the wheel's glide under way, else of the content as displayed.
  private func wheelStart() -> (grip: Grip, raw: Double, aim: Double) {
    if case .turned(let turn) = motion { return (turn.grip, turn.raw(at: now), turn.glide.target) }
    let grip = Grip(holding: sample(at: now).offset, bounds: bounds, parameters: parameters)
    return (grip, grip.raw, grip.raw)
  }

  /// What follows the last tick: nothing for a target within the bounds, else the way back, or to a snap target.
  private func release(of turn: WheelTurn) -> Release? {
    let isPull = bounds.overshoot(turn.glide.target) != 0
    guard isPull || snap != .none else { return nil }
    let due = now + WheelTurn.patience
    let then = turn.sample(at: due)
    let aim = bounds.clamped(turn.glide.target)
    if !isPull, let goal = snap.target(from: aim, projection: aim, velocity: then.velocity, bounds: bounds) {
      return Release(
        due: due,
        plan: Plan(
          from: then.offset, velocity: then.velocity, to: goal, bounds: bounds, parameters: parameters,
          frequency: parameters.bounceFrequency))
    }
    return Release(
      due: due,
      plan: Plan(
        from: then.offset, velocity: then.velocity, bounds: bounds, parameters: parameters, snap: snap))
  }
}
