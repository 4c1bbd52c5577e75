extension ScrollAxis {
  /// Where the content is displayed at `time`, and how fast it moves. Under a finger that is the speed it would be
  /// let go at, as far as it is known.
  public func sample(at time: Double) -> ScrollSample {
    let time = time.isNaN ? now : max(time, now)
    switch motion {
    case .coasting(let plan, let since): return plan.sample(at: time - since)
    case .dragged(let drag):
      return ScrollSample(offset: drag.displayed, velocity: drag.velocity(at: time, parameters))
    case .held(let offset): return ScrollSample(offset: offset)
    case .turned(let turn):
      guard let release = turn.release, time >= release.due else { return turn.sample(at: time) }
      return release.plan.sample(at: time - release.due)
    case .stroked(let stroke):
      guard time >= stroke.release.due else { return stroke.sample }
      return stroke.release.plan.sample(at: time - stroke.release.due)
    }
  }

  public func offset(at time: Double) -> Double { sample(at: time).offset }

  /// When the content rests if nothing more happens; nil while it is held. Before the last event: that event's time.
  public var restTime: Double? {
    switch motion {
    case .coasting(let plan, let since): since + plan.restTime
    case .dragged, .held: nil
    case .turned(let turn): turn.release.map { $0.due + $0.plan.restTime } ?? turn.arrival
    case .stroked(let stroke): stroke.release.due + stroke.release.plan.restTime
    }
  }

  /// Where the content rests if nothing more happens; nil while it is held.
  public var restOffset: Double? { restTime.map { offset(at: $0) } }

  /// Whether the offset will be another at some moment after `time` without any event. Held content does not move by
  /// itself.
  public func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  /// Whether a finger, or `hold`, has the content.
  public var isHeld: Bool {
    switch motion {
    case .dragged, .held: true
    case .coasting, .turned, .stroked: false
    }
  }

  /// Whether a finger is down.
  public var isDragged: Bool {
    if case .dragged = motion { true } else { false }
  }

  /// What happens at `time` in the words of the plan; nil while a hand has the content.
  public func phase(at time: Double) -> Phase.Kind? {
    switch motion {
    case .coasting(let plan, let since): plan.phase(at: time - since).kind
    case .dragged, .held: nil
    case .turned(let turn): Self.phase(turn.release, at: time)
    case .stroked(let stroke): Self.phase(stroke.release, at: time)
    }
  }

  private static func phase(_ release: Release?, at time: Double) -> Phase.Kind? {
    release.flatMap { time >= $0.due ? $0.plan.phase(at: time - $0.due).kind : nil }
  }
}
