nonisolated extension Bitmap {
  /// Gives each invisible texel beside visible ones their mean color, and leaves it invisible.
  ///
  /// A canvas that draws between texels mixes in the color of those that are fully transparent, often black, and a
  /// dark fringe appears around every cut-out. One ring is enough: a mean of four texels that has a visible one among
  /// them reaches no further than its neighbors.
  mutating func bleed() {
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
}
