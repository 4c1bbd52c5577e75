/// One pass of a cell across the screen, from just outside one edge to just outside the other.
///
/// It is one-dimensional, along the scroll axis, so vertical lists and horizontal strips share every formula.
///
///     start = -cell        the cell is just before the screen
///     start = screen       the cell is just behind it
public struct Pass<Number: Quantity>: Hashable, Sendable {
  /// Length of the whole screen along the axis, including insets, in points.
  public var screen: Number
  /// Length of the cell along the axis, in points.
  public var cell: Number

  @inlinable
  public init(screen: Number, cell: Number) {
    self.screen = screen
    self.cell = cell
  }
}

extension Pass {
  /// Distance that the cell travels during the pass, in points.
  @inlinable
  public var travel: Number { screen + cell }

  /// Distance that a layer with this ratio drifts within its cell over the whole pass, in points. Negative if it runs
  /// ahead.
  @inlinable
  public func drift(ratio: Number) -> Number { (1 - ratio) * travel }

  /// The cell's position: -1 just before the screen, 0 centered, 1 just behind it.
  @inlinable
  public func position(start: Number) -> Number {
    (2 * (start + cell).share(of: travel) - 1).called("pos", "-1 just before the screen, 1 just behind")
  }
}
