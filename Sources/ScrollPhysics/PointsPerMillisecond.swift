/// A speed along one axis in points per millisecond, the unit of a few mobile callbacks.
///
///     PointsPerSecond(PointsPerMillisecond(2)) == PointsPerSecond(2000)
public struct PointsPerMillisecond: Hashable, Sendable {
  public var value: Double

  public init(_ value: Double) { self.value = value }
}

extension PointsPerMillisecond {
  public init(_ speed: PointsPerSecond) { value = speed.value / 1000 }
}

extension PointsPerMillisecond: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
