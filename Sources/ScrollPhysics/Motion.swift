/// What the content is doing between two events.
enum Motion: Hashable, Sendable {
  case coasting(ScheduledPlan)
  case dragged(FingerDrag)
  case held(Double)
  case turned(WheelTurn)
  case stroked(TouchpadStroke)
}

extension Motion {
  /// What goes on or will follow by itself; nil as long as only an event can end the motion.
  var next: ScheduledPlan? {
    switch self {
    case .coasting(let plan): plan
    case .turned(let turn): turn.release
    case .stroked(let stroke): stroke.release
    case .dragged, .held: nil
    }
  }

  /// The motion at `time`, if no event comes until then: a pull that has let go by then is a coast.
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
    }
  }

  /// When it rests if nothing more happens; nil while a finger or `hold` has the content.
  var restTime: Double? {
    if case .turned(let turn) = self, turn.release == nil { turn.arrival } else { next?.restTime }
  }
}
