import Boundary
import Geometry

/// A software renderer for upright rectangles and triangles with subpixel precision.
///
/// As on graphics cards, a surface covers the pixels whose centers it contains; soft edges are drawn as separate
/// surfaces with less opacity. Everything is computed from a surface's own edges regardless of `bounds`, so a frame
/// drawn in parts has the same pixels as one drawn at once.
///
/// A class because it owns its row buffers.
package final class PixelPainter {
  /// The target. Its pixels belong to the caller.
  package var plane: PixelPlane {
    didSet {
      bounds = plane.bounds
      if plane.width > capacity { reserve(plane.width) }
    }
  }
  /// Nothing is drawn outside. Never larger than the plane.
  package var bounds: PixelBounds {
    didSet { bounds = bounds.intersection(plane.bounds) }
  }
  private var capacity = 0
  /// Three rows as wide as the plane: two rows of a picture scaled to the drawn width, and the interpolation between
  /// them.
  private var buffer: UnsafeMutablePointer<UInt32>

  package init(_ plane: PixelPlane) {
    self.plane = plane
    bounds = plane.bounds
    capacity = max(1, plane.width)
    buffer = .allocate(capacity: 3 * capacity)
  }

  deinit { buffer.deallocate() }

  private func reserve(_ width: Int) {
    buffer.deallocate()
    capacity = width
    buffer = .allocate(capacity: 3 * width)
  }

  private func scratch(_ index: Int) -> UnsafeMutablePointer<UInt32> { buffer + index * capacity }
}

extension PixelPainter {
  /// Replaces everything within the bounds by a color.
  package func clear(_ color: Color) {
    for y in bounds.rows {
      (plane.row(y) + bounds.columns.lowerBound).update(
        repeating: PixelColor(color).number, count: bounds.columns.count)
    }
  }

  /// Draws a gradient along an axis.
  package func fill(_ column: QuadSpan, _ row: QuadSpan, from: Color, to: Color, along axis: Axis = .vertical) {
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
      let colors = scratch(0)
      for (index, x) in columns.enumerated() { colors[index] = gradient.color(at: x).number }
      for y in rows {
        PixelRow.blend(
          colors, tint: PixelColor(.white), count: columns.count, into: plane.row(y) + columns.lowerBound)
      }
    }
  }

  /// Draws two planes of this size onto a part of it: the second over the first, with an opacity.
  package func mix(_ one: PixelPlane, _ other: PixelPlane, opacity: UInt8, in part: PixelBounds) {
    let share = Int(PixelColor.weight(opacity))
    eachRow(of: one, other, in: part) { PixelRow.mix($0, $1, share: share, count: $2, into: $3) }
  }

  /// Draws the difference of two planes per channel.
  package func differ(_ one: PixelPlane, _ other: PixelPlane, in part: PixelBounds) {
    eachRow(of: one, other, in: part) { PixelRow.differ($0, $1, count: $2, into: $3) }
  }

  private func eachRow(
    of one: PixelPlane, _ other: PixelPlane, in part: PixelBounds,
    _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let part = part.intersection(bounds).intersection(one.bounds).intersection(other.bounds)
    let first = part.columns.lowerBound
    guard !part.isEmpty else { return }
    for y in part.rows { body(one.row(y) + first, other.row(y) + first, part.columns.count, plane.row(y) + first) }
  }

  /// Draws a rectangle of a picture.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether every texel is opaque.
  ///   - tint: Multiplies the picture's colors; its alpha is the opacity.
  package func fill(_ column: QuadSpan, _ row: QuadSpan, with picture: PixelPlane, isOpaque: Bool, tint: Color) {
    guard picture.width > 0, picture.height > 0 else { return }
    let across = AxisReading(column, side: picture.width)
    let down = AxisReading(row, side: picture.height)
    let columns = across.pixels.clamped(to: bounds.columns)
    let rows = down.pixels.clamped(to: bounds.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let tint = PixelColor(tint)
    let paint = RowPaint(
      tint: tint, count: columns.count, isOpaque: isOpaque, isPremultiplied: picture.isPremultiplied,
      between: scratch(2))
    let first = across.texel(at: columns.lowerBound)
    let isDirect =
      across.isUnit && first.share == 0 && first.index >= 0 && first.index + columns.count <= picture.width
    var reader = RowReader(
      picture: picture, across: across, columns: columns, first: isDirect ? first.index : nil,
      buffers: (scratch(0), scratch(1)))
    for y in rows {
      let (texel, share) = down.texel(at: y)
      let one = reader.row(texel)
      paint.lay(
        one, share == 0 ? one : reader.row(texel + 1), share: share, over: plane.row(y) + columns.lowerBound)
    }
  }
}

