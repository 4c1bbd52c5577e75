internal import CPixelRows

/// A triangle prepared for rasterization.
struct Triangle {
  private let outline: TriangleOutline
  private let color: PixelColor
  private let isOfOneColor: Bool
  /// Whether only its opacity varies.
  private let isOfOneHue: Bool
  /// Red, green, blue, alpha.
  private let channels: (Slope, Slope, Slope, Slope)
  private let texels: (across: Slope, down: Slope)

  /// Nil if it has no area, or a corner is NaN.
  init?(_ one: PixelCorner, _ two: PixelCorner, _ three: PixelCorner) {
    let (a, b, c) = (SIMD2<Double>(one.place), SIMD2<Double>(two.place), SIMD2<Double>(three.place))
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area != 0, area.isFinite else { return nil }
    outline = TriangleOutline(a, b, c)
    // The change of the second and third corner's weight per step to the right and per step down.
    let right = SIMD2((c.y - a.y) / area, (a.y - b.y) / area)
    let down = SIMD2((a.x - c.x) / area, (b.x - a.x) / area)
    func slope(_ first: Float, _ second: Float, _ third: Float) -> Slope {
      let (start, further, other) = (Double(first), Double(second) - Double(first), Double(third) - Double(first))
      return Slope(
        start, at: a, right: further * right.x + other * right.y, down: further * down.x + other * down.y)
    }
    channels = (
      slope(one.color.x, two.color.x, three.color.x), slope(one.color.y, two.color.y, three.color.y),
      slope(one.color.z, two.color.z, three.color.z), slope(one.color.w, two.color.w, three.color.w)
    )
    texels = (slope(one.texel.x, two.texel.x, three.texel.x), slope(one.texel.y, two.texel.y, three.texel.y))
    color = PixelColor(one.color)
    func hue(_ corner: PixelCorner) -> SIMD3<Float> { SIMD3(corner.color.x, corner.color.y, corner.color.z) }
    isOfOneHue = hue(one) == hue(two) && hue(one) == hue(three)
    isOfOneColor = isOfOneHue && one.color.w == two.color.w && one.color.w == three.color.w
  }
}

extension Triangle {
  /// Draws what is within `bounds`.
  ///
  /// - Parameters:
  ///   - picture: Nil for plain colors.
  ///   - buffer: For a row of colors.
  func draw(
    on plane: PixelPlane, with picture: PixelPlane?, in bounds: PixelBounds, _ blend: PixelBlend?,
    through buffer: UnsafeMutablePointer<UInt32>
  ) {
    let rows = outline.rows.clamped(to: bounds.rows)
    for y in rows {
      let columns = outline.columns(at: y).clamped(to: bounds.columns)
      guard !columns.isEmpty else { continue }
      let target = plane.row(y) + columns.lowerBound
      if let picture {
        lay(picture, columns, y, blend, over: target, through: buffer)
      } else if isOfOneColor {
        PixelRow.fill(target, count: columns.count, with: color)
      } else {
        layColors(columns, y, over: target)
      }
    }
  }

  /// Blends colors over a row.
  private func layColors(_ columns: Range<Int>, _ y: Int, over target: UnsafeMutablePointer<UInt32>) {
    let alpha = channels.3.ramp(in: y)
    if isOfOneHue, let (start, step) = alpha.numbers(for: columns) {
      return PixelRow.fade(color, alpha: start, step: step, count: columns.count, over: target)
    }
    let (red, green, blue) = (channels.0.ramp(in: y), channels.1.ramp(in: y), channels.2.ramp(in: y))
    for index in 0..<columns.count {
      let x = columns.lowerBound &+ index
      let color = 0xFF00_0000 | red.byte(at: x) &<< 16 | green.byte(at: x) &<< 8 | blue.byte(at: x)
      let weight = PixelColor.weight(UInt8(alpha.byte(at: x)))
      target[index] = PixelRow.mixed(target[index], color, share: weight)
    }
  }

