/// How a value runs from one place to the next: a curve from (0, 0) to (1, 1), as CSS has it.
public enum Easing: Hashable, Sendable {
  case linear
  /// Two points that pull the curve, their x within 0...1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  public static let ease = Easing.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = Easing.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = Easing.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = Easing.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

extension Easing {
  /// How far the value has come when so much of the way is gone, both from 0 to 1. A curve may reach beyond either.
  public func value(at share: Double) -> Double {
    switch self {
    case .linear: share
    case .bezier(let x1, let y1, let x2, let y2):
      share <= 0 ? 0 : share >= 1 ? 1 : Self.place(y1, y2, at: Self.time(x1, x2, reaching: share))
    }
  }

  /// `3(1 - t)²t·a + 3(1 - t)t²·b + t³`: where the curve is on one axis.
  private static func place(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (first, second) = (3 * a, 3 * (b - a) - 3 * a)
    return ((1 - first - second) * t + second) * t * t + first * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (first, second) = (3 * a, 3 * (b - a) - 3 * a)
    return (3 * (1 - first - second) * t + 2 * second) * t + first
  }

  /// The curve's own time at which its x is `share`. x never goes back, so there is one.
  private static func time(_ x1: Double, _ x2: Double, reaching share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var time = share
    // A few steps along the slope, each kept between what is known to lie on either side.
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
