import Boundary
import Geometry
import Images

/// Draws a shape as a picture: texel by texel, with soft edges.
nonisolated struct ShapeDrawing {
  private let shape: PaintedShape
  private let size: PixelSize
  /// Colors along the way of a gradient; the first is that of a plain color.
  private let colors: [UInt32]
  private let way: PaintedShape.Way
  /// Texels from the edge within which it is looked at closely.
  private let rim: Double

  private static let steps = 4096
  /// Side and number of texels at most: what no screen shows sharper.
  private static let (longest, most) = (8192, 1 << 23)

  init(_ shape: PaintedShape, covering needed: PixelSize, longestSide: Int) {
    self.shape = shape
    size = shape.isPlain ? PixelSize(width: 1, height: 1) : Self.largest(shape, longestSide).covering(needed)
    way = shape.paint.way(aspect: shape.aspect)
    let count = shape.paint.stops.count > 1 ? Self.steps : 0
    colors = (0...count).map { index in
      Self.texel(shape.paint.color(at: count > 0 ? Double(index) / Double(count) : 0))
    }
    rim = shape.lineWidth * Double(size.width) + 2
  }

  /// The largest picture of a shape.
  static func largest(_ shape: PaintedShape, _ longestSide: Int) -> PixelSize {
    guard !shape.isPlain else { return PixelSize(width: 1, height: 1) }
    let side = Double(min(longest, longestSide))
    let width = min(side, side * shape.aspect, (Double(most) * shape.aspect).squareRoot())
    return PixelSize(width: max(1, Int(width)), height: max(1, Int((width / shape.aspect).rounded())))
  }
}

nonisolated extension ShapeDrawing {
  var picture: LoadedPicture {
    var bitmap = Bitmap(size: size, texels: texels)
    let isOpaque = !bitmap.isTransparent
    if !isOpaque { bitmap.bleed() }
    return LoadedPicture(
      bitmap: bitmap, full: Self.largest(shape, .max), isOpaque: isOpaque, tone: PictureTone(bitmap))
  }

  fileprivate var texels: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: size.count) { texels, filled in
      var place = 0
      for y in 0..<size.height {
        for x in 0..<size.width {
          texels[place] = texel(x, y)
          place += 1
        }
      }
      filled = size.count
    }
  }

  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    let (left, top) = (Double(x) + 0.5, Double(y) + 0.5)
    let share = way.share(at: left / Double(size.width), top / Double(size.height))
    let plain = colors[min(max(0, Int(share * Double(colors.count - 1) + 0.5)), colors.count - 1)]
    let edge = edge(left, top)
    if edge < -rim { return plain }
    guard edge < 0.5 else { return plain & 0xFF_FFFF }
    let (outer, inner) = (Self.coverage(edge), Self.coverage(edge + rim - 2))
    if inner >= 1 || shape.lineWidth <= 0 { return outer >= 1 ? plain : Self.faded(plain, by: outer) }
    let (fill, line) = (shape.paint.color(at: share), Self.channels(shape.lineColor))
    let rimmed = line + fill * (1 - line.w)
    return Self.texel(fill * inner + rimmed * (outer - inner))
  }

  /// The distance of a place from the edge in texels; below zero inside.
  private func edge(_ x: Double, _ y: Double) -> Double {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    let (right, down) = ((x - halfWidth).magnitude, (y - halfHeight).magnitude)
    switch shape.outline {
    case .ellipse:
      let (across, along) = (right / halfWidth, down / halfHeight)
      let (steepAcross, steepAlong) = (across / halfWidth, along / halfHeight)
      let length = (across * across + along * along).squareRoot()
      let slope = (steepAcross * steepAcross + steepAlong * steepAlong).squareRoot()
      return slope > 0 ? length * (length - 1) / slope : -min(halfWidth, halfHeight)
    case .rectangle:
      let radius = min(shape.radius * Double(size.width), halfWidth, halfHeight)
      let (outRight, outDown) = (right - halfWidth + radius, down - halfHeight + radius)
      let (fromCornerX, fromCornerY) = (max(0, outRight), max(0, outDown))
      return min(0, max(outRight, outDown)) + (fromCornerX * fromCornerX + fromCornerY * fromCornerY).squareRoot()
        - radius
    }
  }

  /// How much of a texel is inside an edge.
  private static func coverage(_ edge: Double) -> Double { min(1, max(0, 0.5 - edge)) }

  private static func channels(_ color: UInt32) -> SIMD4<Double> {
    PaintedShape.Paint.color(color).color(at: 0)
  }

  /// A texel of a color that is multiplied by its alpha.
  private static func texel(_ color: SIMD4<Double>) -> UInt32 {
    func byte(_ share: Double) -> UInt32 { UInt32(min(255, max(0, share * 255 + 0.5))) }
    let alpha = color.w
    guard alpha > 0 else { return 0 }
    return byte(color.x / alpha) | byte(color.y / alpha) << 8 | byte(color.z / alpha) << 16 | byte(alpha) << 24
  }

  fileprivate static func faded(_ texel: UInt32, by share: Double) -> UInt32 {
    texel & 0xFF_FFFF | UInt32(Double(texel >> 24) * share + 0.5) << 24
  }
}

