extension ScrollAxis {
  /// The content or the viewport has another size, or a refresh holds the content down (a lower low bound).
  ///
  /// The offset does not change at that moment, nor does the speed of what moves: what follows is planned anew from
  /// both. Content that rests outside the new bounds springs back.
  public mutating func setBounds(_ bounds: ScrollBounds, time: Double) {
    advance(to: time)
    guard bounds != self.bounds else { return }
    let before = sample(at: now)
    self.bounds = bounds
    replan(from: before)
  }

  /// Other parameters from now on. The offset does not change at that moment.
  public mutating func setParameters(_ parameters: ScrollParameters, time: Double) {
    advance(to: time)
    guard parameters != self.parameters else { return }
    let before = sample(at: now)
    self.parameters = parameters
    replan(from: before)
  }

  /// Other places to rest at from now on. Content at rest goes to the nearest.
  public mutating func setSnap(_ snap: Snap, time: Double) {
    advance(to: time)
    guard snap != self.snap else { return }
    let before = sample(at: now)
    self.snap = snap
    replan(from: before)
  }

  /// Continues after a change from where the content was before it, and as fast.
  private mutating func replan(from before: ScrollSample) {
    switch motion {
    case .held: return
    case .dragged(var drag):
      drag.retake(at: before.offset, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    case .stroked(let stroke): restroke(stroke, from: before.offset)
    case .turned(var turn):
      guard staysLegal(turn) else { return coast(from: before.offset, velocity: before.velocity) }
      turn.grip = Grip(holding: before.offset, bounds: bounds, parameters: parameters)
      motion = .turned(turn)
    case .coasting(let plan, let since):
      guard plan.phase(at: now - since).kind == .steady else {
        return coast(from: before.offset, velocity: before.velocity)
      }
      autoplay(before.velocity, time: now)
    }
  }

  /// A touchpad stroke goes on from where the content is, and ends when it would have.
  private mutating func restroke(_ stroke: TouchpadStroke, from offset: Double) {
    let grip = Grip(holding: offset, bounds: bounds, parameters: parameters)
    var next = TouchpadStroke(grip: grip, raw: grip.raw, release: stroke.release)
    next.tracker.add(grip.raw, at: now)
    next.release.plan = release(of: next).plan
    motion = .stroked(next)
  }

  /// Whether a glide of the wheel can go on as it is in the present bounds.
  private func staysLegal(_ turn: WheelTurn) -> Bool {
    turn.release == nil && snap == .none && bounds.contains(turn.glide.target) && bounds.contains(turn.raw(at: now))
  }
}
