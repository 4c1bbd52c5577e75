import Boundary
internal import CSDL2

extension Canvas {
  /// Gives a picture its pixels at once. What it had before is gone.
  package func define(_ picture: PictureID, _ pixels: Pixels) throws(SDLError) {
    var isOpaque = true
    for alpha in stride(from: 3, to: pixels.bytes.count, by: 4) where pixels.bytes[alpha] != 255 {
      isOpaque = false
      break
    }
    try begin(picture, width: pixels.width, height: pixels.height, isOpaque: isOpaque)
    do throws(SDLError) {
      try pixels.bytes.withUnsafeBufferPointer { bytes throws(SDLError) in
        try upload(picture, row: 0, rows: pixels.height, UnsafeRawBufferPointer(bytes))
      }
    } catch {
      forget(picture)
      throw error
    }
    finish(picture)
  }

  /// Makes room for a picture whose strips will follow. A placeholder is drawn until `finish`.
  package func begin(_ picture: PictureID, width: Int, height: Int, isOpaque: Bool) throws(SDLError) {
    forget(picture)
    guard width > 0, height > 0, max(width, height) <= longestTextureSide else {
      throw SDLError(
        call: "SDL_CreateTexture", message: "\(width) x \(height) pixels; 1 to \(longestTextureSide) are possible")
    }
    pictures[picture] = .loading(
      try makeTexture(PARALLAX_RGBA_BYTES, width: width, height: height, isOpaque: isOpaque))
  }

  /// Sends `rows` rows of a picture from row `row` on: red, green, blue, alpha, a byte each. Too few bytes are refused.
  package func upload(
    _ picture: PictureID, row: Int, rows: Int, _ bytes: UnsafeRawBufferPointer
  ) throws(SDLError) {
    guard case .loading(let texture) = pictures[picture] else {
      throw SDLError(call: "SDL_UpdateTexture", message: "picture \(picture.rawValue) was not begun")
    }
    guard rows > 0, row >= 0, row <= texture.height - rows, bytes.count >= rows * texture.width * 4 else {
      throw SDLError(call: "SDL_UpdateTexture", message: "\(rows) rows from \(row) on, of \(texture.height)")
    }
    try update(texture, x: 0, y: row, width: texture.width, height: rows, bytes.baseAddress)
  }

  /// The picture has all its strips. `opacity` below 1 lets it fade in over the placeholder.
  package func finish(_ picture: PictureID, opacity: Double = 1) {
    if let texture = pictures[picture]?.texture { pictures[picture] = .ready(texture, opacity: opacity) }
  }

  /// The picture cannot be shown, for this reason, in a few words.
  package func fail(_ picture: PictureID, reason: String) {
    forget(picture)
    pictures[picture] = .failed(reason: reason)
  }

  /// Frees what the canvas has of a picture.
  package func forget(_ picture: PictureID) {
    pictures.removeValue(forKey: picture)?.texture.map(destroy)
  }

  package func state(of picture: PictureID) -> PictureState {
    switch pictures[picture] {
    case .ready: .ready
    case .loading: .loading
    case .failed(let reason): .failed(reason: reason)
    case nil: .absent
    }
  }

  /// Gives the meshes that name `atlas` their texture: red, green, blue, alpha, a byte each.
  package func setAtlas(_ atlas: Int, _ pixels: Pixels) throws(SDLError) {
    let texture = try makeTexture(
      PARALLAX_RGBA_BYTES, width: pixels.width, height: pixels.height, isOpaque: false)
    atlases.updateValue(texture, forKey: atlas).map(destroy)
    try pixels.bytes.withUnsafeBufferPointer { bytes throws(SDLError) in
      try update(texture, x: 0, y: 0, width: pixels.width, height: pixels.height, bytes.baseAddress)
    }
  }
}

extension Canvas {
  /// Bytes of all live textures.
  package var textureBytes: Int {
    var bytes = 0
    for picture in pictures.values { bytes += picture.texture?.bytes ?? 0 }
    for atlas in atlases.values { bytes += atlas.bytes }
    for page in pages { bytes += page.texture.bytes }
    return bytes
  }

  func makeTexture(_ format: UInt32, width: Int, height: Int, isOpaque: Bool) throws(SDLError) -> Texture {
    let access = Int32(SDL_TEXTUREACCESS_STATIC.rawValue)
    guard let pointer = SDL_CreateTexture(renderer, format, access, Int32(width), Int32(height)) else {
      throw SDLError(call: "SDL_CreateTexture(\(width) x \(height))")
    }
    return Texture(pointer: pointer, width: width, height: height, isOpaque: isOpaque)
  }

  /// Replaces a part of a texture.
  func update(
    _ texture: Texture, x: Int, y: Int, width: Int, height: Int, _ bytes: UnsafeRawPointer?
  ) throws(SDLError) {
    var part = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
    try check(SDL_UpdateTexture(texture.pointer, &part, bytes, Int32(width * 4)), "SDL_UpdateTexture")
    uploadedBytes += width * height * 4
  }

  func destroy(_ texture: Texture) {
    textureGeneration += 1
    SDL_DestroyTexture(texture.pointer)
  }
}
