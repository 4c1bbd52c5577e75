/// The state of the content between two events.
enum Motion: Hashable, Sendable {
  case coasting(ScheduledPlan)
  case dragged(FingerDrag)
  case held(Double)
  case turned(WheelTurn)
  case stroked(TouchpadStroke)
  case steered(SteeredMove)
}

extension Motion {
  /// The plan that is running or will follow by itself. Nil while only an event can end the motion.
  var next: ScheduledPlan? {
    switch self {
    case .coasting(let plan): plan
    case .turned(let turn): turn.release
    case .stroked(let stroke): stroke.release
    case .dragged, .held, .steered: nil
    }
  }

  /// The motion at `time` without further events: a pull released by then is a coast.
  func settled(at time: Double) -> Motion {
    if let next, time >= next.start { .coasting(next) } else { self }
  }

  func sample(at time: Double, _ parameters: ScrollParameters) -> ScrollSample {
    switch settled(at: time) {
    case .coasting(let plan): plan.sample(at: time)
    case .dragged(let drag): ScrollSample(offset: drag.displayed, velocity: drag.velocity(at: time, parameters))
    case .held(let offset): ScrollSample(offset: offset)
    case .turned(let turn): turn.sample(at: time)
    case .stroked(let stroke): stroke.sample
    case .steered(let move): move.sample(at: time)
    }
  }

  /// The time of rest without further events. Nil while a finger or `hold` has the content.
  var restTime: Double? {
    switch self {
    case .turned(let turn) where turn.release == nil: turn.arrival
    case .steered(let move): move.end
    default: next?.restTime
    }
  }
}
