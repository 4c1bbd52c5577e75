/// Two fingers on a touchpad: the content follows one to one, and as nothing tells when they lift, a pause ends the
/// stroke.
struct TouchpadStroke: Hashable, Sendable {
  var grip: Grip
  var raw: Double
  var tracker = VelocityTracker()
  var release: Release

  /// The shortest and the longest pause that ends a stroke, in seconds. In between it is three times the usual time
  /// from event to event, so that a flick from a fast touchpad does not stop before it coasts.
  static let pause = 0.03...0.07
}

extension TouchpadStroke {
  /// When the stroke ends if nothing more comes after `time`.
  func end(after time: Double) -> Double {
    let pairs = min(tracker.count - 1, 4)
    guard pairs > 0 else { return time + Self.pause.upperBound }
    let gap = (tracker[0].time - tracker[pairs].time) / Double(pairs)
    return time + min(max(3 * gap, Self.pause.lowerBound), Self.pause.upperBound)
  }

  /// The content's velocity when the stroke ends.
  func releaseVelocity(_ parameters: ScrollParameters) -> PointsPerSecond {
    guard parameters.touchpadMomentum else { return .zero }
    let rule = parameters.velocityRule == .gtk ? VelocityRule.gtk : .mean
    guard let fling = parameters.fling(tracker.velocity(rule)) else { return .zero }
    return grip.slope(raw) * fling
  }

  var sample: ScrollSample { ScrollSample(offset: grip.displayed(raw)) }
}