/// Provides the rows of a picture for drawing, scaled to the drawn width if necessary.
private struct RowReader {
  let picture: PixelPlane
  let across: AxisReading
  let columns: Range<Int>
  /// The first texel of each row, if rows can be used without scaling; otherwise nil.
  let first: Int?
  /// Buffers for two neighboring rows.
  let buffers: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  /// The rows in the buffers.
  private var held = (-1, -1)

  init(
    picture: PixelPlane, across: AxisReading, columns: Range<Int>, first: Int?,
    buffers: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>)
  ) {
    (self.picture, self.across, self.columns) = (picture, across, columns)
    (self.first, self.buffers) = (first, buffers)
  }

  /// A row by its number; outside the picture, the row at the edge.
  mutating func row(_ number: Int) -> UnsafePointer<UInt32> {
    let number = min(max(0, number), picture.height - 1)
    let source = picture.row(number)
    if let first { return UnsafePointer(source + first) }
    let isOdd = number & 1 == 1
    let buffer = isOdd ? buffers.1 : buffers.0
    if number != (isOdd ? held.1 : held.0) {
      read(source, into: buffer)
      if isOdd { held.1 = number } else { held.0 = number }
    }
    return UnsafePointer(buffer)
  }

  private func read(_ source: UnsafePointer<UInt32>, into buffer: UnsafeMutablePointer<UInt32>) {
    guard across.isUnit else {
      return PixelRow.read(source, width: picture.width, along: across, columns, into: buffer)
    }
    // Between the picture's edges all pixels have the same fraction.
    let (first, share) = across.texel(at: columns.lowerBound)
    let start = min(max(0, -first), columns.count)
    let end = min(max(start, picture.width - 1 - first), columns.count)
    let head = columns.lowerBound..<columns.lowerBound + start
    let tail = columns.lowerBound + end..<columns.upperBound
    PixelRow.read(source, width: picture.width, along: across, head, into: buffer)
    PixelRow.mix(
      source + (first + start), source + (first + start + 1), share: share, count: end - start, into: buffer + start)
    PixelRow.read(source, width: picture.width, along: across, tail, into: buffer + end)
  }
}

/// The blending of a picture's rows over the target.
private struct RowPaint {
  let tint: PixelColor
  let count: Int
  /// Whether every texel is opaque.
  let isOpaque: Bool
  private let isPremultiplied: Bool
  /// Whether the picture is opaque and untinted, so only the tint's alpha counts.
  private let isPlain: Bool
  /// Buffer for a row.
  let between: UnsafeMutablePointer<UInt32>

  init(
    tint: PixelColor, count: Int, isOpaque: Bool, isPremultiplied: Bool, between: UnsafeMutablePointer<UInt32>
  ) {
    (self.tint, self.count, self.isOpaque, self.between) = (tint, count, isOpaque, between)
    self.isPremultiplied = isPremultiplied
    isPlain = isOpaque && tint.isWhite
  }

  /// Blends the interpolation of two rows (`share` in 256ths) over a row of the target.
  func lay(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, share: Int,
    over target: UnsafeMutablePointer<UInt32>
  ) {
    if isPlain, tint.alpha == 255 { return PixelRow.mix(one, other, share: share, count: count, into: target) }
    var row = one
    if share != 0, one != other {
      PixelRow.mix(one, other, share: share, count: count, into: between)
      row = UnsafePointer(between)
    }
    if isPlain {
      PixelRow.mix(target, row, share: Int(tint.weight), count: count, into: target)
    } else if isOpaque, tint.alpha == 255 {
      PixelRow.tint(row, tint, count: count, into: target)
    } else if isPremultiplied, !isOpaque {
      PixelRow.blendPremultiplied(row, tint: tint, count: count, into: target)
    } else {
      PixelRow.blend(row, tint: tint, count: count, into: target)
    }
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
