/// A decoded picture in main memory: rows from the top, each texel red, green, blue, alpha in memory order, straight
/// alpha.
///
/// An array holds the texels, so that a picture crosses from the worker to the main thread as an ordinary value.
nonisolated package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  /// `size.width * size.height` texels without any gap between rows.
  package var texels: [UInt32]

  /// Fewer or more texels than `size` asks for are a slip of the caller's; the picture is then empty.
  package init(size: PixelSize, texels: [UInt32]) {
    let fits = texels.count == size.count
    self.size = fits ? size : .zero
    self.texels = fits ? texels : []
  }
}

nonisolated extension Bitmap {
  package var byteCount: Int { texels.count * 4 }

  /// The texel in a column and a row, both from 0; nil outside the picture.
  package subscript(x: Int, y: Int) -> UInt32? {
    x >= 0 && y >= 0 && x < size.width && y < size.height ? texels[y * size.width + x] : nil
  }

  /// Whether a texel is not fully opaque.
  var isTransparent: Bool { texels.contains { $0 < 0xFF00_0000 } }
}
