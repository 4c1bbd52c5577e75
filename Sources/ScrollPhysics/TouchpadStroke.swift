/// Two fingers on a touchpad: the content follows one to one, and as nothing tells when they lift, a pause ends the
/// stroke.
struct TouchpadStroke: Hashable, Sendable {
  private let grip: BandGrip
  private(set) var raw: Double
  var tracker = VelocityTracker()
  /// What follows when the pause has passed.
  var release: ScheduledPlan

  /// The shortest and the longest pause that ends a stroke, in seconds. In between it is three times the usual time
  /// from event to event, so that a flick from a fast touchpad does not stop before it coasts.
  private static let pause = 0.03...0.07

  /// A stroke that begins with the content at `offset`.
  init(holding offset: Double, on axis: ScrollAxis) {
    grip = axis.grip(holding: offset)
    raw = grip.raw
    release = ScheduledPlan(plan: Plan(restingAt: offset), start: axis.now)
  }

  /// What becomes of an axis's content after so many more ticks: of the stroke under way, or of a new one.
  init(by ticks: Double, on axis: ScrollAxis) {
    if case .stroked(let stroke) = axis.motion {
      self = stroke
    } else {
      self.init(holding: axis.content(at: axis.now).offset, on: axis)
    }
    let next = raw + ticks * axis.parameters.touchpadStep
    raw = grip.givesWay || grip.displayed(next) == next ? next : axis.bounds.clamped(next)
    tracker.add(raw, at: axis.now)
    release = ScheduledPlan(plan: plan(on: axis), start: end(after: axis.now))
  }
}

extension TouchpadStroke {
  var sample: ScrollSample { ScrollSample(offset: grip.displayed(raw)) }

  /// What the content does when the stroke ends.
  func plan(on axis: ScrollAxis) -> Plan {
    axis.plan(from: sample.offset, velocity: releaseVelocity(axis.parameters))
  }

  /// When the stroke ends if nothing more comes after `time`.
  private func end(after time: Double) -> Double {
    let pairs = min(tracker.count - 1, 4)
    guard pairs > 0 else { return time + Self.pause.upperBound }
    let gap = (tracker[0].time - tracker[pairs].time) / Double(pairs)
    return time + min(max(3 * gap, Self.pause.lowerBound), Self.pause.upperBound)
  }

  /// The content's velocity when the stroke ends.
  private func releaseVelocity(_ parameters: ScrollParameters) -> PointsPerSecond {
    guard parameters.touchpadMomentum else { return .zero }
    let rule = parameters.velocityRule == .gtk ? VelocityRule.gtk : .mean
    guard let fling = parameters.fling(tracker.velocity(rule)) else { return .zero }
    return grip.slope(raw) * fling
  }
}
