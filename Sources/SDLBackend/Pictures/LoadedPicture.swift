import Boundary
import Decoding
import Images

/// A picture loaded from a file, ready to be drawn.
nonisolated package struct LoadedPicture: Hashable, Sendable {
  /// The texels, upright and downscaled as needed.
  package var bitmap: Bitmap
  /// The upright size of the file in pixels; for a drawing, the maximum size.
  package var full: PixelSize
  /// Whether all texels are opaque.
  package var isOpaque: Bool
  /// Whether the colors are multiplied by their alpha.
  package var isPremultiplied = false
  /// Texels around the picture into which a blur spreads, on each side.
  package var room = PixelSize.zero
  /// The brightness of the picture.
  package var tone: PictureTone
  /// Tells versions of a layer apart. Nil for other pictures.
  package var fingerprint: UInt64?
  /// Whether it is the version that is held already, so that no pixels come with it.
  package var isUnchanged = false
  /// A problem of the file that does not prevent showing it.
  package var warning: PictureProblem?

  /// Sufficient texels of a blurred picture for each standard deviation; interpolation fills in the rest.
  static let texelsPerDeviation = 3.0

  /// The same picture with a blur.
  package func blurred(_ blur: PictureBlur?) -> LoadedPicture {
    var picture = self
    switch blur {
    case nil: break
    case .glass: picture.bitmap = bitmap.blurred()
    case .gaussian(let step):
      var deviation = step.deviation * Double(bitmap.size.width - 2 * room.width)
      // Texels larger than pixels are means over their squares, and interpolation blurs once more.
      if deviation >= Self.texelsPerDeviation { deviation = (deviation * deviation - 0.25).squareRoot() }
      var straight = bitmap
      if isPremultiplied { straight.divide() }
      let soft = straight.blurred(deviation: deviation, edges: step.edges)
      (picture.bitmap, picture.isOpaque) = (soft.bitmap, soft.isOpaque)
      picture.room = PixelSize(width: room.width + soft.room.width, height: room.height + soft.room.height)
      picture.isPremultiplied = !soft.isOpaque
    }
    return picture
  }

  /// Reads a picture, and decodes, rotates and downscales it.
  ///
  /// Files beyond the limits, files whose first bytes are no picture (whatever their name), and truncated files are
  /// refused. A truncated JPEG is shown as far as it goes, with a warning.
  ///
  /// - Parameters:
  ///   - needed: Size in pixels that the upright picture has to cover; nil for the full size.
  ///   - longestSide: Maximum side in pixels.
  ///   - lane: The priority of decoding.
  package static func read(
    path: String, covering needed: PixelSize?, longestSide: Int = .max, limits: ImageLimits = .standard,
    by decoder: PictureDecoder, lane: PictureDecoder.Lane = .prompt
  ) throws(PictureProblem) -> LoadedPicture {
    try PictureContent(path: path, limits: limits)
      .decoded(covering: needed, longestSide: longestSide, by: decoder, lane: lane)
  }
}