nonisolated extension LoadedPicture {
  /// The picture with its corners cut, and a shadow behind it.
  func finished(_ finishing: PictureFinishing) -> LoadedPicture {
    var picture = self
    let size = bitmap.size
    guard !size.isEmpty else { return picture }
    if finishing.radius > 0 {
      let white = PaintedShape(
        .rectangle, aspect: Double(size.width) / Double(size.height), radius: finishing.radius, .color(0xFFFF_FFFF))
      let mask = ShapeDrawing(white, size: size)
      picture.bitmap.cut(by: mask.texels)
      picture.isOpaque = false
    }
    guard finishing.shadow > 0 else { return picture }
    let width = Double(size.width)
    let soft = picture.bitmap.blurred(deviation: finishing.deviation * width, edges: .fade)
    let drop = Int((finishing.drop * width).rounded())
    // As far as the shadow is drawn, in each direction.
    let more = Int((finishing.drop * width).rounded(.up))
    let room = PixelSize(width: soft.room.width + more, height: soft.room.height + more)
    let whole = PixelSize(width: size.width + 2 * room.width, height: size.height + 2 * room.height)
    var below = Bitmap(size: whole, texels: [UInt32](repeating: 0, count: whole.count))
    let shade = UInt32(finishing.shadow * 256 + 0.5)
    let (wide, high) = (soft.bitmap.size.width, soft.bitmap.size.height)
    for y in 0..<high {
      for x in 0..<wide {
        let alpha = soft.bitmap.texels[y * wide + x] >> 24
        below.texels[(y + more + drop) * whole.width + x + more] = ((alpha * shade + 128) >> 8) << 24
      }
    }
    var sharp = picture.bitmap
    sharp.texels.withUnsafeMutableBufferPointer { Bitmap.multiply($0) }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (top, place) = (sharp.texels[y * size.width + x], (y + room.height) * whole.width + x + room.width)
        below.texels[place] = top + (((below.texels[place] >> 24) * (255 - (top >> 24)) + 127) / 255) << 24
      }
    }
    (picture.bitmap, picture.room, picture.isOpaque, picture.isPremultiplied) = (below, room, false, true)
    return picture
  }
}

nonisolated extension ShapeDrawing {
  /// Of exactly this size.
  fileprivate init(_ shape: PaintedShape, size: PixelSize) {
    (self.shape, self.size, rim) = (shape, size, 2)
    (colors, way) = ([0xFFFF_FFFF], .line(start: 0, across: 0, down: 0))
  }
}

nonisolated extension Bitmap {
  /// Multiplies the opacity of each texel by that of another one.
  fileprivate mutating func cut(by mask: [UInt32]) {
    for index in texels.indices where mask[index] < 0xFF00_0000 {
      texels[index] = ShapeDrawing.faded(texels[index], by: Double(mask[index] >> 24) / 255)
    }
  }
}
