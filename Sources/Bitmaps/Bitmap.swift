import ImageHeaders

/// A decoded picture in main memory: rows from the top, each texel red, green, blue, alpha in memory order, straight
/// alpha.
///
/// An array holds the texels, so that a picture crosses from the worker to the main thread as an ordinary value.
package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  /// `size.width * size.height` texels without any gap between rows.
  package var texels: [UInt32]

  /// Fewer or more texels than `size` asks for are a slip of the caller's; the picture is then empty.
  package init(size: PixelSize, texels: [UInt32]) {
    let fits = texels.count == size.count
    self.size = fits ? size : .zero
    self.texels = fits ? texels : []
  }

  /// Whether a texel is not fully opaque.
  package var isTransparent: Bool { texels.contains { $0 < 0xFF00_0000 } }

  /// Multiplies the colors of a row by their alpha, so that averages do not see what is invisible.
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

  /// Undoes `multiply`: colors become straight again. Where alpha is 0 the color is lost and stays black.
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

  /// Gives each invisible texel beside visible ones their mean color, and leaves it invisible.
  ///
  /// A canvas that draws between texels mixes in the color of those that are fully transparent, often black, and a
  /// dark fringe appears around every cut-out. One ring is enough: a mean of four texels that has a visible one among
  /// them reaches no further than its neighbors.
  package mutating func bleed() {
    let size = size
    guard !size.isEmpty else { return }
    texels.withUnsafeMutableBufferPointer { texels in
      for y in 0..<size.height {
        for x in 0..<size.width where texels[y * size.width + x] &>> 24 == 0 {
          texels[y * size.width + x] = Bitmap.meanAround(x, y, in: texels, size: size)
        }
      }
    }
  }

  /// The mean color of the visible texels around one, with alpha 0; black where there are none.
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

  /// The picture as it is meant to be seen, from how the camera was held.
  package func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright, !size.isEmpty else { return self }
    // Where the picture's first texel is stored, and the steps to its right and lower neighbors.
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
