import Boundary
import Decoding
import Images

/// All bytes of a picture file, of one version of it.
nonisolated package struct PictureContent: Hashable, Sendable {
  private let path: String
  private let header: ImageHeader
  package let bytes: [UInt8]

  /// Number of attempts to read a file that changes meanwhile.
  private static let attempts = 3

  /// Reads a file whose first bytes are a picture's within the limits.
  package init(path: String, limits: ImageLimits = .standard) throws(PictureProblem) {
    for _ in 0..<Self.attempts {
      let file = try PictureFile(path: path)
      do throws(PictureProblem) {
        let (header, bytes) = try file.content(limits: limits)
        if !file.hasChanged {
          (self.path, self.header, self.bytes) = (path, header, bytes)
          return
        }
      } catch {
        if !file.hasChanged { throw error }
      }
    }
    throw PictureProblem(path: path, reason: .changing)
  }
}

nonisolated extension PictureContent {
  package var format: ImageFormat { header.format }

  /// The file without camera, place, author and comments. Nil if it has to be encoded again.
  package var withoutMetadata: [UInt8]? { PictureMetadata.removed(from: bytes) }

  package func decoded(
    covering needed: PixelSize?, longestSide: Int = .max, by decoder: PictureDecoder,
    lane: PictureDecoder.Lane = .prompt
  ) throws(PictureProblem) -> LoadedPicture {
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
        tone: PictureTone(bitmap), warning: isCutOff ? PictureProblem(path: path, reason: .cutOff) : nil)
    } catch {
      throw PictureProblem(path: path, reason: PictureProblem.Reason(error, format: header.format))
    }
  }
}
