/// A decoded picture in main memory: rows from the top, each texel red, green, blue, alpha in memory order, straight
/// alpha.
///
/// The texels are an array, so a picture moves from the worker to the main thread as an ordinary value.
package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  /// `size.width * size.height` texels without gaps between rows.
  package var texels: [UInt32]

  /// A texel count that does not match `size` is a programming error and gives an empty picture.
  package init(size: PixelSize, texels: [UInt32]) {
    let fits = texels.count == size.count
    self.size = fits ? size : .zero
    self.texels = fits ? texels : []
  }

  /// Whether any texel is not fully opaque.
  package var isTransparent: Bool {
    // Without a branch for each texel, so that the compiler uses wide registers.
    texels.withUnsafeBufferPointer { $0.reduce(.max, &) } < 0xFF00_0000
  }

  /// Multiplies the colors of a row by their alpha, so that averages ignore invisible texels.
  package static func multiply(_ texels: UnsafeMutableBufferPointer<UInt32>) {
    for index in texels.indices {
      let texel = texels[index]
      let alpha = texel &>> 24
      guard alpha < 255 else { continue }
      texels[index] =
        share(texel & 0xFF, alpha) | share(texel &>> 8 & 0xFF, alpha) &<< 8 | share(texel &>> 16 & 0xFF, alpha) &<< 16
        | alpha &<< 24
    }
  }

  /// Reverses `multiply`. Texels with alpha 0 have lost their color and stay black.
  package mutating func divide() {
    for index in texels.indices {
      let texel = texels[index]
      let alpha = texel &>> 24
      guard alpha > 0, alpha < 255 else { continue }
      let half = alpha / 2
      let red = min(255, ((texel & 0xFF) &* 255 &+ half) / alpha)
      let green = min(255, ((texel &>> 8 & 0xFF) &* 255 &+ half) / alpha)
      let blue = min(255, ((texel &>> 16 & 0xFF) &* 255 &+ half) / alpha)
      texels[index] = red | green &<< 8 | blue &<< 16 | alpha &<< 24
    }
  }

  /// `value * alpha / 255`, rounded.
  private static func share(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value &* alpha &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  /// The same picture, smaller, ready to be drawn. It is never enlarged.
  package consuming func shrunk(to target: PixelSize) -> Bitmap {
    let target = PixelSize(width: min(target.width, size.width), height: min(target.height, size.height))
    let (isTransparent, isShrunk) = (isTransparent, target != size)
    if isShrunk {
      let (size, isEmpty) = (size, size.isEmpty || target.isEmpty)
      self = texels.withUnsafeMutableBytes { bytes in
        let texels = bytes.bindMemory(to: UInt32.self)
        if isTransparent { Self.multiply(texels) }
        guard !isEmpty, let start = bytes.bindMemory(to: UInt8.self).baseAddress else {
          return Bitmap(size: .zero, texels: [])
        }
        let source = Shrinking.Source(bytes: UnsafePointer(start), size: size, pitch: 4 * size.width, channels: 4)
        return Shrinking.bitmap(of: source, size: target)
      }
      if isTransparent { divide() }
    }
    if isTransparent { bleed() }
    return self
  }

  /// Gives each invisible texel beside visible ones their mean color, and leaves it invisible.
  ///
  /// Interpolation mixes in the color of fully transparent texels, often black, which causes a dark fringe around
  /// cut-outs. One ring is enough: a mean of four texels that includes a visible one reaches no further than its
  /// neighbors.
  package mutating func bleed() {
    let size = size
    guard !size.isEmpty else { return }
    texels.withUnsafeMutableBufferPointer { texels in
      for y in 0..<size.height {
        let (above, line, below) = (max(0, y - 1), y, min(size.height - 1, y + 1))
        func column(_ x: Int) -> UInt32 {
          x < size.width
            ? texels[above * size.width + x] | texels[line * size.width + x] | texels[below * size.width + x] : 0
        }
        // Most transparent texels have no visible ones around.
        var (left, middle) = (0 as UInt32, column(0))
        for x in 0..<size.width {
          let right = column(x + 1)
          if texels[line * size.width + x] &>> 24 == 0 {
            texels[line * size.width + x] =
              (left | middle | right) &>> 24 == 0 ? 0 : Bitmap.meanAround(x, y, in: texels, size: size)
          }
          (left, middle) = (middle, right)
        }
      }
    }
  }

  /// The mean color of the visible texels around one, with alpha 0. Black if there are none.
  private static func meanAround(
    _ x: Int, _ y: Int, in texels: UnsafeMutableBufferPointer<UInt32>, size: PixelSize
  ) -> UInt32 {
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    var count: UInt32 = 0
    for row in max(0, y - 1)...min(size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(size.width - 1, x + 1) {
        let texel = texels[row * size.width + column]
        guard texel &>> 24 > 0 else { continue }
        red += texel & 0xFF
        green += texel &>> 8 & 0xFF
        blue += texel &>> 16 & 0xFF
        count += 1
      }
    }
    guard count > 0 else { return 0 }
    return red / count | (green / count) &<< 8 | (blue / count) &<< 16
  }

  /// The picture rotated upright.
  package func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright, !size.isEmpty else { return self }
    // The stored position of the picture's first texel, and the steps to its right and lower neighbors.
    func place(_ x: Int, _ y: Int) -> Int {
      let stored = orientation.storedPixel(x: x, y: y, width: size.width, height: size.height)
      return stored.y * size.width + stored.x
    }
    let start = place(0, 0)
    return walked(
      from: start, toRight: place(1, 0) - start, down: place(0, 1) - start,
      size: orientation.swapsSides ? size.turned : size)
  }

  private func walked(from start: Int, toRight: Int, down: Int, size: PixelSize) -> Bitmap {
    let turned = [UInt32](unsafeUninitializedCapacity: size.count) { turned, count in
      texels.withUnsafeBufferPointer { texels in
        var index = 0
        for y in 0..<size.height {
          var source = start + y * down
          for _ in 0..<size.width {
            turned[index] = texels[source]
            index += 1
            source += toRight
          }
        }
      }
      count = size.count
    }
    return Bitmap(size: size, texels: turned)
  }
}
