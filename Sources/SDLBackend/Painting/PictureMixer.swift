import Boundary
internal import CSDL2
import Geometry
import Images
import Raster

/// Mixes two prepared blurs of a picture into one texture, before a frame is drawn.
///
/// The mix of two transparent pictures is not one drawn over the other: their edges would be too dense. A mix stays for
/// as long as both textures exist, so that a picture that blurs back and forth takes no new memory.
struct PictureMixer {
  private struct Mix {
    /// The IDs of both textures.
    var sharper: Int
    var softer: Int
    /// Opacity of the softer one.
    var share: UInt8
    var texture: Texture
    /// The last frame that showed it.
    var frame: Int
  }

  /// Mixes that are kept at most; one that the current frame shows is never dropped.
  private static let most = 48

  private var mixes: [Mix] = []
  private var frame = 0
  /// That of the textures when the mixes were last looked through.
  private var generation = 0

  init() { mixes.reserveCapacity(2 * Self.most) }
}

extension PictureMixer {
  /// Mixes the pictures of a frame.
  mutating func begin(
    frame: Int, _ list: DrawList, _ target: RenderTarget, _ textures: inout TextureStore
  ) throws(SDLError) {
    self.frame = frame
    if !mixes.isEmpty { removeStale(&textures) }
    var hasMixed = false
    for case .picture(let quad) in list.commands where quad.softer != nil {
      guard case .mix(let sharper, let softer) = Self.source(of: quad, textures) else { continue }
      hasMixed = true
      try mix(sharper, softer, share: Self.share(of: quad), target, &textures)
    }
    if mixes.isEmpty { return }
    if hasMixed, case .renderer(let renderer) = target {
      try check(SDL_SetRenderTarget(renderer, nil), "SDL_SetRenderTarget")
    }
    while mixes.count > Self.most, let oldest = mixes.indices.min(by: { mixes[$0].frame < mixes[$1].frame }),
      mixes[oldest].frame != frame
    { remove(oldest, &textures) }
  }

  /// The texture that shows a picture in this frame, and its state.
  func state(of quad: PictureQuad, _ textures: borrowing TextureStore) -> PictureTexture? {
    guard quad.softer != nil || quad.picture.step != nil else { return textures.pictures[quad.picture] }
    switch Self.source(of: quad, textures) {
    case .mix(let sharper, let softer):
      let share = Self.share(of: quad)
      let mix = mixes.first {
        $0.sharper == sharper.id && $0.softer == softer.id && $0.share == share && $0.frame == frame
      }
      return .ready(mix?.texture ?? sharper, opacity: 1)
    case .one(let texture): return .ready(texture, opacity: 1)
    case .none: return textures.nearest(to: quad.softer ?? quad.picture)
    }
  }

  mutating func removeAll(_ textures: inout TextureStore) {
    for mix in mixes { textures.destroy(mix.texture) }
    mixes.removeAll()
  }

  /// Removes the mixes of textures that exist no more.
  private mutating func removeStale(_ textures: inout TextureStore) {
    guard textures.generation != generation else { return }
    for index in mixes.indices.reversed() {
      let (sharper, softer) = (mixes[index].sharper, mixes[index].softer)
      if !textures.hasPicture(of: sharper) || !textures.hasPicture(of: softer) { remove(index, &textures) }
    }
    generation = textures.generation
  }

  private mutating func remove(_ index: Int, _ textures: inout TextureStore) {
    textures.destroy(mixes.remove(at: index).texture)
  }
}

extension PictureMixer {
  /// The textures that show a picture.
  private enum Source {
    case mix(sharper: Texture, softer: Texture)
    case one(Texture)
    case none
  }

  private static func source(of quad: PictureQuad, _ textures: borrowing TextureStore) -> Source {
    func texture(_ picture: PictureID?) -> Texture? {
      guard let picture, case .ready(let texture, _) = textures.pictures[picture] else { return nil }
      return texture
    }
    return switch (texture(quad.picture), texture(quad.softer)) {
    case (let sharper?, let softer?): .mix(sharper: sharper, softer: softer)
    case (let texture?, nil), (nil, let texture?): .one(texture)
    case (nil, nil): .none
    }
  }

  private static func share(of quad: PictureQuad) -> UInt8 { Color.white.opacity(quad.softness).alpha }

  private mutating func mix(
    _ sharper: Texture, _ softer: Texture, share: UInt8, _ target: RenderTarget, _ textures: inout TextureStore
  ) throws(SDLError) {
    func isSame(_ mix: Mix) -> Bool { mix.sharper == sharper.id && mix.softer == softer.id }
    if let index = mixes.firstIndex(where: { isSame($0) && $0.share == share }) {
      mixes[index].frame = frame
      return
    }
    let index: Int
    if let known = mixes.firstIndex(where: { isSame($0) && $0.frame != frame }) {
      index = known
      (mixes[index].share, mixes[index].frame) = (share, frame)
    } else {
      index = mixes.count
      let texture = try textures.makeMix(of: sharper, softer)
      mixes.append(Mix(sharper: sharper.id, softer: softer.id, share: share, texture: texture, frame: frame))
    }
    let texture = mixes[index].texture
    switch target {
    case .renderer(let renderer): try Self.draw(sharper, softer, share: share, on: texture, renderer)
    case .painter(let painter): Self.draw(sharper, softer, share: share, on: texture.plane, texture, painter)
    }
  }

