import Boundary
internal import CSDL2
import Geometry
import Images
import Raster
import System

/// The textures of a renderer; those of pictures by ID. It creates and frees them on behalf of its canvas.
package struct TextureStore: ~Copyable {
  private let target: RenderTarget
  /// Maximum side of a texture, in pixels.
  private let longestSide: Int
  private(set) var pictures: [PictureID: PictureTexture] = [:]
  private var lostPictures: [PictureID] = []
  /// Bytes of all live textures.
  package private(set) var bytes = 0
  /// Bytes uploaded since the last frame.
  private(set) var uploadedBytes = 0
  /// Increases whenever a texture or its content is invalidated, so that prepared quads can be checked.
  var generation = 0

  /// Number of textures created so far.
  private var count = 0

  /// - Parameter target: The user of the textures.
  init(for target: RenderTarget, longestSide: Int) {
    self.target = target
    self.longestSide = longestSide
  }
}

/// A texture and the properties of its pixels.
struct Texture: Equatable {
  /// Unique; never reused.
  let id: Int
  /// SDL's texture, or the pixels for the painter.
  let pointer: OpaquePointer
  let width: Int
  let height: Int
  /// Whether all pixels are opaque.
  var isOpaque: Bool
  /// Whether colors are multiplied by their alpha.
  var isPremultiplied = false
  /// What the painter knows of the opacity of a picture.
  var runs: OpacityRuns?
  /// Pixels around a picture on each side, which are not part of it.
  var room = PixelSize.zero

  var bytes: Int { width * height * 4 }

  /// The pixels of a texture of the painter.
  var plane: PixelPlane {
    PixelPlane(
      UnsafeMutablePointer(pointer), width: width, height: height, isPremultiplied: isPremultiplied, runs: runs)
  }

  /// The picture's own size.
  var inner: PixelSize { PixelSize(width: width - 2 * room.width, height: height - 2 * room.height) }

  /// A part of the picture in the unit square of the texture.
  func texels(of crop: Rect) -> Rect {
    guard room != .zero else { return crop }
    let (size, across, down) = (inner, Double(width), Double(height))
    return Rect(
      x: (Double(room.width) + crop.x * Double(size.width)) / across,
      y: (Double(room.height) + crop.y * Double(size.height)) / down,
      width: crop.width * Double(size.width) / across, height: crop.height * Double(size.height) / down)
  }
}

extension TextureStore {
  private mutating func make(
    _ format: UInt32, width: Int, height: Int, isOpaque: Bool, isDrawnOn: Bool = false, hasRuns: Bool = false
  ) throws(SDLError) -> Texture {
    let place: OpaquePointer?
    var runs: OpacityRuns?
    switch target {
    case .renderer(let renderer):
      let access = Int32((isDrawnOn ? SDL_TEXTUREACCESS_TARGET : SDL_TEXTUREACCESS_STATIC).rawValue)
      place = SDL_CreateTexture(renderer, format, access, Int32(width), Int32(height))
    case .painter:
      let bytes = width * height * 4
      let pixels = SDL_calloc(bytes + (hasRuns ? OpacityRuns.bytes(width: width, height: height) : 0), 1)
      LargePages.use(for: pixels, count: bytes)
      place = pixels.map { OpaquePointer($0) }
      if hasRuns, let states = pixels.map({ ($0 + bytes).assumingMemoryBound(to: UInt8.self) }) {
        runs = OpacityRuns(states, width: width, height: height)
      }
    }
    guard let place else { throw SDLError(call: "SDL_CreateTexture(\(width) x \(height))") }
    count += 1
    var texture = Texture(id: count, pointer: place, width: width, height: height, isOpaque: isOpaque)
    texture.runs = runs
    bytes += texture.bytes
    return texture
  }

  /// A texture that can be drawn on.
  mutating func makeTarget(width: Int, height: Int) throws(SDLError) -> Texture {
    try make(PARALLAX_RGBA_BYTES, width: width, height: height, isOpaque: true, isDrawnOn: true)
  }

  /// A texture for an empty page of text. Lines of text overwrite all but its dot.
  mutating func makeGlyphPage() throws(SDLError) -> Texture {
    let texture = try make(
      PARALLAX_GLYPH_PIXELS, width: GlyphPage.width, height: GlyphPage.height, isOpaque: false)
    let side = GlyphPage.dotSide
    try GlyphPage.dotTexels.withUnsafeBufferPointer { texels throws(SDLError) in
      try update(texture, x: 0, y: 0, width: side, height: side, texels.baseAddress)
    }
    return texture
  }

