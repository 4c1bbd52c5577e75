import Boundary
import Decoding
import Images

/// All bytes of a picture, of one version of its file: those of the file, or those of a layer in it.
nonisolated package struct PictureContent: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case file(ImageHeader, [UInt8])
    case layer(LayerSource)
  }

  private let path: String
  private let source: Source

  /// Number of attempts to read a file that changes meanwhile.
  private static let attempts = 3

  /// Reads a file whose first bytes are a picture's within the limits, or a layer of a file.
  ///
  /// - Parameter path: Of a file, or of a layer in it (`PictureAddress`).
  package init(path: String, limits: ImageLimits = .standard) throws(PictureProblem) {
    let address = PictureAddress(path)
    self.path = path
    for _ in 0..<Self.attempts {
      let file = try Self.named(path) { () throws(PictureProblem) in try PictureFile(path: address.file) }
      do throws(PictureProblem) {
        let source: Source
        if let layer = try file.layer(address.layer, limits: limits) {
          source = .layer(layer)
        } else {
          let (header, bytes) = try file.content(limits: limits)
          source = .file(header, bytes)
        }
        if !file.hasChanged {
          self.source = source
          return
        }
      } catch {
        if !file.hasChanged { throw PictureProblem(path: path, reason: error.reason) }
      }
    }
    throw PictureProblem(path: path, reason: .changing)
  }
}

nonisolated extension PictureContent {
  /// Of a layer it is that of a file with the same pixels.
  package var format: ImageFormat {
    switch source {
    case .file(let header, _): header.format
    case .layer: .png
    }
  }

  /// Whether it is a layer, or the whole, of a file with layers.
  package var isOfLayers: Bool {
    if case .layer = source { true } else { false }
  }

  /// The file without camera, place, author, comments, scripts, and a color profile that is none. Nil if it has to be
  /// encoded again.
  package var withoutMetadata: [UInt8]? {
    guard case .file(let header, let bytes) = source else { return nil }
    return PictureMetadata.removed(
      from: bytes, keepsProfile: !ColorConversion.hasBrokenProfile(bytes, as: header.format))
  }

  /// Tells versions of a layer apart. Nil for other pictures.
  var fingerprint: UInt64? {
    guard case .layer(let layer) = source else { return nil }
    return layer.fingerprint
  }

  package func decoded(
    covering needed: PixelSize?, longestSide: Int = .max, by decoder: PictureDecoder,
    lane: PictureDecoder.Lane = .prompt
  ) throws(PictureProblem) -> LoadedPicture {
    switch source {
    case .layer(let layer):
      let order = layer.order(covering: needed, longestSide: longestSide)
      var picture = try decoded(layer.bytes, order, of: layer.layer, by: decoder, lane: lane)
      picture.fingerprint = layer.fingerprint
      return picture
    case .file(let header, let bytes):
      let isCutOff = header.isComplete == false
      guard !isCutOff || header.format == .jpeg else { throw PictureProblem(path: path, reason: .cutOff) }
      let order = DecodingOrder(
        format: header.format, orientation: header.orientation, fileSize: bytes.count,
        neededWidth: needed?.width ?? .max, neededHeight: needed?.height ?? .max, longestSide: longestSide)
      var picture = try decoded(bytes, order, by: decoder, lane: lane)
      if isCutOff { picture.warning = PictureProblem(path: path, reason: .cutOff) }
      return picture
    }
  }

  private func decoded(
    _ bytes: [UInt8], _ order: DecodingOrder, of layer: FileLayer? = nil, by decoder: PictureDecoder,
    lane: PictureDecoder.Lane
  ) throws(PictureProblem) -> LoadedPicture {
    do {
      let pixels = try decoder.decode(bytes, order, of: layer, lane: lane)
      let size = pixels.size
      let bitmap = Bitmap(size: PixelSize(width: size.width, height: size.height), texels: pixels.texels)
      return LoadedPicture(
        bitmap: bitmap, full: PixelSize(width: size.fullWidth, height: size.fullHeight), isOpaque: size.isOpaque,
        tone: PictureTone(bitmap))
    } catch {
      throw PictureProblem(path: path, reason: PictureProblem.Reason(error, format: order.format))
    }
  }

  /// Problems name the layer as well.
  private static func named<Value: ~Copyable>(
    _ path: String, _ body: () throws(PictureProblem) -> Value
  ) throws(PictureProblem) -> Value {
    do throws(PictureProblem) { return try body() } catch {
      throw PictureProblem(path: path, reason: error.reason)
    }
  }
}
