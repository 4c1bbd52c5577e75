import Art
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
    if order.isLayer { return Result { () throws(DecodingError) in try compose(bytes, order) } }
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

/// Pictures of layers, put together.
nonisolated extension PictureDecoding {
  private static func compose(_ bytes: [UInt8], _ order: DecodingOrder) throws(DecodingError) -> DecodedPixels {
    do throws(ArtProblem) {
      let composition = try Composition(message: bytes)
      let canvas = try Compositor(decodingPNG: decodePNG).bitmap(of: composition)
      let full = PixelSize(width: canvas.width, height: canvas.height)
      let needed = PixelSize(width: order.neededWidth, height: order.neededHeight)
      let bitmap = Bitmap(size: full, texels: canvas.texels)
      return DecodedPixels(bitmap.shrunk(to: full.fitting(side: order.longestSide).covering(needed)), full: full)
    } catch {
      throw .refused(error.sentence)
    }
  }

  private static func decodePNG(_ bytes: [UInt8]) throws(ArtProblem) -> ArtBitmap {
    let header: ImageHeader
    do throws(ImageHeaderProblem) { header = try ImageHeader.read(whole: bytes) } catch {
      throw ArtProblem(error.message)
    }
    if let refusal = ImageLimits.standard.refusal(of: header) { throw ArtProblem(refusal) }
    do throws(SDLError) {
      let size = PixelSize(width: header.storedWidth, height: header.storedHeight)
      var bitmap = try DecodedPicture.read(bytes, as: .png, covering: size).bitmap(size: size, bleeds: false)
      if let conversion = ColorConversion.needed(by: bytes, as: .png) { conversion.convert(&bitmap) }
      guard let picture = ArtBitmap(width: bitmap.size.width, height: bitmap.size.height, texels: bitmap.texels)
      else { throw SDLError(call: "decoding", message: "it has too few pixels") }
      return picture
    } catch {
      throw ArtProblem("The picture of a layer is damaged: \(error.message).")
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
    let drawing: Drawing
    if order.isLayer {
      guard let part = DrawingPart(message: bytes) else { throw .refused("it did not arrive whole") }
      drawing = try Drawing(part)
    } else {
      drawing = try Drawing(bytes)
    }
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
