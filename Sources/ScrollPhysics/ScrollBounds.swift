/// The offsets between which content rests along one axis, and the length of the viewport.
///
/// `low == high` is legal: content that fits. A high bound below the low one is raised to it. A low bound that is not
/// finite, or beyond any screen, is 0; such a high one is the low one; such a viewport has no length.
public struct ScrollBounds: Hashable, Sendable {
  public let low: Double
  public let high: Double
  /// Length of the viewport along the axis, in points. The rubber band is measured against it.
  public let viewport: Double

  public init(low: Double = 0, high: Double, viewport: Double) {
    let low = low.isPlausible ? low : 0
    self.low = low
    self.high = high.isPlausible ? max(low, high) : low
    self.viewport = viewport.isPlausible ? max(0, viewport) : 0
  }
}

extension ScrollBounds {
  /// The nearest offset at which content may rest.
  public func clamped(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// How far `offset` lies outside: negative before the low bound, positive past the high one, 0 between them.
  public func overshoot(_ offset: Double) -> Double {
    if offset < low { return offset - low }
    return offset > high ? offset - high : 0
  }

  public func contains(_ offset: Double) -> Bool { offset >= low && offset <= high }

  /// Whether the content fits and has nowhere to scroll.
  public var isFixed: Bool { low == high }
}

/// Where the content is at one moment, and how fast it moves.
public struct ScrollSample: Hashable, Sendable {
  /// What is displayed, in points. Outside the bounds it is overscroll.
  public var offset: Double
  public var velocity: PointsPerSecond
  /// By how many points a stretched edge is pulled, negative at the low one. 0 where content gives way instead.
  public var pull = 0.0

  public init(offset: Double, velocity: PointsPerSecond = .zero) {
    self.offset = offset
    self.velocity = velocity
  }
}
