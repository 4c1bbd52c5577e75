/// One pass of a cell across the screen, from just outside one edge to just outside the other.
///
/// It is one-dimensional, along the scroll axis, so vertical lists and horizontal strips share every formula.
///
///     start = -cell        the cell is just before the screen
///     start = screen       the cell is just behind it
public struct Pass: Hashable, Sendable {
  /// Length of the whole screen along the axis, including insets, in points.
  public var screen: Double
  /// Length of the cell along the axis, in points.
  public var cell: Double

  public init(screen: Double, cell: Double) {
    self.screen = screen
    self.cell = cell
  }
}

extension Pass {
  /// Distance that the cell travels during the pass, in points.
  public var travel: Double { screen + cell }

  /// Distance that a layer with this ratio drifts within its cell over the whole pass, in points. Negative if it runs
  /// ahead.
  public func drift(ratio: Double) -> Double { (1 - ratio) * travel }

  /// The cell's position: -1 just before the screen, 0 centered, 1 just behind it.
  public func position(start: Double) -> Double {
    travel > 0 ? 2 * (start + cell) / travel - 1 : 0
  }
}
