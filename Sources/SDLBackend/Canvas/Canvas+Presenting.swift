internal import CSDL2

extension Canvas {
  /// What a person should be told, each sentence once. That there is no font is known after the first text.
  package func takeWarnings() -> [String] {
    defer { warnings.removeAll() }
    return warnings
  }

  /// Shows what was drawn.
  package func present() { SDL_RenderPresent(renderer) }

  /// Waits until what was drawn exists as pixels, by reading one back. Before `present`.
  package func fence() throws(SDLError) {
    var pixel: UInt32 = 0
    var corner = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
    try check(
      SDL_RenderReadPixels(renderer, &corner, PARALLAX_RGBA_BYTES, &pixel, 4), "SDL_RenderReadPixels")
  }

  /// What was drawn. Before `present`, which gives the pixels away.
  package func readPixels() throws(SDLError) -> Pixels {
    let size = try pixelSize()
    var pixels = Pixels(width: size.width, height: size.height)
    let result = pixels.bytes.withUnsafeMutableBytes { bytes in
      SDL_RenderReadPixels(renderer, nil, PARALLAX_RGBA_BYTES, bytes.baseAddress, Int32(size.width * 4))
    }
    try check(result, "SDL_RenderReadPixels")
    return pixels
  }

  /// Sends what was drawn to the driver without waiting for it.
  package func submit() throws(SDLError) { try check(SDL_RenderFlush(renderer), "SDL_RenderFlush") }

  /// Whether presenting waits for the display from now on. SDL answers yes also where it only pretends, every 16 ms.
  package func waitForDisplay(_ waits: Bool) throws(SDLError) {
    try check(SDL_RenderSetVSync(renderer, waits ? 1 : 0), "SDL_RenderSetVSync")
  }
}
