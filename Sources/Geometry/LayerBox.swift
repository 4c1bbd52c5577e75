/// The box of layers at the head of a list: it collapses as the list scrolls up, and what fills it grows as the list is
/// pulled down.
///
/// `scrolled` is the distance from rest, in points.
public struct LayerBox<Number: Quantity>: Hashable, Sendable {
  /// Height at rest, and once collapsed.
  public var height: Number
  public var low: Number

  /// - Parameter minHeight: The height that is asked for once it has collapsed. It is never taller than at rest.
  @inlinable
  public init(height: Number, minHeight: Number) {
    self.height = height
    low = Number.least(minHeight, height).called("low", "height once it has collapsed")
  }
}

extension LayerBox {
  /// How far the list scrolls until the box has collapsed.
  @inlinable
  public var collapse: Number { height - low }

  @inlinable
  public func visible(scrolled: Number) -> Number {
    Number.most(low, height - scrolled).called("visible", "height that shows")
  }

  /// How far a layer that fills the box moves at a ratio of 1: it stops with the box, and a pull enlarges it instead.
  ///
  /// - Parameter isStill: Whether motion is reduced: then a pull moves it along.
  @inlinable
  public func travel(scrolled: Number, isStill: Bool) -> Number {
    .least(isStill ? scrolled : .most(scrolled, 0), collapse)
  }

  /// The size of a layer that fills the box, over that at rest. Its top and its middle stay in place.
  @inlinable
  public func growth(scrolled: Number) -> Number { .most(1, (height - scrolled) / height) }
}

/// A stretch of the scroll over which something stays in place.
public struct HeldStretch<Number: Quantity>: Hashable, Sendable {
  public var from: Number
  public var to: Number

  @inlinable
  public init(from: Number, to: Number) { (self.from, self.to) = (from, to) }

  /// How far it has been held back.
  @inlinable
  public func hold(at travelled: Number) -> Number { .least(.most(0, travelled - from), .most(0, to - from)) }
}
