import Decoding
import Images

/// The work of the decoding process: decodes, shrinks and turns a file's pixels, with SDL's decoders or those of
/// a library that it has been started for.
nonisolated package enum PictureDecoding {
  /// Makes this process one that decodes pictures for another, until that one ends.
  ///
  /// - Parameter words: Its command line, after the word that makes it a decoder.
  /// - Returns: The exit code.
  package static func serve(_ words: [String]) -> Int32 {
    // Before it gives up files: decoders are libraries.
    guard let codec = OptionalCodec(words: words) else {
      DecodedPicture.prepareDecoders()
      return DecodingService.run(words, decoding: decode)
    }
    let named = words.last { $0.hasPrefix(DecodingService.libraryWord) }
    let library = named.map { String($0.dropFirst(DecodingService.libraryWord.count)) } ?? codec.library
    let isThere = codec.prepare(library: library)
    let files = isThere ? codec.files : []
    return DecodingService.run(words, keeping: files) { bytes, order in
      guard isThere else { return .failure(.noLibrary) }
      guard OptionalCodec(order.format) == codec else { return .failure(.refused("it came to the wrong decoder")) }
      return codec.decode(bytes, order)
    }
  }

  static func decode(_ bytes: [UInt8], _ order: DecodingOrder) -> Result<DecodedPixels, DecodingError> {
    do {
      let isTurned = order.orientation.swapsSides
      let needed = PixelSize(width: order.neededWidth, height: order.neededHeight)
      let surface = try DecodedPicture.read(bytes, as: order.format, covering: isTurned ? needed.turned : needed)
      let full = isTurned ? surface.fullSize.turned : surface.fullSize
      let target = full.fitting(side: order.longestSide).covering(needed)
      var bitmap = try surface.bitmap(size: isTurned ? target.turned : target)
      if let conversion = ColorConversion.needed(by: bytes, as: order.format) { conversion.convert(&bitmap) }
      return .success(DecodedPixels(bitmap.turned(order.orientation), full: full))
    } catch {
      return .failure(.refused(error.message))
    }
  }
}

nonisolated extension OptionalCodec {
  /// Opens its library; false: there is none.
  fileprivate func prepare(library: String) -> Bool {
    switch self {
    case .drawings: Drawing.prepare(library: library)
    case .boxes: DecodedPicture.prepareBoxes(library: library)
    }
  }

  /// The files that it opens for each picture.
  fileprivate var files: [String] {
    switch self {
    case .drawings: Drawing.fontFiles
    case .boxes: []
    }
  }

  fileprivate func decode(_ bytes: [UInt8], _ order: DecodingOrder) -> Result<DecodedPixels, DecodingError> {
    switch self {
    case .drawings: Result { () throws(DecodingError) in try draw(bytes, order) }
    // The library may be installed without its decoder, which can be a separate file.
    case .boxes:
      DecodedPicture.decodesBoxes(order.format) ? PictureDecoding.decode(bytes, order) : .failure(.noLibrary)
    }
  }

  private func draw(_ bytes: [UInt8], _ order: DecodingOrder) throws(DecodingError) -> DecodedPixels {
    let drawing = try Drawing(bytes)
    let needed = PixelSize(width: order.neededWidth, height: order.neededHeight)
    let size = drawing.size(covering: needed, side: order.longestSide)
    return DecodedPixels(try drawing.bitmap(size: size), full: drawing.largest(side: order.longestSide))
  }
}

nonisolated extension DecodedPixels {
  fileprivate init(_ bitmap: Bitmap, full: PixelSize) {
    let size = DecodedSize(
      width: bitmap.size.width, height: bitmap.size.height, fullWidth: full.width, fullHeight: full.height,
      isOpaque: !bitmap.isTransparent)
    self.init(size: size, texels: bitmap.texels)
  }
}
