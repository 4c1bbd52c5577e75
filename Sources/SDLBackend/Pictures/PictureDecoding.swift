import Bitmaps
import Decoding
import ImageHeaders

/// What the decoding process does with a file's bytes: decodes, shrinks and turns them, with SDL's decoders.
nonisolated package enum PictureDecoding {
  /// Makes this process one that decodes pictures for another, until that one ends.
  ///
  /// - Parameter words: What it was told on its command line, after the word that makes it one.
  /// - Returns: The exit code.
  package static func serve(_ words: [String]) -> Int32 {
    // Before it gives up files: decoders are libraries.
    DecodedPicture.prepareDecoders()
    return DecodingService.run(words, decoding: decode)
  }

  static func decode(_ bytes: [UInt8], _ order: DecodingOrder) -> Result<DecodedPixels, DecodingError> {
    do {
      let isTurned = order.orientation.swapsSides
      let needed = PixelSize(width: order.neededWidth, height: order.neededHeight)
      let surface = try DecodedPicture.read(bytes, as: order.format, covering: isTurned ? needed.turned : needed)
      let full = isTurned ? surface.fullSize.turned : surface.fullSize
      let target = full.covering(needed).fitting(side: order.longestSide)
      var bitmap = try surface.bitmap(size: isTurned ? target.turned : target)
      if let conversion = ColorConversion.needed(by: bytes, as: order.format) { conversion.convert(&bitmap) }
      let turned = bitmap.turned(order.orientation)
      let size = DecodedSize(
        width: turned.size.width, height: turned.size.height, fullWidth: full.width, fullHeight: full.height,
        isOpaque: !bitmap.isTransparent)
      return .success(DecodedPixels(size: size, texels: turned.texels))
    } catch {
      return .failure(.refused(error.message))
    }
  }
}
