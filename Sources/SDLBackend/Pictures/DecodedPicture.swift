internal import CJPEG
internal import CPNG
internal import CSDL2
import Images

/// A picture decoded by SDL, in a layout that depends on the file. Freed when the value is destroyed.
nonisolated struct DecodedPicture: ~Copyable {
  private let pointer: UnsafeMutablePointer<SDL_Surface>
  /// Size in the file. A picture decoded at a reduced scale is smaller.
  let fullSize: PixelSize

  init(_ pointer: UnsafeMutablePointer<SDL_Surface>, fullSize: PixelSize? = nil) {
    self.pointer = pointer
    self.fullSize = fullSize ?? PixelSize(width: Int(pointer.pointee.w), height: Int(pointer.pointee.h))
  }

  deinit { SDL_FreeSurface(pointer) }

  var size: PixelSize { PixelSize(width: Int(pointer.pointee.w), height: Int(pointer.pointee.h)) }

  /// The same picture in RGBA byte order.
  private consuming func converted() throws(SDLError) -> DecodedPicture {
    if pointer.pointee.format.pointee.format == SDL_PIXELFORMAT_ABGR8888.rawValue { return self }
    guard let new = SDL_ConvertSurfaceFormat(pointer, SDL_PIXELFORMAT_ABGR8888.rawValue, 0) else {
      throw SDLError(call: "SDL_ConvertSurfaceFormat")
    }
    return DecodedPicture(new, fullSize: fullSize)
  }

  /// The picture's texels, downscaled. `target` is in the file's orientation, and never enlarges.
  ///
  /// - Parameter bleeds: Whether colors spread into invisible texels, for interpolation.
  consuming func bitmap(size target: PixelSize, bleeds: Bool = true) throws(SDLError) -> Bitmap {
    let target = PixelSize(width: min(target.width, size.width), height: min(target.height, size.height))
    if pointer.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB24.rawValue, SDL_HasColorKey(pointer) == SDL_FALSE {
      return try shrunk(to: target, channels: 3)
    }
    let surface = try converted()
    guard surface.contains(where: { $0 < 0xFF00_0000 }) else { return try surface.shrunk(to: target, channels: 4) }
    let isShrunk = target != surface.size
    if isShrunk { surface.eachRow(Bitmap.multiply) }
    var bitmap = try surface.shrunk(to: target, channels: 4)
    if isShrunk { bitmap.divide() }
    if bleeds { bitmap.bleed() }
    return bitmap
  }

  private func shrunk(to target: PixelSize, channels: Int) throws(SDLError) -> Bitmap {
    guard let bytes = pointer.pointee.pixels, !size.isEmpty else { throw SDLError(call: "reading an empty picture") }
    let source = Shrinking.Source(
      bytes: UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self)), size: size, pitch: Int(pointer.pointee.pitch),
      channels: channels)
    return Shrinking.bitmap(of: source, size: target)
  }

  /// Calls `body` for each row of a picture with four bytes per texel.
  private func eachRow(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    guard let bytes = pointer.pointee.pixels else { return }
    for y in 0..<size.height {
      let row = (bytes + y * Int(pointer.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      body(UnsafeMutableBufferPointer(start: row, count: size.width))
    }
  }

  private func contains(where isFound: (UInt32) -> Bool) -> Bool {
    var found = false
    eachRow { row in found = found || row.contains(where: isFound) }
    return found
  }

  /// Prepares the decoders. To be called once before several threads decode, because SDL_image's reference counts are
  /// not locked.
  static func prepareDecoders() {
    _ = IMG_Init(Int32(IMG_INIT_PNG.rawValue | IMG_INIT_JPG.rawValue | IMG_INIT_WEBP.rawValue))
  }

  /// A JPEG with more pixels is decoded at a reduced scale if possible. For smaller ones the gain is not worth the
  /// slightly softer filter.
  private static let largestWhole = 6_000_000

  /// Decodes a file, if possible at the smallest scale that covers the needed size.
  static func read(
    _ bytes: [UInt8], as format: ImageFormat, covering needed: PixelSize
  ) throws(SDLError) -> DecodedPicture {
    if format == .jpeg, let picture = DecodedPicture(shrinking: bytes, toCover: needed) { return picture }
    if format == .heic || format == .avif { return try DecodedPicture(boxes: bytes) }
    if format == .webp, let frame = FirstFrame(webP: bytes) { return try DecodedPicture(frame) }
    if format == .png, bytes.count > Self.depthPlace, bytes[Self.depthPlace] == 16 {
      return try DecodedPicture(rounding: bytes)
    }
    return try DecodedPicture(decoding: bytes, as: format)
  }

  /// The first frame of an animation, which may cover only a part; the rest is transparent.
  private init(_ frame: FirstFrame) throws(SDLError) {
    let part = try DecodedPicture(decoding: frame.bytes, as: .webp)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: frame.width), Int32(clamping: frame.height), 32, SDL_PIXELFORMAT_ABGR8888.rawValue)
    else { throw SDLError(call: "SDL_CreateRGBSurfaceWithFormat") }
    var place = SDL_Rect(x: Int32(clamping: frame.x), y: Int32(clamping: frame.y), w: 0, h: 0)
    SDL_SetSurfaceBlendMode(part.pointer, SDL_BLENDMODE_NONE)
    SDL_UpperBlit(part.pointer, nil, surface, &place)
    self.init(surface)
  }

  /// A JPEG at a reduced scale. Nil if it is small, needed in full, or neither grayscale nor RGB.
  private init?(shrinking bytes: [UInt8], toCover needed: PixelSize) {
    func find(_ size: PixelSize) -> jpeg_sizes? {
      var sizes = jpeg_sizes()
      let isFound = jpeg_find_sizes(
        bytes, bytes.count, Int32(clamping: size.width), Int32(clamping: size.height), &sizes)
      return isFound != 0 ? sizes : nil
    }
    guard let whole = find(.zero) else { return nil }
    let full = PixelSize(width: Int(whole.width), height: Int(whole.height))
    // The reduced picture must cover the needed size in its own proportions.
    guard full.count > Self.largestWhole, var sizes = find(full.covering(needed)), sizes.read_width < sizes.width,
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, sizes.read_width, sizes.read_height, 24, SDL_PIXELFORMAT_RGB24.rawValue)
    else { return nil }
    guard let rows = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self),
      jpeg_read(bytes, bytes.count, &sizes, rows, Int(surface.pointee.pitch)) != 0
    else {
      SDL_FreeSurface(surface)
      return nil
    }
    self.init(surface, fullSize: full)
  }

  /// Offset of the bit depth in a PNG file.
  private static let depthPlace = 24

  /// A PNG with 16 bits per channel, rounded to 8. SDL_image truncates, which darkens the picture by half a step.
  private init(rounding bytes: [UInt8]) throws(SDLError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw SDLError(png: image) }
    // RGBA, not linear.
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: image.width), Int32(clamping: image.height), 32, SDL_PIXELFORMAT_ABGR8888.rawValue)
    else { throw SDLError(call: "SDL_CreateRGBSurfaceWithFormat") }
    guard png_image_finish_read(&image, nil, surface.pointee.pixels, surface.pointee.pitch, nil) != 0 else {
      SDL_FreeSurface(surface)
      throw SDLError(png: image)
    }
    self.init(surface)
  }

  /// Decodes a whole file. The caller chooses the loader by the first bytes, so that none of SDL_image's other decoders
  /// gets the file. Of a GIF, this is the first frame.
  init(decoding bytes: [UInt8], as format: ImageFormat) throws(SDLError) {
    let surface = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let source = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
      defer { _ = SDL_RWclose(source) }
      return switch format {
      case .png: IMG_LoadPNG_RW(source)
      case .jpeg: IMG_LoadJPG_RW(source)
      case .webp: IMG_LoadWEBP_RW(source)
      case .gif: IMG_LoadGIF_RW(source)
      case .bmp: IMG_LoadBMP_RW(source)
      // Formats with a separate library.
      case .svg, .heic, .avif: nil
      }
    }
    guard let surface else { throw SDLError(call: "decoding") }
    self.init(surface)
  }
}

nonisolated extension SDLError {
  /// The message of the PNG reader.
  fileprivate init(png image: png_image) {
    let words = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    self.init(call: "decoding", message: words)
  }
}