  /// Replaces a part of a texture with texels in the texture's own format.
  mutating func update(
    _ texture: Texture, x: Int, y: Int, width: Int, height: Int, _ bytes: UnsafeRawPointer?
  ) throws(SDLError) {
    switch target {
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
    switch target {
    case .renderer: SDL_DestroyTexture(texture.pointer)
    case .painter: SDL_free(UnsafeMutableRawPointer(texture.pointer))
    }
  }

  /// Frees all registered textures.
  mutating func destroyAll() {
    for picture in pictures.values { if let texture = picture.texture { destroy(texture) } }
    pictures.removeAll()
  }

  /// The bytes uploaded since the last frame. Resets the count.
  mutating func takeUploadedBytes() -> Int {
    defer { uploadedBytes = 0 }
    return uploadedBytes
  }
}

extension TextureStore {
  /// Allocates a texture for a picture whose strips follow. A placeholder is drawn until `finish`.
  mutating func begin(
    _ picture: PictureID, width: Int, height: Int, isOpaque: Bool, isPremultiplied: Bool = false,
    room: PixelSize = .zero
  ) throws(SDLError) {
    forget(picture)
    guard width > 0, height > 0, max(width, height) <= longestSide else {
      throw SDLError(
        call: "SDL_CreateTexture", message: "\(width) x \(height) pixels; 1 to \(longestSide) are possible")
    }
    var texture = try make(
      PARALLAX_RGBA_BYTES, width: width, height: height, isOpaque: isOpaque, hasRuns: !isOpaque)
    (texture.isPremultiplied, texture.room) = (isPremultiplied, room)
    pictures[picture] = .loading(texture)
  }

  /// Uploads `rows` rows of a picture from row `row`, as RGBA bytes. Too few bytes are refused.
  mutating func upload(
    _ picture: PictureID, row: Int, rows: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SDLError) {
    guard case .loading(let texture) = pictures[picture] else {
      throw SDLError(call: "SDL_UpdateTexture", message: "picture \(picture.rawValue) was not begun")
    }
    guard rows > 0, row >= 0, row <= texture.height - rows, bytes.count >= rows * texture.width * 4 else {
      throw SDLError(call: "SDL_UpdateTexture", message: "\(rows) rows from \(row) on, of \(texture.height)")
    }
    guard case .painter = target, let start = bytes.baseAddress else {
      return try update(texture, x: 0, y: row, width: texture.width, height: rows, bytes.baseAddress)
    }
    texture.plane.copyRows(from: row, count: rows, ofBytes: start)
    if let runs = texture.runs { for y in row..<row + rows { runs.scan(row: y, texture.plane.row(y)) } }
    uploadedBytes += rows * texture.width * 4
  }

  /// Marks the picture as complete. `opacity` below 1 lets it fade in over the placeholder.
  mutating func finish(_ picture: PictureID, opacity: Double = 1) {
    if let texture = pictures[picture]?.texture { pictures[picture] = .ready(texture, opacity: opacity) }
  }

  /// Moves the pixels of one picture to another, whose old pixels are freed.
  ///
  /// This allows a picture to stay visible while its new pixels load under another ID.
  mutating func move(_ source: PictureID, to picture: PictureID) {
    guard let texture = pictures.removeValue(forKey: source) else { return }
    forget(picture)
    pictures[picture] = texture
  }

  /// Marks the picture as failed for a short reason.
  mutating func fail(_ picture: PictureID, reason: String) {
    forget(picture)
    pictures[picture] = .failed(reason: reason)
  }

  /// A layer that its file does not have.
  mutating func lose(_ picture: PictureID, name: String) {
    forget(picture)
    pictures[picture] = .lost(name: name)
  }

  /// Frees the texture and state of a picture.
  mutating func forget(_ picture: PictureID) {
    if let texture = pictures.removeValue(forKey: picture)?.texture { destroy(texture) }
  }

  /// The available blur of a picture that is nearest to one, or else the picture itself.
  func nearest(to picture: PictureID) -> PictureTexture? {
    var best: (distance: Int, texture: PictureTexture)?
    if let step = picture.step {
      for (other, state) in pictures where other.rawValue == picture.rawValue {
        guard let found = other.step, found.edges == step.edges, case .ready = state else { continue }
        let distance = (found.number - step.number).magnitude
        if best.map({ distance < $0.distance }) ?? true { best = (Int(distance), state) }
      }
    }
    return best?.texture ?? pictures[picture.sharp]
  }

  package func state(of picture: PictureID) -> PictureState {
    switch pictures[picture] {
    case .ready: .ready
    case .loading: .loading
    case .failed(let reason), .lost(let reason): .failed(reason: reason)
    case nil: .absent
    }
  }

}

extension TextureStore {
  /// Handles the loss of all pixels in the driver: the pictures are listed to be uploaded again.
  mutating func lose() {
    for (name, picture) in pictures {
      guard let texture = picture.texture else { continue }
      destroy(texture)
      pictures[name] = nil
      lostPictures.append(name)
    }
  }

  /// The pictures whose pixels are needed again, each once.
  mutating func takeLostPictures() -> [PictureID] {
    defer { lostPictures.removeAll() }
    return lostPictures
  }
}