  /// Blends bilinearly interpolated texels over a row.
  ///
  /// - Parameter buffer: For as many colors as columns.
  private func lay(
    _ picture: PixelPlane, _ columns: Range<Int>, _ y: Int, _ blend: PixelBlend?,
    over target: UnsafeMutablePointer<UInt32>,
    through buffer: UnsafeMutablePointer<UInt32>
  ) {
    let across = texels.across.ramp(in: y, times: Double(picture.width), plus: -0.5)
    let down = texels.down.ramp(in: y, times: Double(picture.height), plus: -0.5)
    if isOfOneColor, picture.width > 1, let (x, dx) = across.numbers(for: columns),
      let (y, dy) = down.numbers(for: columns)
    {
      let count = columns.count
      PixelRow.read(picture, along: PixelPath(x: x, y: y, dx: dx, dy: dy), count: count, into: buffer)
      if let blend {
        return blend.lay(
          buffer, tint: color, isOpaque: false, isPremultiplied: picture.isPremultiplied, count: count, over: target)
      }
      if picture.isPremultiplied {
        return PixelRow.blendPremultiplied(buffer, tint: color, count: count, into: target)
      }
      return PixelRow.blend(buffer, tint: color, count: count, into: target)
    }
    let (red, green, blue) = (channels.0.ramp(in: y), channels.1.ramp(in: y), channels.2.ramp(in: y))
    let alpha = channels.3.ramp(in: y)
    for index in 0..<columns.count {
      let x = columns.lowerBound &+ index
      var texel = picture.color(across.value(at: x), down.value(at: x))
      var tint = color
      if !isOfOneColor {
        tint.number =
          alpha.byte(at: x) &<< 24 | red.byte(at: x) &<< 16 | green.byte(at: x) &<< 8 | blue.byte(at: x)
      }
      if let blend {
        blend.lay(
          &texel, tint: tint, isOpaque: false, isPremultiplied: picture.isPremultiplied, count: 1,
          over: target + index)
      } else if picture.isPremultiplied {
        PixelRow.blendPremultiplied(&texel, tint: tint, count: 1, into: target + index)
      } else if !tint.isWhite || texel < 0xFF00_0000 {
        PixelRow.blend(&texel, tint: tint, count: 1, into: target + index)
      } else {
        target[index] = PixelRow.mixed(target[index], texel, share: tint.weight)
      }
    }
  }
}

/// The edges of a triangle. Each has the same numbers for both triangles that share it.
private struct TriangleOutline {
  /// From the highest corner to the lowest one.
  private let long: Edge
  /// From the highest corner to the middle one, and from there to the lowest one. A horizontal edge crosses no row.
  private let short: (Edge, Edge)
  private let bottom: Double

  private struct Edge {
    let upper: SIMD2<Double>
    /// From the upper to the lower end.
    let way: SIMD2<Double>

    init(_ upper: SIMD2<Double>, _ lower: SIMD2<Double>) {
      (self.upper, way) = (upper, lower - upper)
    }
  }

  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    var (high, middle, low) = (a, b, c)
    if middle.y < high.y { swap(&high, &middle) }
    if low.y < middle.y { swap(&middle, &low) }
    if middle.y < high.y { swap(&high, &middle) }
    (long, bottom) = (Edge(high, low), low.y)
    short = (Edge(high, middle), Edge(middle, low))
  }

  /// The rows whose centers are between the highest and the lowest corner.
  var rows: Range<Int> { PixelBounds.centers(from: long.upper.y, to: bottom) }

  /// The pixels of one of the rows whose centers are inside.
  /// The pixels of one of the rows whose centers are inside.
  @inline(__always)
  func columns(at y: Int) -> Range<Int> {
    let middle = Double(y) + 0.5
    let short = middle < self.short.1.upper.y ? self.short.0 : self.short.1
    let down = SIMD2(repeating: middle) - SIMD2(long.upper.y, short.upper.y)
    let across = down * SIMD2(long.way.x, short.way.x) / SIMD2(long.way.y, short.way.y)
    let ends = SIMD2(long.upper.x, short.upper.x) + across
    return PixelBounds.centers(from: min(ends.x, ends.y), to: max(ends.x, ends.y))
  }
}

extension PixelPlane {
  /// The color interpolated between texels, at a position in 65,536ths from the center of the first one. Outside, the
  /// edge repeats.
  fileprivate func color(_ x: Int, _ y: Int) -> UInt32 {
    let (column, across) = Self.texel(x, of: width)
    let (line, down) = Self.texel(y, of: height)
    let (next, below) = (min(column + 1, width - 1), row(min(line + 1, height - 1)))
    let above = row(line)
    return PixelRow.mixed(
      PixelRow.mixed(above[column], above[next], share: across),
      PixelRow.mixed(below[column], below[next], share: across), share: down)
  }

  private static func texel(_ place: Int, of side: Int) -> (index: Int, share: UInt32) {
    let place = min(max(0, place &+ 128), (side - 1) &<< 16)
    return (place &>> 16, UInt32(truncatingIfNeeded: place &>> 8) & 255)
  }
}
