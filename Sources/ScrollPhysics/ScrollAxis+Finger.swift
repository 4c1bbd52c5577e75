extension ScrollAxis {
  /// The slowest speed, in points per second, at which a touch counts as a catch and not as a tap.
  public static let slowestCatch = 50.0

  /// A finger comes down at `place`, its coordinate along the axis. Moving content stops where it is displayed.
  ///
  /// A second finger takes over from the first without a jump.
  public mutating func begin(at place: Double, time: Double) {
    guard place.isPlausible else { return }
    advance(to: time)
    let sample = sample(at: now)
    if !isHeld {
      let isOutside = bounds.overshoot(sample.offset) != 0
      wasCatch = isMoving(at: now) && (isOutside || sample.velocity.magnitude >= Self.slowestCatch)
    }
    let grip = Grip(holding: sample.offset, bounds: bounds, parameters: parameters)
    let caught = isHeld ? PointsPerSecond.zero : sample.velocity
    motion = .dragged(Drag(grip: grip, finger: place, slop: parameters.dragSlop, catching: caught, at: now))
  }

  /// The finger is at `place` now. Without a finger down it is ignored.
  public mutating func move(to place: Double, time: Double) {
    advance(to: time)
    guard case .dragged(var drag) = motion else { return }
    drag.move(to: place, at: now)
    motion = .dragged(drag)
  }

  /// The finger lifts, at `place` if that is known. Without a finger down it is ignored.
  public mutating func end(at place: Double? = nil, time: Double) {
    advance(to: time)
    guard case .dragged(var drag) = motion else { return }
    if let place, place != drag.finger { drag.move(to: place, at: now) }
    coast(from: drag.displayed, velocity: drag.releaseVelocity(at: now, parameters))
  }

  /// The finger is taken away by something else: no flick. Without a finger down it is ignored.
  public mutating func cancel(time: Double) {
    advance(to: time)
    guard case .dragged(let drag) = motion else { return }
    coast(from: drag.displayed, velocity: .zero)
  }

  /// Makes a time the present, and lets what was due before it happen.
  mutating func advance(to time: Double) {
    if time.isPlausible { now = max(now, time) } else if now == -.infinity { now = 0 }
    switch motion {
    case .turned(let turn):
      guard let release = turn.release, now >= release.due else { return }
      motion = .coasting(release.plan, since: release.due)
    case .stroked(let stroke):
      guard now >= stroke.release.due else { return }
      motion = .coasting(stroke.release.plan, since: stroke.release.due)
    case .coasting, .dragged, .held: return
    }
  }

  /// Lets go of content at `offset`, now.
  mutating func coast(from offset: Double, velocity: PointsPerSecond) {
    motion = .coasting(
      Plan(from: offset, velocity: velocity, bounds: bounds, parameters: parameters, snap: snap), since: now)
  }
}
