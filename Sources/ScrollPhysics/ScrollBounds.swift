/// The range of offsets at rest along one axis, and the length of the viewport.
///
/// `low == high` is valid: content that fits. A high bound below the low one is raised to it. An implausible low bound
/// becomes 0, an implausible high bound the low one, and an implausible viewport length 0.
public struct ScrollBounds: Hashable, Sendable {
  public let low: Double
  public let high: Double
  /// Length of the viewport along the axis, in points. The rubber band is relative to it.
  public let viewport: Double

  public init(low: Double = 0, high: Double, viewport: Double) {
    let low = low.isPlausible ? low : 0
    self.low = low
    self.high = high.isPlausible ? max(low, high) : low
    self.viewport = viewport.isPlausible ? max(0, viewport) : 0
  }
}

extension ScrollBounds {
  /// The nearest offset within the bounds.
  public func clamped(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// Distance of `offset` from the bounds: negative before the low one, positive past the high one, 0 between them.
  public func overshoot(_ offset: Double) -> Double {
    if offset < low { return offset - low }
    return offset > high ? offset - high : 0
  }

  public func contains(_ offset: Double) -> Bool { offset >= low && offset <= high }

  /// Whether the content fits and cannot scroll.
  public var isFixed: Bool { low == high }
}

/// The content's offset and velocity at one moment.
public struct ScrollSample: Hashable, Sendable {
  /// The displayed offset, in points. Outside the bounds it is overscroll.
  public var offset: Double
  public var velocity: PointsPerSecond
  /// Pull on a stretched edge, in points, negative at the low one. 0 with other kinds of overscroll.
  public var pull = 0.0

  public init(offset: Double, velocity: PointsPerSecond = .zero) {
    self.offset = offset
    self.velocity = velocity
  }
}
