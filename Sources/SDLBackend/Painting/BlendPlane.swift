import Boundary
internal import CSDL2
import Raster

/// Draws pictures whose colors meet those behind in another way than covering them.
///
/// The painter blends by itself, and a renderer multiplies. What a renderer cannot do, an overlay or colors that are not
/// multiplied by their alpha, is read back and blended here.
struct BlendPlane {
  /// A texture as large as the surface, on which a picture is drawn alone, and one for the result.
  private var planes: (alone: Texture, result: Texture)?
  private var behind: [UInt32] = []
  private var above: [UInt32] = []
}

extension BlendPlane {
  /// - Parameters:
  ///   - rect: Where it is drawn, in pixels.
  ///   - draw: Draws the picture.
  mutating func blend(
    _ mode: PictureBlend, of texture: Texture, on rect: PixelRect, _ surface: PixelRect,
    _ shapes: inout ShapeBuilder, _ textures: inout TextureStore,
    draw: (inout ShapeBuilder) throws(SDLError) -> Void
  ) throws(SDLError) {
    if case .renderer(let renderer) = shapes.batch.target, let blend = PixelBlend(mode),
      mode == .overlay || !texture.isOpaque && !texture.isPremultiplied
    {
      return try self.draw(blend, on: rect, surface, renderer, &shapes, &textures, draw)
    }
    try shapes.batch.use(mode)
    try draw(&shapes)
    try shapes.batch.use(.normal)
  }

  mutating func remove(_ textures: inout TextureStore) {
    guard let planes else { return }
    textures.destroy(planes.alone)
    textures.destroy(planes.result)
    self.planes = nil
  }

  private mutating func draw(
    _ blend: PixelBlend, on rect: PixelRect, _ surface: PixelRect, _ renderer: OpaquePointer,
    _ shapes: inout ShapeBuilder, _ textures: inout TextureStore,
    _ draw: (inout ShapeBuilder) throws(SDLError) -> Void
  ) throws(SDLError) {
    let bounds = rect.isEmpty ? .none : rect.outerPixels.centers
    guard !bounds.isEmpty else { return }
    let (width, height) = (Int(surface.right), Int(surface.bottom))
    if let planes, (planes.alone.width, planes.alone.height) != (width, height) { remove(&textures) }
    if planes == nil {
      let alone = try textures.makeTarget(width: width, height: height)
      planes = (alone, try textures.makeTarget(width: width, height: height))
    }
    guard let planes else { return }
    var part = SDL_Rect(
      x: Int32(bounds.columns.lowerBound), y: Int32(bounds.rows.lowerBound), w: Int32(bounds.columns.count),
      h: Int32(bounds.rows.count))
    try shapes.batch.flush()
    let target = SDL_GetRenderTarget(renderer)
    try Self.read(&part, renderer, into: &behind)
    try check(SDL_SetRenderTarget(renderer, planes.alone.pointer), "SDL_SetRenderTarget")
    try check(SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0), "SDL_SetRenderDrawColor")
    try check(SDL_RenderClear(renderer), "SDL_RenderClear")
    try draw(&shapes)
    try shapes.batch.flush()
    try Self.read(&part, renderer, into: &above)
    try check(SDL_SetRenderTarget(renderer, target), "SDL_SetRenderTarget")
    for index in behind.indices { behind[index] = blend.blended(above[index], over: behind[index]) }
    try check(
      SDL_UpdateTexture(planes.result.pointer, &part, behind, part.w * 4), "SDL_UpdateTexture")
    try check(SDL_SetTextureBlendMode(planes.result.pointer, SDL_BLENDMODE_NONE), "SDL_SetTextureBlendMode")
    try check(SDL_RenderCopy(renderer, planes.result.pointer, &part, &part), "SDL_RenderCopy")
  }

  private static func read(
    _ part: inout SDL_Rect, _ renderer: OpaquePointer, into pixels: inout [UInt32]
  ) throws(SDLError) {
    let count = Int(part.w) * Int(part.h)
    if pixels.count != count { pixels = [UInt32](repeating: 0, count: count) }
    let result = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(renderer, &part, PARALLAX_RGBA_BYTES, $0.baseAddress, part.w * 4)
    }
    try check(result, "SDL_RenderReadPixels")
  }
}
