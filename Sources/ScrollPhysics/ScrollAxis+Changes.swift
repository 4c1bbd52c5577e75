/// Changes made by the program rather than by a gesture.
extension ScrollAxis {
  /// Changes the size of the content or viewport, or holds the content down for a refresh (with a lower low bound).
  ///
  /// The offset and velocity do not change at that moment; the rest of the motion is planned anew from them. Content
  /// resting outside the new bounds springs back.
  public mutating func setBounds(_ bounds: ScrollBounds, time: Double) {
    change(\.bounds, to: bounds, time: time)
  }

  /// Changes the parameters. The offset does not change at that moment.
  public mutating func setParameters(_ parameters: ScrollParameters, time: Double) {
    change(\.parameters, to: parameters, time: time)
  }

  /// Changes the snap targets. The offset does not change at that moment: content between two targets moves to one.
  public mutating func setSnap(_ snap: Snap, time: Double) {
    change(\.snap, to: snap, time: time)
  }

  private mutating func change<Value: Equatable>(
    _ part: WritableKeyPath<Self, Value>, to value: Value, time: Double
  ) {
    advance(to: time)
    guard value != self[keyPath: part] else { return }
    let before = content(at: now)
    let old = self
    self[keyPath: part] = value
    replan(from: before, on: old)
  }

  /// Continues a coast or a spring at the content's velocity, and the return of a pull at what is left of the finger's
  /// speed.
  private mutating func goOn(from sample: ScrollSample) {
    let isOutside = bounds.overshoot(sample.offset) != 0
    guard isOutside, parameters.return == .pull, let left = speedOfReturn else {
      let plan = Plan(
        from: sample.offset, velocity: sample.velocity, bounds: bounds, parameters: parameters, snap: snap,
        isRelease: false)
      return follow(plan)
    }
    let drag = bandDrag(holding: sample.offset)
    coast(from: sample.offset, velocity: drag.slope(drag.raw) * left)
  }

  /// Moves the content to `offset`, or the nearest bound, at once and at rest. A finger keeps hold of it.
  public mutating func jump(to offset: Double, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    let place = bounds.clamped(offset)
    if case .dragged(var drag) = motion {
      drag.retake(at: place, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    } else {
      follow(Plan(restingAt: place))
    }
  }

  /// Holds the content at `offset`, even outside the bounds, until `letGo`. For dragging a playhead.
  public mutating func hold(at offset: Double, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    motion = .held(offset)
  }

  /// Ends `hold`: content outside springs back. Ignored without a hold.
  public mutating func letGo(time: Double) {
    advance(to: time)
    guard case .held(let offset) = motion else { return }
    coast(from: offset, velocity: .zero)
  }

  /// Moves the content to a recorded offset at once, even outside the bounds, and evenly to the next one until its time.
  /// There it stays. Fingers, wheels and changes of the physics do nothing on the way.
  ///
  /// - Parameter next: Nil after the last recorded offset.
  public mutating func steer(at offset: Double, to next: (offset: Double, time: Double)?, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    var move = SteeredMove(from: offset, start: now, to: offset, end: now)
    if let next, next.offset.isPlausible, next.time.isPlausible, next.time > now {
      (move.to, move.end) = (next.offset, next.time)
    }
    motion = .steered(move)
  }

  /// Flicks the content at a given velocity, without the limits for fingers. Ends a drag or a hold.
  public mutating func glide(at velocity: PointsPerSecond, time: Double) {
    advance(to: time)
    coast(from: content(at: now).offset, velocity: velocity)
  }

  /// Moves the content smoothly to `offset`, or the nearest bound, starting at its present velocity. On a track it goes
  /// to the stop nearest to that, at least one stop beyond the one it was going to rest at.
  ///
  /// - Parameter frequency: Stiffness of the spring, per second. 8 takes about a second for a screen.
  public mutating func glide(to offset: Double, frequency: Double = 8, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    let sample = content(at: now)
    var goal = offset
    if case .track = snap {
      goal = snap.target(from: restOffset ?? sample.offset, sentTo: offset, bounds: bounds) ?? offset
    }
    follow(
      Plan(
        from: sample.offset, velocity: sample.velocity, to: goal, bounds: bounds, parameters: parameters,
        frequency: frequency))
  }

  /// Scrolls at a constant speed until a bound, or the last stop of a track. A speed of 0 stops it.
  public mutating func autoplay(_ velocity: PointsPerSecond, time: Double) {
    advance(to: time)
    let place = content(at: now).offset
    guard bounds.contains(place) else { return coast(from: place, velocity: .zero) }
    guard case .track = snap else { return follow(Plan(from: place, steadily: velocity, bounds: bounds)) }
    let end = velocity.value > 0 ? bounds.high : bounds.low
    let last = snap.target(from: end, sentTo: end, bounds: bounds) ?? end
    guard (last - place) * velocity.value > 0 else { return coast(from: place, velocity: .zero) }
    let way = ScrollBounds(low: min(place, last), high: max(place, last), viewport: bounds.viewport)
    follow(Plan(from: place, steadily: velocity, bounds: way))
  }

  /// Continues after a change from the previous offset and velocity.
  private mutating func replan(from sample: ScrollSample, on old: ScrollAxis) {
    let before = ScrollSample(offset: kept(sample.offset, from: old), velocity: sample.velocity)
    switch motion {
    case .held, .steered: return
    case .dragged(var drag):
      drag.retake(at: before.offset, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    case .stroked(let stroke):
      // The stroke continues from the content's offset and ends when it would have.
      let end = stroke.release.start
      var next = TouchpadStroke(holding: before.offset, on: self)
      next.tracker.add(next.raw, at: now)
      next.release = ScheduledPlan(plan: next.plan(on: self), start: end)
      motion = .stroked(next)
    case .turned(var turn):
      guard turn.staysLegal(on: self) else { return goOn(from: before) }
      turn.bandDrag = bandDrag(holding: before.offset)
      motion = .turned(turn)
    case .coasting(let plan):
      guard plan.phase(at: now) == .steady else { return goOn(from: before) }
      autoplay(before.velocity, time: now)
    }
  }

  /// The offset from which content continues after a change. A stretched edge shows no overscroll: content outside
  /// moves to the bound at once, and a pull lasts only while the content stays at its edge.
  private func kept(_ offset: Double, from old: ScrollAxis) -> Double {
    let wasStretched = old.parameters.edge == .stretch
    let shown = wasStretched ? old.bounds.clamped(offset) : offset
    guard parameters.edge == .stretch else { return shown }
    let place = bounds.clamped(shown)
    let pull = wasStretched ? old.bounds.overshoot(offset) : 0
    return place == (pull < 0 ? bounds.low : bounds.high) ? place + pull : place
  }
}
