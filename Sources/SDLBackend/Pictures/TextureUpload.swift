import Boundary
import Images

/// The upload of a picture's texels to a texture, strip by strip. The texture is built under a temporary ID, so that
/// the previous one stays visible.
struct TextureUpload {
  let request: PictureRequest
  let picture: LoadedPicture
  /// Number of rows uploaded so far.
  private var rows = 0

  /// The temporary ID of incomplete textures.
  static let scratch = PictureID(rawValue: .min)
  /// Bytes uploaded between checks of the clock.
  private static let stripBytes = 512 << 10

  init(_ request: PictureRequest, _ picture: LoadedPicture, on canvas: Canvas) throws(SDLError) {
    (self.request, self.picture) = (request, picture)
    let size = picture.bitmap.size
    try canvas.textures.begin(
      Self.scratch, width: size.width, height: size.height, isOpaque: picture.isOpaque,
      isPremultiplied: picture.isPremultiplied, room: picture.room)
  }

  /// Whether all strips are uploaded.
  var isWhole: Bool { rows == picture.bitmap.size.height }

  /// Uploads strips until `clock` reaches `deadline`, at least one.
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
