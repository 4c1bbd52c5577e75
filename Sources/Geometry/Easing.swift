/// The pace of a value between two keys: a curve from (0, 0) to (1, 1), as in CSS.
public enum Easing: Hashable, Sendable {
  case linear
  /// Two control points, with x within 0...1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  public static let ease = Easing.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = Easing.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = Easing.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = Easing.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

extension Easing {
  /// The eased progress for a linear progress of `share`. The result may leave 0...1.
  public func value(at share: Double) -> Double {
    switch self {
    case .linear: share
    case .bezier(let x1, let y1, let x2, let y2):
      share <= 0 ? 0 : share >= 1 ? 1 : Self.place(y1, y2, at: Self.time(x1, x2, reaching: share))
    }
  }

  /// `3(1 - t)²t·a + 3(1 - t)t²·b + t³`: the curve's coordinate on one axis at parameter `t`.
  private static func place(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (first, second) = (3 * a, 3 * (b - a) - 3 * a)
    return ((1 - first - second) * t + second) * t * t + first * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (first, second) = (3 * a, 3 * (b - a) - 3 * a)
    return (3 * (1 - first - second) * t + 2 * second) * t + first
  }

  /// The curve parameter at which x equals `share`. x never decreases, so there is exactly one.
  private static func time(_ x1: Double, _ x2: Double, reaching share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var time = share
    // Newton steps, each kept within the bracket known so far.
    for _ in 0..<64 {
      let error = place(x1, x2, at: time) - share
      if error.magnitude < 1e-15 { return time }
      if error > 0 { high = time } else { low = time }
      let slope = slope(x1, x2, at: time)
      let next = time - error / slope
      time = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { return time }
    }
    return time
  }
}
