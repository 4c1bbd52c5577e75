import Bitmaps
import Boundary

/// A picture's texels on their way into a texture, strip by strip. The texture grows under a name of its own, so that
/// what was shown before stays until it is whole.
struct TextureUpload {
  let request: PictureRequest
  let picture: LoadedPicture
  /// Rows that are there already.
  private var rows = 0

  /// Where textures grow until they are whole.
  static let scratch = PictureID(rawValue: .min)
  /// Bytes that are uploaded between two looks at the clock.
  private static let stripBytes = 512 << 10

  init(_ request: PictureRequest, _ picture: LoadedPicture, on canvas: Canvas) throws(SDLError) {
    (self.request, self.picture) = (request, picture)
    let size = picture.bitmap.size
    try canvas.textures.begin(Self.scratch, width: size.width, height: size.height, isOpaque: picture.isOpaque)
  }

  /// All strips are there.
  var isWhole: Bool { rows == picture.bitmap.size.height }

  /// Uploads strips until `clock` shows `deadline`, one at least.
  mutating func advance(on canvas: Canvas, until deadline: Double, _ clock: () -> Double) throws(SDLError) {
    let size = picture.bitmap.size
    let strip = max(1, Self.stripBytes / max(1, size.width * 4))
    repeat {
      let count = min(strip, size.height - rows)
      try picture.bitmap.texels.withUnsafeBufferPointer { texels throws(SDLError) in
        let part = UnsafeBufferPointer(rebasing: texels[rows * size.width..<(rows + count) * size.width])
        try canvas.textures.upload(Self.scratch, row: rows, rows: count, UnsafeRawBufferPointer(part))
      }
      rows += count
    } while !isWhole && clock() < deadline
  }
}
