/// Decoded pixels: rows from the top; red, green, blue, alpha in memory order; straight alpha.
public struct ArtBitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public internal(set) var texels: [UInt32]

  /// Nil unless there are `width` times `height` texels.
  public init?(width: Int, height: Int, texels: [UInt32]) {
    guard width >= 0, height >= 0, texels.count == width * height else { return nil }
    (self.width, self.height, self.texels) = (width, height, texels)
  }

  init(clear width: Int, _ height: Int) {
    (self.width, self.height) = (max(0, width), max(0, height))
    texels = [UInt32](repeating: 0, count: self.width * self.height)
  }
}

extension ArtBitmap {
  /// Black.
  init(opaque width: Int, _ height: Int) {
    self.init(clear: width, height)
    texels = [UInt32](repeating: 0xFF00_0000, count: texels.count)
  }

  /// Puts another bitmap on it, without blending.
  mutating func put(_ other: ArtBitmap, x: Int, y: Int) {
    let place = ArtFrame(x: x, y: y, width: other.width, height: other.height)
    let seen = place.intersection(ArtFrame(x: 0, y: 0, width: width, height: height))
    guard !seen.isEmpty else { return }
    for row in seen.y..<seen.maxY {
      let source = (row - y) * other.width + seen.x - x
      let target = row * width + seen.x
      texels.replaceSubrange(target..<target + seen.width, with: other.texels[source..<source + seen.width])
    }
  }
}

/// Masks.
extension ArtBitmap {
  /// The alpha of a texel, 0...255. Outside it is 0.
  func alpha(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? texels[y * width + x] >> 24 : 0
  }

  /// Multiplies the alpha by that of a mask, which begins at the corner of the canvas.
  ///
  /// - Parameters:
  ///   - x, y: The place of this bitmap on the canvas.
  mutating func apply(_ mask: ArtBitmap, x: Int, y: Int) {
    for row in 0..<height {
      for column in 0..<width {
        let share = mask.alpha(x + column, y + row)
        guard share < 255 else { continue }
        let texel = texels[row * width + column]
        texels[row * width + column] = texel & 0xFF_FFFF | ((texel >> 24 * share + 127) / 255) << 24
      }
    }
  }
}
