import Boundary
import Geometry

/// Draws upright rectangles and triangles on pixels in memory, with subpixel precision.
///
/// Between `begin` and `end` it only records orders, and `end` draws them in bands of rows on several threads. Otherwise
/// it draws at once. A class because it owns the recorded orders.
package final class PixelPainter {
  /// The target. Its pixels belong to the caller.
  package var plane: PixelPlane { didSet { bounds = plane.bounds } }
  /// Nothing is drawn outside. Never larger than the plane.
  package var bounds: PixelBounds { didSet { bounds = bounds.intersection(plane.bounds) } }
  /// How pictures meet what is behind.
  package var blend = PictureBlend.normal
  private let brush = PixelBrush()
  private var orders: [PaintOrder] = []
  private var isRecording = false
  private let bands = PaintBands()

  package init(_ plane: PixelPlane) {
    self.plane = plane
    bounds = plane.bounds
  }
}

extension PixelPainter {
  /// Records what follows until `end`. What is drawn must not change until then, unless `flush` is called before.
  package func begin() {
    isRecording = true
    orders.reserveCapacity(PixelBrush.mostOrders)
  }

  /// Draws the recorded orders and stops recording.
  package func end() {
    flush()
    isRecording = false
  }

  /// Draws the orders recorded so far.
  package func flush() {
    bands.draw(orders, with: brush)
    orders.removeAll(keepingCapacity: true)
  }

  private func take(_ deed: PaintOrder.Deed, in part: PixelBounds? = nil) {
    let order = PaintOrder(
      deed: deed, plane: plane, bounds: part.map(bounds.intersection) ?? bounds, blend: PixelBlend(blend))
    guard !order.bounds.isEmpty else { return }
    guard isRecording else { return brush.draw(order, in: order.bounds) }
    orders.append(order)
    if orders.count == PixelBrush.mostOrders { flush() }
  }
}

extension PixelPainter {
  /// Replaces everything within the bounds by a color.
  package func clear(_ color: Color) { take(.clear(PixelColor(color))) }

  /// Draws a gradient along an axis.
  package func fill(_ column: QuadSpan, _ row: QuadSpan, from: Color, to: Color, along axis: Axis = .vertical) {
    take(.gradient(column, row, from: from, to: to, along: axis), in: Self.reach(column, row))
  }

  /// Draws a rectangle of a picture.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether every texel is opaque.
  ///   - tint: Multiplies the picture's colors; its alpha is the opacity.
  package func fill(_ column: QuadSpan, _ row: QuadSpan, with picture: PixelPlane, isOpaque: Bool, tint: Color) {
    guard picture.width > 0, picture.height > 0 else { return }
    take(
      .picture(column, row, with: picture, isOpaque: isOpaque, tint: PixelColor(tint)), in: Self.reach(column, row))
  }

  private static func reach(_ column: QuadSpan, _ row: QuadSpan) -> PixelBounds {
    PixelBounds(
      columns: PixelBounds.centers(from: column.start, to: column.end),
      rows: PixelBounds.centers(from: row.start, to: row.end))
  }

  /// Draws a triangle with colors and texels interpolated between its corners. Triangles that share an edge neither
  /// overlap nor leave gaps.
  ///
  /// - Parameters:
  ///   - picture: Nil for plain colors.
  ///   - clip: Nothing is drawn outside.
  package func fill(
    _ one: PixelCorner, _ two: PixelCorner, _ three: PixelCorner, with picture: PixelPlane? = nil,
    in clip: PixelBounds
  ) {
    // When drawing in parts, most triangles are outside the part, so rejecting them has to be cheap.
    let least = pointwiseMin(pointwiseMin(one.place, two.place), three.place)
    let most = pointwiseMax(pointwiseMax(one.place, two.place), three.place)
    guard most.x > Float(bounds.columns.lowerBound), least.x < Float(bounds.columns.upperBound),
      most.y > Float(bounds.rows.lowerBound), least.y < Float(bounds.rows.upperBound)
    else { return }
    let rows = PixelBounds.centers(from: Double(least.y), to: Double(most.y))
    // A crossing of an edge may be rounded beyond a corner.
    let columns = PixelBounds.centers(from: Double(least.x) - 1, to: Double(most.x) + 1)
    take(
      .triangle(one, two, three, with: picture.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }),
      in: PixelBounds(columns: clip.columns.clamped(to: columns), rows: clip.rows.clamped(to: rows)))
  }

  /// Draws an upright rectangle in one corner's color, which fades along an axis to the opacity of the opposite corner. It
  /// has the pixels of its two triangles.
  package func fill(_ one: PixelCorner, oppositeTo other: PixelCorner, along axis: Axis, in clip: PixelBounds) {
    let (least, most) = (pointwiseMin(one.place, other.place), pointwiseMax(one.place, other.place))
    let columns = PixelBounds.centers(from: Double(least.x), to: Double(most.x))
    let rows = PixelBounds.centers(from: Double(least.y), to: Double(most.y))
    take(
      .fade(one, other, along: axis),
      in: PixelBounds(columns: clip.columns.clamped(to: columns), rows: clip.rows.clamped(to: rows)))
  }

  /// Draws two planes of this size onto a part of it: the second over the first, with an opacity.
  package func mix(_ one: PixelPlane, _ other: PixelPlane, opacity: UInt8, in part: PixelBounds) {
    take(.mix(one, other, share: Int(PixelColor.weight(opacity))), in: part)
  }

  /// Draws the difference of two planes per channel.
  package func differ(_ one: PixelPlane, _ other: PixelPlane, in part: PixelBounds) {
    take(.differ(one, other), in: part)
  }
}
