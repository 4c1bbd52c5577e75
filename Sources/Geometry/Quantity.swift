/// A number that a formula is computed over.
///
/// A formula is written once, as a generic function:
///
///     over Double       a place in a frame
///     over Bounds       every place that it can have: a proof for all offsets
///     over Expression   the formula itself, which a hand-off prints in each language
///
/// Everything that formulas call is `@inlinable`, so that a frame costs as much as arithmetic on `Double`.
public protocol Quantity: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
where FloatLiteralType == Double {
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (one: Self, other: Self) -> Self
  static func / (one: Self, other: Self) -> Self
  static prefix func - (number: Self) -> Self
  /// The distance from 0.
  static func size(_ number: Self) -> Self
  static func least(_ one: Self, _ other: Self) -> Self
  static func most(_ one: Self, _ other: Self) -> Self
  /// What part of a whole it is; 0 of a whole that is not positive.
  func share(of whole: Self) -> Self
  /// A number that is not negative, to a power.
  static func power(_ base: Self, _ exponent: Self) -> Self
  /// Names a step of the arithmetic, as code shows it. The value stays the same.
  func called(_ name: StaticString, _ meaning: StaticString) -> Self
}

extension Quantity {
  @inlinable
  public func called(_ name: StaticString, _ meaning: StaticString = "") -> Self { self }

  @inlinable
  public func share(of whole: Self) -> Self { self / whole }

  @inlinable
  public static func size(_ number: Self) -> Self { most(number, -number) }

  @inlinable
  public func clamped(_ low: Self, _ high: Self) -> Self { .least(high, .most(low, self)) }
}

extension Double: Quantity {
  @inlinable
  public static func least(_ one: Double, _ other: Double) -> Double { Swift.min(one, other) }
  @inlinable
  public static func most(_ one: Double, _ other: Double) -> Double { Swift.max(one, other) }
  @inlinable
  public static func size(_ number: Double) -> Double { number.magnitude }
  @inlinable
  public func share(of whole: Double) -> Double { whole > 0 ? self / whole : 0 }
}
