/// One pass of a cell through the screen: from just outside one edge to just outside the other.
///
/// It is a line along the scroll axis, so vertical lists and horizontal strips share every formula.
///
///     start = -cell        the cell lies just before the screen
///     start = screen       just behind it
public struct Pass: Hashable, Sendable {
  /// Length of the screen along the axis, in points: the whole screen, whatever its insets take.
  public var screen: Double
  /// Length of the cell along the axis, in points.
  public var cell: Double

  public init(screen: Double, cell: Double) {
    self.screen = screen
    self.cell = cell
  }
}

extension Pass {
  /// How far the cell travels from just before the screen to just behind it, in points.
  public var travel: Double { screen + cell }

  /// How far a layer with this ratio drifts within its cell over the whole pass, in points. Negative: it runs ahead.
  public func drift(ratio: Double) -> Double { (1 - ratio) * travel }

  /// Where a cell lies, from -1 (just before the screen) over 0 (centred) to 1 (just behind it).
  public func position(start: Double) -> Double {
    travel > 0 ? 2 * (start + cell) / travel - 1 : 0
  }
}
