internal import CSDL2
import Raster

/// Shows pixels from memory in a window whose display server cannot read SDL's buffers, as on Wayland. SDL's own
/// fallback counts in the desktop's units and would show a quarter of the picture at scale 2. A class because it owns a
/// renderer and a texture, until `close`.
@MainActor final class TexturePresenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  /// Size of the texture, in pixels.
  private var size = (width: 0, height: 0)

  init(window: OpaquePointer) throws(SDLError) {
    for index in 0..<SDL_GetNumRenderDrivers() {
      var info = SDL_RendererInfo()
      // SDL's software renderer would use the fallback that this type avoids.
      guard SDL_GetRenderDriverInfo(index, &info) == 0, info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0,
        let renderer = SDL_CreateRenderer(window, index, 0)
      else { continue }
      self.renderer = renderer
      return
    }
    throw SDLError(call: "SDL_CreateRenderer")
  }
}

extension TexturePresenter {
  /// Shows pixels of which only these parts changed.
  func show(_ plane: PixelPlane, changed: [SDL_Rect]) {
    if texture == nil || size != (plane.width, plane.height) { replaceTexture(plane) }
    guard let texture else { return }
    for part in changed {
      var part = part
      SDL_UpdateTexture(texture, &part, plane.row(Int(part.y)) + Int(part.x), Int32(plane.stride * 4))
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  /// To be called before the window is destroyed.
  func close() {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
  }

  private func replaceTexture(_ plane: PixelPlane) {
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(plane.width),
      Int32(plane.height))
    size = (plane.width, plane.height)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    SDL_UpdateTexture(texture, nil, plane.pixels, Int32(plane.stride * 4))
  }
}
