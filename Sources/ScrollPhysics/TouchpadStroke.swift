/// Two fingers on a touchpad: the content follows one to one. Lifting is not reported, so a pause ends the stroke.
struct TouchpadStroke: Hashable, Sendable {
  private let bandDrag: RubberBandDrag
  private(set) var raw: Double
  var tracker = VelocityTracker()
  /// The plan after the pause.
  var release: ScheduledPlan

  /// The shortest and longest pause that ends a stroke, in seconds. Within them it is three times the usual interval
  /// between events, so that a flick on a fast touchpad does not stop before it coasts.
  private static let pause = 0.03...0.07

  /// A stroke that begins with the content at `offset`.
  init(holding offset: Double, on axis: ScrollAxis) {
    bandDrag = axis.bandDrag(holding: offset)
    raw = bandDrag.raw
    release = ScheduledPlan(plan: Plan(restingAt: offset), start: axis.now)
  }

  /// The stroke on an axis after some more ticks: the current one continued, or a new one.
  init(by ticks: Double, on axis: ScrollAxis) {
    if case .stroked(let stroke) = axis.motion {
      self = stroke
    } else {
      self.init(holding: axis.content(at: axis.now).offset, on: axis)
    }
    let next = raw + ticks * axis.parameters.touchpadStep
    raw = bandDrag.givesWay || bandDrag.displayed(next) == next ? next : axis.bounds.clamped(next)
    tracker.add(raw, at: axis.now)
    release = ScheduledPlan(plan: plan(on: axis), start: end(after: axis.now))
  }
}

extension TouchpadStroke {
  var sample: ScrollSample { ScrollSample(offset: bandDrag.displayed(raw)) }

  /// The plan of the content after the stroke.
  func plan(on axis: ScrollAxis) -> Plan {
    axis.plan(from: sample.offset, velocity: releaseVelocity(axis.parameters))
  }

  /// The end of the stroke without events after `time`.
  private func end(after time: Double) -> Double {
    let pairs = min(tracker.count - 1, 4)
    guard pairs > 0 else { return time + Self.pause.upperBound }
    let gap = (tracker[0].time - tracker[pairs].time) / Double(pairs)
    return time + min(max(3 * gap, Self.pause.lowerBound), Self.pause.upperBound)
  }

  /// The content's velocity at the end of the stroke.
  private func releaseVelocity(_ parameters: ScrollParameters) -> PointsPerSecond {
    guard parameters.touchpadMomentum else { return .zero }
    let rule = parameters.velocityRule == .gtk ? VelocityRule.gtk : .mean
    guard let fling = parameters.fling(tracker.velocity(rule)) else { return .zero }
    return bandDrag.slope(raw) * fling
  }
}
