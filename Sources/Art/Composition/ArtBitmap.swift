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
