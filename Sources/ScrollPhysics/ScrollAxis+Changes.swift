/// What is told to the content from outside, and not by a hand.
extension ScrollAxis {
  /// The content or the viewport has another size, or a refresh holds the content down (a lower low bound).
  ///
  /// The offset does not change at that moment, nor does the speed of what moves: what follows is planned anew from
  /// both. Content that rests outside the new bounds springs back.
  public mutating func setBounds(_ bounds: ScrollBounds, time: Double) {
    change(\.bounds, to: bounds, time: time)
  }

  /// Other parameters from now on. The offset does not change at that moment.
  public mutating func setParameters(_ parameters: ScrollParameters, time: Double) {
    change(\.parameters, to: parameters, time: time)
  }

  /// Other places to rest at from now on. The offset does not change at that moment: content between them goes to one.
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

  /// Puts the content at `offset`, or at the bound next to it, at once and at rest. A finger keeps hold of it.
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

  /// Holds the content at `offset`, even outside the bounds, until `letGo`: for a playhead that is dragged.
  public mutating func hold(at offset: Double, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    motion = .held(offset)
  }

  /// Ends `hold`: content outside springs back. Otherwise it is ignored.
  public mutating func letGo(time: Double) {
    advance(to: time)
    guard case .held(let offset) = motion else { return }
    coast(from: offset, velocity: .zero)
  }

  /// Flicks the content at its own velocity, without the limits of a finger. A finger or a hold loses it.
  public mutating func glide(at velocity: PointsPerSecond, time: Double) {
    advance(to: time)
    coast(from: content(at: now).offset, velocity: velocity)
  }

  /// Sends the content to `offset`, or to the bound next to it, smoothly from its present velocity. On a track it goes
  /// to the stop next to that, and from where it is going to rest at least to the next one.
  ///
  /// - Parameter frequency: How tight the spring is, per second. 8 takes about a second for a screen.
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

  /// Scrolls by itself at a constant speed until it meets a bound, or the last stop of a track. A speed of 0 stops it.
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

  /// Continues after a change from where the content was before it, and as fast.
  private mutating func replan(from sample: ScrollSample, on old: ScrollAxis) {
    let before = ScrollSample(offset: kept(sample.offset, from: old), velocity: sample.velocity)
    switch motion {
    case .held: return
    case .dragged(var drag):
      drag.retake(at: before.offset, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    case .stroked(let stroke):
      // It goes on from where the content is, and ends when it would have.
      let end = stroke.release.start
      var next = TouchpadStroke(holding: before.offset, on: self)
      next.tracker.add(next.raw, at: now)
      next.release = ScheduledPlan(plan: next.plan(on: self), start: end)
      motion = .stroked(next)
    case .turned(var turn):
      guard turn.staysLegal(on: self) else { return coast(from: before.offset, velocity: before.velocity) }
      turn.grip = grip(holding: before.offset)
      motion = .turned(turn)
    case .coasting(let plan):
      guard plan.phase(at: now) == .steady else { return coast(from: before.offset, velocity: before.velocity) }
      autoplay(before.velocity, time: now)
    }
  }

  /// Where content goes on after a change. A stretched edge shows nothing past a bound: content out there is at the
  /// bound at once, and a pull lasts as long as the content stays at its edge.
  private func kept(_ offset: Double, from old: ScrollAxis) -> Double {
    let wasStretched = old.parameters.edge == .stretch
    let shown = wasStretched ? old.bounds.clamped(offset) : offset
    guard parameters.edge == .stretch else { return shown }
    let place = bounds.clamped(shown)
    let pull = wasStretched ? old.bounds.overshoot(offset) : 0
    return place == (pull < 0 ? bounds.low : bounds.high) ? place + pull : place
  }
}