  private static func draw(
    _ sharper: Texture, _ softer: Texture, share: UInt8, on plane: PixelPlane, _ texture: Texture,
    _ painter: PixelPainter
  ) {
    let (screen, bounds) = (painter.plane, painter.bounds)
    painter.plane = plane
    defer {
      painter.plane = screen
      painter.bounds = bounds
    }
    // With opaque colors every channel is replaced and mixed, the opacity as well.
    func draw(_ source: Texture, opacity: UInt8) {
      let (column, row) = texture.spans(of: source)
      painter.fill(
        column, row, with: source.plane, isOpaque: true,
        tint: Color(red: 255, green: 255, blue: 255, alpha: opacity))
    }
    if !texture.isOpaque { painter.clear(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    draw(sharper, opacity: 255)
    if !texture.isOpaque, !sharper.isPremultiplied { plane.multiply(in: plane.bounds) }
    draw(softer, opacity: share)
  }

  private static func draw(
    _ sharper: Texture, _ softer: Texture, share: UInt8, on texture: Texture, _ renderer: OpaquePointer
  ) throws(SDLError) {
    try check(SDL_SetRenderTarget(renderer, texture.pointer), "SDL_SetRenderTarget")
    if !texture.isOpaque {
      try check(SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0), "SDL_SetRenderDrawColor")
      try check(SDL_RenderClear(renderer), "SDL_RenderClear")
    }
    func draw(_ source: Texture, _ mode: SDL_BlendMode, weight: UInt8) throws(SDLError) {
      let (column, row) = texture.spans(of: source)
      var place = SDL_FRect(
        x: Float(column.start), y: Float(row.start), w: Float(column.end - column.start), h: Float(row.end - row.start))
      // Straight colors are multiplied by the opacity on the way, others here.
      let isWeighted = source.isOpaque || source.isPremultiplied
      try check(SDL_SetTextureBlendMode(source.pointer, mode), "SDL_SetTextureBlendMode")
      let color = isWeighted ? weight : 255
      try check(SDL_SetTextureColorMod(source.pointer, color, color, color), "SDL_SetTextureColorMod")
      try check(SDL_SetTextureAlphaMod(source.pointer, weight), "SDL_SetTextureAlphaMod")
      try check(SDL_RenderCopyF(renderer, source.pointer, nil, &place), "SDL_RenderCopyF")
      try check(SDL_SetTextureColorMod(source.pointer, 255, 255, 255), "SDL_SetTextureColorMod")
      try check(SDL_SetTextureAlphaMod(source.pointer, 255), "SDL_SetTextureAlphaMod")
    }
    let isStraight = !sharper.isOpaque && !sharper.isPremultiplied
    try draw(sharper, isStraight ? Batch.straightSum : SDL_BLENDMODE_NONE, weight: 255 - share)
    try draw(softer, Batch.sum, weight: share)
  }
}

extension Texture {
  /// The place of another blur of the same picture on this texture, in pixels.
  fileprivate func spans(of other: Texture) -> (QuadSpan, QuadSpan) {
    func span(_ room: Int, _ side: Int, _ otherRoom: Int, _ otherSide: Int) -> QuadSpan {
      let margin = Double(otherRoom * side) / Double(otherSide)
      return QuadSpan(
        start: Double(room) - margin, end: Double(room + side) + margin, startTexel: 0, endTexel: 1)
    }
    return (
      span(room.width, inner.width, other.room.width, other.inner.width),
      span(room.height, inner.height, other.room.height, other.inner.height)
    )
  }
}

extension TextureStore {
  func hasPicture(of texture: Int) -> Bool { pictures.values.contains { $0.texture?.id == texture } }

  /// A texture with the resolution of one blur and the room of a softer one.
  fileprivate mutating func makeMix(of sharper: Texture, _ softer: Texture) throws(SDLError) -> Texture {
    func room(_ side: Int, _ softRoom: Int, _ softSide: Int) -> Int {
      softRoom == 0 ? 0 : (softRoom * side + softSide - 1) / softSide
    }
    let size = sharper.inner
    let around = PixelSize(
      width: room(size.width, softer.room.width, softer.inner.width),
      height: room(size.height, softer.room.height, softer.inner.height))
    var texture = try makeTarget(width: size.width + 2 * around.width, height: size.height + 2 * around.height)
    texture.isOpaque = sharper.isOpaque && softer.isOpaque
    texture.isPremultiplied = !texture.isOpaque
    texture.room = around
    return texture
  }
}
