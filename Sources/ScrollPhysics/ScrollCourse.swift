/// How the offset goes on from a moment without further events, until it goes on in another way.
public struct ScrollCourse: Hashable, Sendable {
  public enum Shape: Hashable, Sendable { case still, straight, curved }

  public var shape: Shape
  /// When it ends, on the axis's clock.
  public var end: Double
}

extension ScrollAxis {
  /// How the offset goes on from a time.
  public func course(at time: Double) -> ScrollCourse {
    switch motion.settled(at: time) {
    case .coasting(let plan): return plan.course(at: time, stopsAt: parameters.edge == .stretch ? bounds : nil)
    case .dragged, .held: return ScrollCourse(shape: .still, end: .infinity)
    case .turned(let turn):
      let release = turn.release?.start ?? .infinity
      return time < turn.arrival
        ? ScrollCourse(shape: .curved, end: min(turn.arrival, release)) : ScrollCourse(shape: .still, end: release)
    case .stroked(let stroke): return ScrollCourse(shape: .still, end: stroke.release.start)
    case .steered(let move):
      return time < move.end
        ? ScrollCourse(shape: .straight, end: move.end) : ScrollCourse(shape: .still, end: .infinity)
    }
  }
}

extension ScheduledPlan {
  /// - Parameter edges: Bounds at which the content stays while the motion goes on beyond them; nil without any.
  fileprivate func course(at time: Double, stopsAt edges: ScrollBounds?) -> ScrollCourse {
    let phase = plan.phase(at: time - start)
    let begin = start + phase.start
    var end = start + phase.end
    // Only a phase that begins beyond an edge passes it: others end there.
    let first = phase.segment.position(at: 0)
    if let edge = edges?.clamped(first), edge != first, let passing = phase.segment.timeReaching(edge),
      begin + passing > time
    {
      end = min(end, begin + passing)
    }
    let shape: ScrollCourse.Shape =
      switch phase.segment {
      case .rest: .still
      case .constantVelocity: .straight
      default: .curved
      }
    // Rounding must not leave a moment between two phases.
    return ScrollCourse(shape: shape, end: end > time ? end : time.nextUp)
  }
}
