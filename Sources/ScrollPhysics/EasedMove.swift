/// A move between two offsets in a given time along a cubic Bézier curve, as in CSS.
///
///     x(t) = x₀ + (x₁ − x₀)·y(s), where s solves x(s) = t/T      corners (0, 0), (x1, y1), (x2, y2), (1, 1)
public struct EasedMove: Hashable, Sendable {
  public var start: Double
  public var end: Double
  public var duration: Double
  public var curve: EasingCurve

  public init(from start: Double, to end: Double, lasting duration: Double, along curve: EasingCurve) {
    self.start = start
    self.end = end
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.curve = curve
  }
}

extension EasedMove {
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    return start + (end - start) * curve.progress(at: time / duration)
  }

  public func velocity(at time: Double) -> PointsPerSecond {
    guard time < duration else { return .zero }
    return PointsPerSecond((end - start) / duration * curve.slope(at: max(0, time) / duration))
  }

  /// The time at which it passes `offset`; nil if it never does.
  public func timeReaching(_ offset: Double) -> Double? {
    if offset == start { return 0 }
    let share = (offset - start) / (end - start)
    guard share > 0, share <= 1 else { return nil }
    return root(from: 0, to: duration) { (position(at: $0) - offset) * (end > start ? 1 : -1) }
  }
}
