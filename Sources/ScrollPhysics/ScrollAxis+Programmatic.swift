extension ScrollAxis {
  /// Puts the content at `offset`, or at the bound next to it, at once and at rest. A finger keeps hold of it.
  public mutating func jump(to offset: Double, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    let place = bounds.clamped(offset)
    if case .dragged(var drag) = motion {
      drag.retake(at: place, bounds: bounds, parameters: parameters)
      motion = .dragged(drag)
    } else {
      motion = .coasting(Plan(restingAt: place), since: now)
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
    coast(from: offset(at: now), velocity: velocity)
  }

  /// Sends the content to `offset`, or to the bound next to it, smoothly from its present velocity.
  ///
  /// - Parameter frequency: How tight the spring is, per second. 8 takes about a second for a screen.
  public mutating func glide(to offset: Double, frequency: Double = 8, time: Double) {
    advance(to: time)
    guard offset.isPlausible else { return }
    let sample = sample(at: now)
    let plan = Plan(
      from: sample.offset, velocity: sample.velocity, to: offset, bounds: bounds, parameters: parameters,
      frequency: frequency)
    motion = .coasting(plan, since: now)
  }

  /// Scrolls by itself at a constant speed until it meets a bound. A speed of 0 stops it.
  public mutating func autoplay(_ velocity: PointsPerSecond, time: Double) {
    advance(to: time)
    let place = offset(at: now)
    guard bounds.contains(place) else { return coast(from: place, velocity: .zero) }
    motion = .coasting(Plan(from: place, steadily: velocity, bounds: bounds), since: now)
  }
}
