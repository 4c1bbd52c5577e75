extension ScrollAxis {
  /// Where the content is displayed at `time`, and how fast it moves. Under a finger that is the speed it would be let
  /// go at, as far as it is known.
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
    case .coasting(let plan, let since): Self.restTime(of: plan, since: since)
    case .dragged, .held: nil
    case .turned(let turn): turn.release.map { Self.restTime(of: $0.plan, since: $0.due) } ?? turn.arrival
    case .stroked(let stroke): Self.restTime(of: stroke.release.plan, since: stroke.release.due)
    }
  }

  /// The first moment that lies at least the plan's whole time after its beginning, roundings included.
  private static func restTime(of plan: Plan, since: Double) -> Double {
    var time = since + plan.restTime
    while time - since < plan.restTime { time = time.nextUp }
    return time
  }

  /// Where the content rests if nothing more happens; nil while it is held.
  public var restOffset: Double? { restTime.map { offset(at: $0) } }

  /// Whether the content is yet to come to rest by itself. False while it is held: then only events move it.
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
