/// A speed along one axis in points per millisecond, the unit of a few mobile callbacks.
///
///     PointsPerMillisecond(2).perSecond == PointsPerSecond(2000)
public struct PointsPerMillisecond: Hashable, Sendable {
  public var value: Double

  public init(_ value: Double) { self.value = value }
}

extension PointsPerMillisecond {
  public var perSecond: PointsPerSecond { PointsPerSecond(value * 1000) }
}

extension PointsPerMillisecond: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
