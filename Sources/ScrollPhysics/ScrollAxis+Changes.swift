extension ScrollAxis {
  /// The content or the viewport has another size, or a refresh holds the content down (a lower low bound).
  ///
  /// The offset does not change at that moment, nor does the speed of what moves: what follows is planned anew from
  /// both. Content that rests outside the new bounds springs back.
  public mutating func setBounds(_ bounds: ScrollBounds, time: Double) {
    advance(to: time)
    guard bounds != self.bounds else { return }
    replan { $0.bounds = bounds }
  }

  /// Other parameters from now on. The offset does not change at that moment.
  public mutating func setParameters(_ parameters: ScrollParameters, time: Double) {
    advance(to: time)
    guard parameters != self.parameters else { return }
    replan { $0.parameters = parameters }
  }

  /// Other places to rest at from now on. Content at rest goes to the nearest.
  public mutating func setSnap(_ snap: Snap, time: Double) {
    advance(to: time)
    guard snap != self.snap else { return }
    replan { $0.snap = snap }
  }

  /// Makes a change and continues from the same offset and velocity.
  private mutating func replan(_ change: (inout ScrollAxis) -> Void) {
    let before = sample(at: now)
    change(&self)
    switch motion {
    case .held: return
    case .dragged(var drag):
      drag.retake(at: before.offset, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    case .stroked(var stroke):
      stroke.grip = Grip(holding: before.offset, bounds: bounds, parameters: parameters)
      stroke.tracker = VelocityTracker()
      stroke.raw = stroke.grip.raw
      stroke.tracker.add(stroke.raw, at: now)
      let due = stroke.release.due
      stroke.release = release(of: stroke)
      stroke.release.due = due
      motion = .stroked(stroke)
    case .turned(var turn) where staysLegal(turn):
      turn.grip = Grip(holding: before.offset, bounds: bounds, parameters: parameters)
      motion = .turned(turn)
    case .coasting(let plan, let since) where plan.phase(at: now - since).kind == .steady:
      autoplay(plan.velocity(at: now - since), time: now)
    case .turned, .coasting: coast(from: before.offset, velocity: before.velocity)
    }
  }

  /// Whether a glide of the wheel can go on as it is in the present bounds.
  private func staysLegal(_ turn: WheelTurn) -> Bool {
    turn.release == nil && snap == .none && bounds.contains(turn.glide.target) && bounds.contains(turn.raw(at: now))
  }
}
