/// A velocity along one axis in points per second. Positive increases the offset.
///
/// A separate type because systems mix it with points per millisecond: 2000 of these are 2 of those.
public struct PointsPerSecond: Hashable, Sendable {
  public var value: Double

  public init(_ value: Double) { self.value = value }
}

extension PointsPerSecond {
  public static let zero = PointsPerSecond(0)

  public var perMillisecond: PointsPerMillisecond { PointsPerMillisecond(value / 1000) }

  /// The speed without its direction.
  public var magnitude: Double { value.magnitude }

  /// The opposite velocity.
  public static prefix func - (speed: Self) -> Self { Self(-speed.value) }

  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }

  /// The velocity times a number, such as the slope of the rubber band.
  public static func * (factor: Double, speed: Self) -> Self { Self(factor * speed.value) }
}

extension PointsPerSecond: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension PointsPerSecond: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.value = value }

  public init(integerLiteral value: Int) { self.value = Double(value) }
}

/// A velocity along one axis in points per millisecond, the unit of a few mobile callbacks.
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
