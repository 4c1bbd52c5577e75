import Geometry

/// An upright rectangle of one color whose opacity varies along an axis. It has the pixels of its two triangles, for a
/// fraction of their cost.
struct FadedRectangle {
  private let color: PixelColor
  private let alpha: Slope
  private let isOfOneColor: Bool
  private let axis: Axis

  /// - Parameters:
  ///   - one: A corner, and the color at one end.
  ///   - other: The opposite one, and the opacity at the other end.
  init(_ one: PixelCorner, _ other: PixelCorner, along axis: Axis) {
    let (start, change) = (SIMD2<Double>(one.place), Double(other.color.w) - Double(one.color.w))
    let way = SIMD2<Double>(other.place) - start
    alpha = Slope(
      Double(one.color.w), at: start, right: axis == .horizontal ? change / way.x : 0,
      down: axis == .vertical ? change / way.y : 0)
    (color, isOfOneColor, self.axis) = (PixelColor(one.color), change == 0, axis)
  }

  /// Draws the part within `bounds`, all of which is inside it.
  func draw(on plane: PixelPlane, in bounds: PixelBounds) {
    let (columns, rows) = (bounds.columns, bounds.rows)
    guard !bounds.isEmpty else { return }
    var numbers = alpha.ramp(in: rows.lowerBound).numbers(for: columns)
    for y in rows {
      let target = plane.row(y) + columns.lowerBound
      if isOfOneColor {
        PixelRow.fill(target, count: columns.count, with: color)
        continue
      }
      if axis == .vertical { numbers = alpha.ramp(in: y).numbers(for: columns) }
      guard let (start, step) = numbers else { return }
      PixelRow.fade(color, alpha: start, step: step, count: columns.count, over: target)
    }
  }
}
