import Boundary
import Images

nonisolated extension PictureTone {
  /// Number of samples along each side of a cell.
  private static let samples = 4

  /// A few samples per cell are sufficient.
  init(_ bitmap: Bitmap) {
    let size = bitmap.size
    self.init { column, row in
      var (light, weight) = (0, 0)
      for sample in 0..<Self.samples * Self.samples where !size.isEmpty {
        let x = (column * Self.samples + sample % Self.samples) * size.width / (Self.columns * Self.samples)
        let y = (row * Self.samples + sample / Self.samples) * size.height / (Self.rows * Self.samples)
        let texel = bitmap.texels[y * size.width + x]
        let (red, green, blue) = (Int(texel & 0xFF), Int(texel >> 8 & 0xFF), Int(texel >> 16 & 0xFF))
        let alpha = Int(texel >> 24)
        light += (red * 54 + green * 183 + blue * 19) / 256 * alpha
        weight += alpha
      }
      let count = Self.samples * Self.samples
      return (weight == 0 ? 0 : UInt8(clamping: light / weight), UInt8(clamping: weight / count))
    }
  }
}
