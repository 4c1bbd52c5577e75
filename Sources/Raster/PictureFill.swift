/// A rectangle of a picture that is drawn: what each of its pixels reads, and how that is blended.
struct PictureFill {
  private let picture: PixelPlane
  private let across: AxisReading
  private let down: AxisReading
  private let tint: PixelColor
  /// Whether every texel is opaque.
  private let isOpaque: Bool
  private let blend: PixelBlend?

  /// - Parameters:
  ///   - isOpaque: Whether every texel is opaque.
  ///   - tint: Multiplies the picture's colors; its alpha is the opacity.
  init(
    _ column: QuadSpan, _ row: QuadSpan, with picture: PixelPlane, isOpaque: Bool, tint: PixelColor,
    _ blend: PixelBlend? = nil
  ) {
    self.blend = blend
    across = AxisReading(column, side: picture.width)
    down = AxisReading(row, side: picture.height)
    (self.picture, self.isOpaque, self.tint) = (picture, isOpaque, tint)
  }
}

extension PictureFill {
  /// Draws what is within `bounds`.
  func draw(on plane: PixelPlane, in bounds: PixelBounds, with buffers: PictureBuffers) {
    let columns = across.pixels.clamped(to: bounds.columns)
    let rows = down.pixels.clamped(to: bounds.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let reading = ColumnReading(
      across, columns, width: picture.width, places: buffers.places, shares: buffers.shares)
    guard let runs = picture.runs, !isOpaque, across.isForward else {
      return draw(columns, rows, reading, on: plane, with: buffers) { _ in .none }
    }
    eachRun(of: runs, in: columns) { run, columns in
      draw(columns, rows, reading, on: plane, with: buffers) { runs.facts(run, row: $0) }
    }
  }

  /// Calls `body` with the pixels that read texels of each run.
  private func eachRun(of runs: OpacityRuns, in columns: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
    var left = columns.lowerBound
    for run in 0..<runs.count where left < columns.upperBound {
      let isLast = run == runs.count - 1
      let end = isLast ? columns.upperBound : across.firstPixel(atTexel: (run + 1) * OpacityRuns.length)
      guard end > left else { continue }
      body(run, left..<min(end, columns.upperBound))
      left = end
    }
  }

  /// Calls `body` with columns in which all pixels of some rows are opaque texels.
  func eachOpaqueStretch(in rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    guard down.pixels.clamped(to: rows) == rows else { return }
    guard !isOpaque else { return body(across.pixels) }
    guard let runs = picture.runs, across.isForward else { return }
    var stretch = across.pixels.lowerBound..<across.pixels.lowerBound
    eachRun(of: runs, in: across.pixels) { run, columns in
      if rows.allSatisfy({ runs.facts(run, row: down.texel(at: $0).index).areOpaque }) {
        stretch = stretch.lowerBound..<columns.upperBound
      } else {
        body(stretch)
        stretch = columns.upperBound..<columns.upperBound
      }
    }
    body(stretch)
  }

  /// - Parameter facts: What holds of all texels in a row of the picture and in the next one.
  @inline(__always)
  private func draw(
    _ columns: Range<Int>, _ rows: Range<Int>, _ reading: ColumnReading, on plane: PixelPlane,
    with buffers: PictureBuffers, facts: (_ texel: Int) -> OpacityRuns.Facts
  ) {
    let (between, count) = (buffers.between, columns.count)
    let isPremultiplied = picture.isPremultiplied
    let paint = RowPaint(
      tint: tint, count: count, isOpaque: isOpaque, isPremultiplied: isPremultiplied, blend: blend, between: between)
    // Colors that are multiplied by their alpha are rounded otherwise where they are drawn with less opacity.
    let replaces = !isPremultiplied || tint.alpha == 255
    let opaquePaint = RowPaint(
      tint: tint, count: count, isOpaque: isOpaque || replaces, isPremultiplied: isPremultiplied, blend: blend,
      between: between)
    var reader = RowReader(picture, reading, columns, buffers)
    for y in rows {
      let (texel, share) = down.texel(at: y)
      let facts = facts(texel)
      if facts.areTransparent { continue }
      let one = reader.row(texel)
      let other = share == 0 ? one : reader.row(texel + 1)
      let target = plane.row(y) + columns.lowerBound
      (facts.areOpaque ? opaquePaint : paint).lay(one, other, share: share, over: target)
    }
  }
}

/// Buffers as wide as a surface.
struct PictureBuffers {
  typealias Row = UnsafeMutablePointer<UInt32>

  /// Two neighboring rows of a picture at the drawn width, and the interpolation between them.
  let even: Row
  let odd: Row
  let between: Row
  /// The texel that each column reads, and the share of the next one.
  let places: Row
  let shares: Row
}

/// Provides the rows of a picture for drawing, scaled to the drawn width if necessary.
private struct RowReader {
  private let picture: PixelPlane
  private let reading: ColumnReading
  private let columns: Range<Int>
  /// The first texel of each row, if rows can be used without scaling; otherwise nil.
  private let first: Int?
  private let buffers: PictureBuffers
  /// The rows in the buffers.
  private var held = (even: -1, odd: -1)
  /// The texels that a row reads.
  private let texels: Range<Int>
  /// The furthest row that was asked for.
  private var asked = -1

  init(_ picture: PixelPlane, _ reading: ColumnReading, _ columns: Range<Int>, _ buffers: PictureBuffers) {
    (self.picture, self.reading, self.columns, self.buffers) = (picture, reading, columns, buffers)
    first = reading.copied(columns)
    texels = reading.texels(columns)
  }

  /// A row by its number; outside the picture, the row at the edge.
  mutating func row(_ number: Int) -> UnsafePointer<UInt32> {
    let number = min(max(0, number), picture.height - 1)
    let source = picture.row(number)
    if number > asked, number + 1 < picture.height {
      asked = number
      PixelRow.prefetch(picture.row(number + 1) + texels.lowerBound, count: texels.count)
    }
    if let first { return UnsafePointer(source + first) }
    let isOdd = number & 1 == 1
    let buffer = isOdd ? buffers.odd : buffers.even
    if number != (isOdd ? held.odd : held.even) {
      reading.read(source, columns, into: buffer)
      if isOdd { held.odd = number } else { held.even = number }
    }
    return UnsafePointer(buffer)
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
  private let blend: PixelBlend?
  /// Buffer for a row.
  let between: UnsafeMutablePointer<UInt32>

  init(
    tint: PixelColor, count: Int, isOpaque: Bool, isPremultiplied: Bool, blend: PixelBlend?,
    between: UnsafeMutablePointer<UInt32>
  ) {
    self.blend = blend
    (self.tint, self.count, self.isOpaque, self.between) = (tint, count, isOpaque, between)
    self.isPremultiplied = isPremultiplied
    isPlain = isOpaque && tint.isWhite && blend == nil
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
    if let blend {
      blend.lay(
        row, tint: tint, isOpaque: isOpaque, isPremultiplied: isPremultiplied, count: count, over: target)
    } else if isPlain {
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
