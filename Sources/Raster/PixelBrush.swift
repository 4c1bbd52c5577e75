import Boundary
import Geometry

/// Draws orders on their planes. A class because it owns its row buffers; one for each thread.
///
/// As on graphics cards, a surface covers the pixels whose centers it contains; soft edges are drawn as separate
/// surfaces with less opacity. Everything is computed from a surface's own edges regardless of the bounds, so a frame
/// drawn in parts has the same pixels as one drawn at once.
final class PixelBrush {
  private var capacity = 0
  /// Five rows, for the drawing of a picture.
  private var buffer: UnsafeMutablePointer<UInt32>
  private let numbers: UnsafeMutableBufferPointer<UInt32>

  init() {
    buffer = .allocate(capacity: 1)
    numbers = .allocate(capacity: Self.mostOrders)
  }

  deinit {
    buffer.deallocate()
    numbers.deallocate()
  }
}

extension PixelBrush {
  /// Orders of which a list can be made.
  static let mostOrders = 4096

  /// Makes room for rows as wide as a plane.
  func reserve(_ width: Int) {
    guard width > capacity else { return }
    buffer.deallocate()
    capacity = width
    buffer = .allocate(capacity: 5 * width)
  }

  /// The numbers of some of at most `mostOrders` orders, until the next such list is made.
  func list(
    of orders: UnsafeBufferPointer<PaintOrder>, where isIncluded: (borrowing PaintOrder) -> Bool
  ) -> UnsafeBufferPointer<UInt32> {
    var count = 0
    for index in orders.indices.prefix(numbers.count) where isIncluded(orders[index]) {
      numbers[count] = UInt32(index)
      count += 1
    }
    return UnsafeBufferPointer(rebasing: numbers[..<count])
  }

  private var buffers: PictureBuffers {
    func row(_ index: Int) -> UnsafeMutablePointer<UInt32> { buffer + index * capacity }
    return PictureBuffers(even: row(0), odd: row(1), between: row(2), places: row(3), shares: row(4))
  }

  /// Draws what an order draws within `bounds`, which are inside its own.
  func draw(_ order: PaintOrder, in bounds: PixelBounds) {
    let plane = order.plane
    reserve(plane.width)
    switch order.deed {
    case .clear(let color):
      for y in bounds.rows {
        (plane.row(y) + bounds.columns.lowerBound).update(repeating: color.number, count: bounds.columns.count)
      }
    case .gradient(let column, let row, let from, let to, let axis):
      fill(plane, column, row, from: from, to: to, along: axis, in: bounds)
    case .picture(let column, let row, let picture, let isOpaque, let tint):
      PictureFill(column, row, with: picture, isOpaque: isOpaque, tint: tint, order.blend)
        .draw(on: plane, in: bounds, with: buffers)
    case .triangle(let one, let two, let three, let picture):
      Triangle(one, two, three)?.draw(on: plane, with: picture, in: bounds, order.blend, through: buffer)
    case .fade(let one, let other, let axis): FadedRectangle(one, other, along: axis).draw(on: plane, in: bounds)
    case .mix(let one, let other, let share):
      Self.eachRow(of: one, other, on: plane, in: bounds) { PixelRow.mix($0, $1, share: share, count: $2, into: $3) }
    case .differ(let one, let other):
      Self.eachRow(of: one, other, on: plane, in: bounds) { PixelRow.differ($0, $1, count: $2, into: $3) }
    }
  }

  private func fill(
    _ plane: PixelPlane, _ column: QuadSpan, _ row: QuadSpan, from: Color, to: Color, along axis: Axis,
    in bounds: PixelBounds
  ) {
    let columns = PixelBounds.centers(from: column.start, to: column.end).clamped(to: bounds.columns)
    let rows = PixelBounds.centers(from: row.start, to: row.end).clamped(to: bounds.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    if from == to {
      let color = PixelColor(from)
      for y in rows { PixelRow.fill(plane.row(y) + columns.lowerBound, count: columns.count, with: color) }
      return
    }
    let gradient = Gradient(from: from, to: to, over: axis == .vertical ? row : column)
    switch axis {
    case .vertical:
      for y in rows {
        PixelRow.fill(plane.row(y) + columns.lowerBound, count: columns.count, with: gradient.color(at: y))
      }
    case .horizontal:
      for (index, x) in columns.enumerated() { buffer[index] = gradient.color(at: x).number }
      for y in rows {
        PixelRow.blend(
          buffer, tint: PixelColor(.white), count: columns.count, into: plane.row(y) + columns.lowerBound)
      }
    }
  }

  private static func eachRow(
    of one: PixelPlane, _ other: PixelPlane, on plane: PixelPlane, in bounds: PixelBounds,
    _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let part = bounds.intersection(one.bounds).intersection(other.bounds)
    let first = part.columns.lowerBound
    guard !part.isEmpty else { return }
    for y in part.rows { body(one.row(y) + first, other.row(y) + first, part.columns.count, plane.row(y) + first) }
  }
}

/// A gradient along a span, which gives the share at its start and end.
private struct Gradient {
  private let start: SIMD4<Double>
  private let step: SIMD4<Double>

  init(from: Color, to: Color, over span: QuadSpan) {
    func channels(_ color: Color) -> SIMD4<Double> {
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    step = (channels(to) - channels(from)) / max(span.end - span.start, 1e-9)
    start = channels(from) - step * span.start
  }

  /// The color at a pixel's center.
  func color(at pixel: Int) -> PixelColor { PixelColor(SIMD4<Float>(start + step * (Double(pixel) + 0.5))) }
}
