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
  /// The format as a media type.
  package var mediaType: String
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
      var deviation = step.deviation * Double(bitmap.size.width)
      // Texels larger than pixels are means over their squares, and interpolation blurs once more.
      if deviation >= Self.texelsPerDeviation { deviation = (deviation * deviation - 0.25).squareRoot() }
      let soft = bitmap.blurred(deviation: deviation, edges: step.edges)
      (picture.bitmap, picture.room, picture.isOpaque) = (soft.bitmap, soft.room, soft.isOpaque)
      picture.isPremultiplied = !soft.isOpaque
    }
    return picture
  }

  /// Number of attempts to read a file that changes meanwhile.
  private static let attempts = 3

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
    let (header, bytes) = try content(of: path, limits: limits)
    let isCutOff = header.isComplete == false
    guard !isCutOff || header.format == .jpeg else { throw PictureProblem(path: path, reason: .cutOff) }
    let order = DecodingOrder(
      format: header.format, orientation: header.orientation, fileSize: bytes.count, neededWidth: needed?.width ?? .max,
      neededHeight: needed?.height ?? .max, longestSide: longestSide)
    do {
      let pixels = try decoder.decode(bytes, order, lane: lane)
      let size = pixels.size
      let bitmap = Bitmap(size: PixelSize(width: size.width, height: size.height), texels: pixels.texels)
      return LoadedPicture(
        bitmap: bitmap, full: PixelSize(width: size.fullWidth, height: size.fullHeight), isOpaque: size.isOpaque,
        tone: PictureTone(bitmap), mediaType: header.format.mediaType,
        warning: isCutOff ? PictureProblem(path: path, reason: .cutOff) : nil)
    } catch {
      throw PictureProblem(path: path, reason: PictureProblem.Reason(error, format: header.format))
    }
  }

  /// The header and all bytes of a file. A file that changes meanwhile is read again.
  private static func content(of path: String, limits: ImageLimits) throws(PictureProblem) -> (ImageHeader, [UInt8]) {
    for _ in 0..<attempts {
      let file = try PictureFile(path: path)
      do throws(PictureProblem) {
        let content = try file.content(limits: limits)
        if !file.hasChanged { return content }
      } catch {
        if !file.hasChanged { throw error }
      }
    }
    throw PictureProblem(path: path, reason: .changing)
  }
}
