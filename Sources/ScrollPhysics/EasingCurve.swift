/// The two inner control points of a cubic Bézier curve from (0, 0) to (1, 1), with x in 0...1.
public struct EasingCurve: Hashable, Sendable {
  public var (x1, y1, x2, y2): (Double, Double, Double, Double)

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// u·(2 − u): constant braking to rest.
  static let braking = EasingCurve(1 / 3, 2 / 3, 2 / 3, 1)
  /// u²·(3 − 2u): from rest to rest.
  static let smooth = EasingCurve(1 / 3, 0, 2 / 3, 1)

  public static func == (left: Self, right: Self) -> Bool {
    (left.x1, left.y1, left.x2, left.y2) == (right.x1, right.y1, right.x2, right.y2)
  }

  public func hash(into hasher: inout Hasher) {
    for corner in [x1, y1, x2, y2] { hasher.combine(corner) }
  }
}

extension EasingCurve {
  /// Progress after a share of the time.
  public func progress(at time: Double) -> Double { Self.value(y1, y2, parameter(at: time)) }

  /// The derivative of `progress`. Where the curve starts or ends vertically, the slope just inside.
  func slope(at time: Double) -> Double {
    let parameter = parameter(at: time)
    let (along, up) = (Self.derivative(x1, x2, parameter), Self.derivative(y1, y2, parameter))
    return along > 1e-9 ? up / along : Self.derivative(y1, y2, 1e-5) / Self.derivative(x1, x2, 1e-5)
  }

  private func parameter(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return min(max(0, time), 1) }
    if x1 == 1 / 3, x2 == 2 / 3 { return time }
    return root(from: 0, to: 1) { Self.value(x1, x2, $0) - time }
  }

  private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
