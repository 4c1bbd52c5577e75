import Boundary
internal import CSDL2
import Raster

/// Two textures as large as the surface, for two drawings that are composited into one. They exist only while frames
/// need them.
struct PairPlanes {
  private var planes: (first: Texture, second: Texture)?
  /// The painter's normal target.
  private var screen: PixelPlane?
}

extension PairPlanes {
  /// Begins a frame on the surface itself.
  ///
  /// - Parameter isUsed: Whether the frame has such drawings.
  mutating func begin(
    isUsed: Bool, width: Int, height: Int, _ target: RenderTarget, _ textures: inout TextureStore
  ) throws(SDLError) {
    if let planes, !isUsed || (planes.first.width, planes.first.height) != (width, height) { remove(&textures) }
    guard isUsed else { return }
    switch target {
    case .renderer(let renderer): try check(SDL_SetRenderTarget(renderer, nil), "SDL_SetRenderTarget")
    case .painter(let painter): screen = painter.plane
    }
    guard planes == nil, width > 0, height > 0 else { return }
    let first = try textures.makeTarget(width: width, height: height)
    planes = (first, try textures.makeTarget(width: width, height: height))
  }

  mutating func remove(_ textures: inout TextureStore) {
    guard let planes else { return }
    textures.destroy(planes.first)
    textures.destroy(planes.second)
    self.planes = nil
  }

  /// Redirects drawing to one of the planes.
  ///
  /// - Parameter part: The part of the surface to which the painter is limited.
  func draw(second: Bool, in part: PixelBounds, _ target: RenderTarget) throws(SDLError) {
    guard let planes else { return }
    let plane = second ? planes.second : planes.first
    switch target {
    case .renderer(let renderer): try check(SDL_SetRenderTarget(renderer, plane.pointer), "SDL_SetRenderTarget")
    case .painter(let painter):
      painter.plane = plane.plane
      painter.bounds = part
    }
  }

  /// Composites both planes onto a part of the surface, which is the target again.
  func put(_ blend: DrawPair.Blend, on rect: PixelBounds, in part: PixelBounds, _ target: RenderTarget) throws(SDLError)
  {
    guard let planes else { return }
    switch target {
    case .renderer(let renderer):
      try check(SDL_SetRenderTarget(renderer, nil), "SDL_SetRenderTarget")
      if !rect.isEmpty { try put(planes.first, planes.second, blend, on: rect, renderer) }
    case .painter(let painter):
      if let screen { painter.plane = screen }
      painter.bounds = part
      switch blend {
      case .mix(let share):
        painter.mix(planes.first.plane, planes.second.plane, opacity: Color.white.opacity(share).alpha, in: rect)
      case .difference: painter.differ(planes.first.plane, planes.second.plane, in: rect)
      }
    }
  }

  private func put(
    _ first: Texture, _ second: Texture, _ blend: DrawPair.Blend, on rect: PixelBounds, _ renderer: OpaquePointer
  ) throws(SDLError) {
    var part = SDL_Rect(
      x: Int32(rect.columns.lowerBound), y: Int32(rect.rows.lowerBound), w: Int32(rect.columns.count),
      h: Int32(rect.rows.count))
    func copy(_ texture: Texture, _ mode: SDL_BlendMode, opacity: UInt8 = 255) throws(SDLError) {
      try check(SDL_SetTextureBlendMode(texture.pointer, mode), "SDL_SetTextureBlendMode")
      try check(SDL_SetTextureAlphaMod(texture.pointer, opacity), "SDL_SetTextureAlphaMod")
      try check(SDL_RenderCopy(renderer, texture.pointer, &part, &part), "SDL_RenderCopy")
    }
    try copy(first, SDL_BLENDMODE_NONE)
    switch blend {
    case .mix(let share): try copy(second, SDL_BLENDMODE_BLEND, opacity: Color.white.opacity(share).alpha)
    case .difference:
      // The differences a - b and b - a, each clamped at zero; their sum is the absolute difference.
      try copy(second, Self.less)
      try check(SDL_SetRenderTarget(renderer, second.pointer), "SDL_SetRenderTarget")
      try copy(first, Self.less)
      try check(SDL_SetRenderTarget(renderer, nil), "SDL_SetRenderTarget")
      try copy(second, Self.more)
    }
  }

  /// Destination minus source, and destination plus source; the destination keeps its alpha.
  private static let less = blendMode(SDL_BLENDOPERATION_REV_SUBTRACT)
  private static let more = blendMode(SDL_BLENDOPERATION_ADD)

  private static func blendMode(_ operation: SDL_BlendOperation) -> SDL_BlendMode {
    SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, operation, SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE, operation)
  }
}
