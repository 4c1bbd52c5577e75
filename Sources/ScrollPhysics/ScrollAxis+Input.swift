/// Input from fingers, wheels and touchpads.
extension ScrollAxis {
  /// Minimum speed of the content, in points per second, at which a touch counts as a catch rather than a tap.
  public static let slowestCatch = 50.0

  /// A finger goes down at `place`, its coordinate along the axis. Moving content stops where it is displayed.
  ///
  /// A second finger takes over from the first without a jump.
  public mutating func begin(at place: Double, time: Double) {
    guard place.isPlausible else { return }
    advance(to: time)
    guard !isSteered(at: now) else { return }
    let sample = content(at: now)
    if !isHeld {
      let isOutside = bounds.overshoot(sample.offset) != 0
      wasCatch = isMoving(at: now) && (isOutside || sample.velocity.magnitude >= Self.slowestCatch)
    }
    let caught = isHeld ? PointsPerSecond.zero : sample.velocity
    motion = .dragged(
      FingerDrag(
        bandDrag: bandDrag(holding: sample.offset), finger: place, slop: parameters.dragSlop, catching: caught, at: now)
    )
  }

  /// The finger moves to `place`. Ignored without a finger down.
  public mutating func move(to place: Double, time: Double) {
    advance(to: time)
    guard case .dragged(var drag) = motion else { return }
    drag.move(to: place, at: now)
    motion = .dragged(drag)
  }

  /// The finger lifts, at `place` if known. Ignored without a finger down.
  public mutating func end(at place: Double? = nil, time: Double) {
    advance(to: time)
    guard case .dragged(var drag) = motion else { return }
    if let place, place != drag.finger { drag.move(to: place, at: now) }
    coast(from: drag.displayed, velocity: drag.releaseVelocity(at: now, parameters))
  }

  /// The touch is cancelled: no flick. Ignored without a finger down.
  public mutating func cancel(time: Double) {
    advance(to: time)
    guard case .dragged(let drag) = motion else { return }
    coast(from: drag.displayed, velocity: .zero)
  }

  /// A wheel turns by some ticks, possibly fractional; positive ones increase the offset.
  ///
  /// However the ticks are split, the content moves by their sum times `wheelStep` from its previous target. It does
  /// not glide past a bound; ticks at a bound pull the rubber band, which is released 120 ms after the last. A wheel
  /// stops a coast. Ignored while a finger is down.
  public mutating func wheel(_ ticks: Double, time: Double) {
    advance(to: time)
    guard ticks.isPlausible, ticks != 0, !isHeld, !isSteered(at: now) else { return }
    motion = .turned(WheelTurn(by: ticks, on: self))
  }

  /// Two fingers on a touchpad move by some ticks; positive ones increase the offset.
  ///
  /// The content follows at `touchpadStep` points per tick, through the rubber band past an edge. The system does not
  /// report when the fingers lift: a pause of at most 70 ms ends the stroke, and the content coasts on if
  /// `touchpadMomentum` is set. A stroke stops a coast. Ignored while a finger is down on the screen.
  public mutating func touchpad(_ ticks: Double, time: Double) {
    advance(to: time)
    guard ticks.isPlausible, !isHeld, !isSteered(at: now) else { return }
    motion = .stroked(TouchpadStroke(by: ticks, on: self))
  }
}
