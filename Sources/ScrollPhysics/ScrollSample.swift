/// Where the content is at one moment, and how fast it moves.
public struct ScrollSample: Hashable, Sendable {
  /// What is displayed, in points. Outside the bounds it is overscroll.
  public var offset: Double
  public var velocity: PointsPerSecond

  public init(offset: Double, velocity: PointsPerSecond = .zero) {
    self.offset = offset
    self.velocity = velocity
  }
}
