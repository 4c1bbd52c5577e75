import Bitmaps
import Boundary
import Decoding
import ImageHeaders

/// A picture as it came from its file, ready to be drawn.
nonisolated package struct LoadedPicture: Hashable, Sendable {
  /// Turned the right way up, and made smaller where fewer pixels are needed.
  package var bitmap: Bitmap
  /// Pixels that the file has, turned the right way up; of a drawing, the most that it is drawn in.
  package var full: PixelSize
  /// Nothing shines through.
  package var isOpaque: Bool
  /// How light it is.
  package var tone: PictureTone
  /// What tells the file's format to other programs.
  package var mediaType: String
  /// What is wrong with the file although it can be shown.
  package var warning: PictureProblem?

  /// How often a file that changes while it is read is read again.
  private static let attempts = 3

  /// Reads a picture, and has it decoded, turned and shrunk.
  ///
  /// Nothing is decoded that is larger than the limits, that is no picture by its first bytes (whatever its name), or
  /// that is cut off, except a JPEG, which comes with a warning: what was saved of it can be seen.
  ///
  /// - Parameters:
  ///   - needed: Pixels that the picture shall cover on both sides, the right way up; all that it has if nil.
  ///   - longestSide: No side gets more pixels than these.
  ///   - lane: How urgent it is.
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

  /// What a file's header says, and all its bytes. A file that changes meanwhile is read again.
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
