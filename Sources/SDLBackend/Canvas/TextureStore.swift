import Boundary
internal import CSDL2
import Raster

/// The textures of a renderer, those of pictures by their name. It makes and frees them for the canvas that it belongs
/// to.
package struct TextureStore: ~Copyable {
  private let brush: Brush
  /// Longest side that a texture may have, in pixels.
  private let longestSide: Int
  private(set) var pictures: [PictureID: PictureTexture] = [:]
  private var lostPictures: [PictureID] = []
  /// Bytes of all live textures.
  package private(set) var bytes = 0
  /// Bytes sent to textures since the last frame was drawn.
  private(set) var uploadedBytes = 0
  /// Grows whenever a texture goes, or what lies on one: quads that were put together before show it no more.
  var generation = 0

  /// Textures made so far.
  private var count = 0

  /// - Parameter brush: Who draws with them.
  init(for brush: Brush, longestSide: Int) {
    self.brush = brush
    self.longestSide = longestSide
  }
}

/// A texture and what is known about its pixels.
struct Texture: Equatable {
  /// No other one ever had the same.
  let id: Int
  /// SDL's texture; of a painter, its pixels.
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// No pixel lets anything shine through.
  var isOpaque: Bool

  var bytes: Int { width * height * 4 }

  /// The pixels of a painter's texture.
  var plane: PixelPlane { PixelPlane(UnsafeMutablePointer(pointer), width: width, height: height) }
}

extension TextureStore {
  private mutating func make(
    _ format: UInt32, width: Int, height: Int, isOpaque: Bool, isDrawnOn: Bool = false
  ) throws(SDLError) -> Texture {
    let place: OpaquePointer?
    switch brush {
    case .renderer(let renderer):
      let access = Int32((isDrawnOn ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC).rawValue)
      place = SDL_CreateTexture(renderer, format, access, Int32(width), Int32(height))
    case .painter: place = SDL_calloc(width * height, 4).map { OpaquePointer($0) }
    }
    guard let place else { throw SDLError(call: "SDL_CreateTexture(\(width) x \(height))") }
    count += 1
    let texture = Texture(id: count, pointer: place, width: width, height: height, isOpaque: isOpaque)
    bytes += texture.bytes
    return texture
  }

  /// A texture to draw on.
  mutating func makeTarget(width: Int, height: Int) throws(SDLError) -> Texture {
    try make(PARALLAX_RGBA_BYTES, width: width, height: height, isOpaque: true, isDrawnOn: true)
  }

  /// The texture of an empty page of text.
  mutating func makeGlyphPage() throws(SDLError) -> Texture {
    let (width, height) = (GlyphPage.width, GlyphPage.height)
    let texture = try make(PARALLAX_GLYPH_PIXELS, width: width, height: height, isOpaque: false)
    try GlyphPage.empty.withUnsafeBufferPointer { texels throws(SDLError) in
      try update(texture, x: 0, y: 0, width: width, height: height, texels.baseAddress)
    }
    return texture
  }

  /// Replaces a part of a texture by texels as the texture has them.
  mutating func update(
    _ texture: Texture, x: Int, y: Int, width: Int, height: Int, _ bytes: UnsafeRawPointer?
  ) throws(SDLError) {
    switch brush {
    case .renderer:
      var part = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
      try check(SDL_UpdateTexture(texture.pointer, &part, bytes, Int32(width * 4)), "SDL_UpdateTexture")
    case .painter:
      guard let bytes else { break }
      texture.plane.replace(
        PixelBounds(columns: x..<x + width, rows: y..<y + height), with: bytes.assumingMemoryBound(to: UInt32.self))
    }
    uploadedBytes += width * height * 4
  }

  mutating func destroy(_ texture: Texture) {
    generation += 1
    bytes -= texture.bytes
    switch brush {
    case .renderer: SDL_DestroyTexture(texture.pointer)
    case .painter: SDL_free(UnsafeMutableRawPointer(texture.pointer))
    }
  }

  /// Frees all textures that it knows by a name.
  mutating func destroyAll() {
    for picture in pictures.values { if let texture = picture.texture { destroy(texture) } }
    pictures.removeAll()
  }

  /// The bytes that were uploaded since the last frame; a new one begins.
  mutating func takeUploadedBytes() -> Int {
    defer { uploadedBytes = 0 }
    return uploadedBytes
  }
}

extension TextureStore {
  /// Makes room for a picture whose strips will follow. A placeholder is drawn until `finish`.
  mutating func begin(_ picture: PictureID, width: Int, height: Int, isOpaque: Bool) throws(SDLError) {
    forget(picture)
    guard width > 0, height > 0, max(width, height) <= longestSide else {
      throw SDLError(
        call: "SDL_CreateTexture", message: "\(width) x \(height) pixels; 1 to \(longestSide) are possible")
    }
    pictures[picture] = .loading(try make(PARALLAX_RGBA_BYTES, width: width, height: height, isOpaque: isOpaque))
  }

  /// Sends `rows` rows of a picture from row `row` on: red, green, blue, alpha, a byte each. Too few bytes are refused.
  mutating func upload(
    _ picture: PictureID, row: Int, rows: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SDLError) {
    guard case .loading(let texture) = pictures[picture] else {
      throw SDLError(call: "SDL_UpdateTexture", message: "picture \(picture.rawValue) was not begun")
    }
    guard rows > 0, row >= 0, row <= texture.height - rows, bytes.count >= rows * texture.width * 4 else {
      throw SDLError(call: "SDL_UpdateTexture", message: "\(rows) rows from \(row) on, of \(texture.height)")
    }
    guard case .painter = brush, let start = bytes.baseAddress else {
      return try update(texture, x: 0, y: row, width: texture.width, height: rows, bytes.baseAddress)
    }
    texture.plane.copyRows(from: row, count: rows, ofBytes: start)
    uploadedBytes += rows * texture.width * 4
  }

  /// The picture has all its strips. `opacity` below 1 lets it fade in over the placeholder.
  mutating func finish(_ picture: PictureID, opacity: Double = 1) {
    if let texture = pictures[picture]?.texture { pictures[picture] = .ready(texture, opacity: opacity) }
  }

  /// Gives a picture the pixels of another one, which has none from then on. What it had before is freed.
  ///
  /// So a picture can be shown as it was while its new pixels come in under another name.
  mutating func move(_ source: PictureID, to picture: PictureID) {
    guard let texture = pictures.removeValue(forKey: source) else { return }
    forget(picture)
    pictures[picture] = texture
  }

  /// The picture cannot be shown, for this reason, in a few words.
  mutating func fail(_ picture: PictureID, reason: String) {
    forget(picture)
    pictures[picture] = .failed(reason: reason)
  }

  /// Frees what there is of a picture.
  mutating func forget(_ picture: PictureID) {
    if let texture = pictures.removeValue(forKey: picture)?.texture { destroy(texture) }
  }

  package func state(of picture: PictureID) -> PictureState {
    switch pictures[picture] {
    case .ready: .ready
    case .loading: .loading
    case .failed(let reason): .failed(reason: reason)
    case nil: .absent
    }
  }

}

extension TextureStore {
  /// A driver has lost all pixels: what was shown is listed for whoever has them still.
  mutating func lose() {
    for (name, picture) in pictures {
      guard let texture = picture.texture else { continue }
      destroy(texture)
      pictures[name] = nil
      lostPictures.append(name)
    }
  }

  /// The pictures whose pixels are wanted again, each once.
  mutating func takeLostPictures() -> [PictureID] {
    defer { lostPictures.removeAll() }
    return lostPictures
  }
}
