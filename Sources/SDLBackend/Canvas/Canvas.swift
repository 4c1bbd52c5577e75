import Boundary
internal import CSDL2
import Geometry
import Raster

/// A surface for drawing frames. It owns the window, the renderer, all textures and all fonts, and is the only type
/// that destroys them. A class for this ownership.
@MainActor package final class Canvas {
  package let window: CanvasWindow
  package let renderer: RendererInfo
  package internal(set) var textures: TextureStore
  /// The cost of the last frame.
  package private(set) var cost = FrameCost()
  var painter: FramePainter
  /// Messages for the user: no GL, no font.
  private var warnings: [String]
  private var hasToldOfFonts = false
  /// Whether the window was too large to be drawn with the last frame.
  private var isHopeless = false
  private let screen: CanvasScreen
  private let libraries: SDLLibraries

  /// Opens a window or a memory surface, with the best of the allowed renderers.
  package init(_ options: CanvasOptions) throws(SDLError) {
    let opening = try RendererOpening(options)
    libraries = opening.libraries
    screen = opening.screen
    window = CanvasWindow(pointer: opening.window, memorySize: opening.memorySize)
    renderer = opening.info
    warnings = opening.warnings
    textures = TextureStore(for: opening.screen.target, longestSide: opening.info.longestTextureSide)
    painter = FramePainter(
      shapes: ShapeBuilder(batch: Batch(opening.screen.target)),
      text: TextLineCache(fonts: FontCache(finder: FontFinder(options.fonts)), byteBudget: options.textBytes))
    try painter.updatePages(&textures)
  }

  isolated deinit {
    painter.text.fonts.close()
    painter.shapes.removeTextures(&textures)
    painter.removePlanes(&textures)
    textures.destroyAll()
    switch screen {
    case .renderer(let pointer): SDL_DestroyRenderer(pointer)
    case .memory(let screen): screen.close()
    }
    if let window = window.pointer { SDL_DestroyWindow(window) }
    libraries.quit()
  }
}

/// The target of a canvas.
enum CanvasScreen {
  /// A surface shown by one of SDL's renderers.
  case renderer(OpaquePointer)
  case memory(MemoryScreen)

  @MainActor var target: RenderTarget {
    switch self {
    case .renderer(let pointer): .renderer(pointer)
    case .memory(let screen): .painter(screen.painter)
    }
  }
}

/// The work that the last frame caused in the renderer.
package struct FrameCost: Hashable, Sendable {
  package var drawCalls = 0
  package var vertices = 0
  /// Bytes uploaded to textures since the last frame began: pictures, and newly set lines of text.
  package var uploadedBytes = 0
  /// Bytes of all live textures.
  package var textureBytes = 0

  package init() {}
}

extension Canvas {
  /// Draws a frame without showing it.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, applied last. Draws nothing unless positive.
  ///   - clear: The initial color of the surface. Nil keeps the pixels of the last frame, for lists that cover
  ///     everything.
  package func draw(_ list: DrawList, scale: Double, clear: Color? = .black) throws(SDLError) {
    let surface = try surface()
    switch screen {
    case .renderer(let pointer):
      warnOfSize(try oversize())
      guard !isHopeless else { break }
      if let clear {
        try check(
          SDL_SetRenderDrawColor(pointer, clear.red, clear.green, clear.blue, clear.alpha), "SDL_SetRenderDrawColor")
        try check(SDL_RenderClear(pointer), "SDL_RenderClear")
      }
      try painter.draw(list, scale: scale, on: surface, with: &textures)
    case .memory(let screen):
      if screen.begin() { painter.forgetFrame() }
      warnOfSize(screen.hopeless)
      let size = screen.painter.plane
      let whole = PixelRect(left: 0, top: 0, right: Double(size.width), bottom: Double(size.height))
      try painter.draw(list, scale: scale, on: whole, clear: clear, with: &textures)
      screen.change(painter.damage.parts)
    }
    cost.drawCalls = painter.drawCalls
    cost.vertices = painter.shapes.batch.vertexCount
    cost.uploadedBytes = textures.takeUploadedBytes()
    cost.textureBytes = textures.bytes
  }

  /// Whether placeholders are dark, to suit the ground around them.
  package var isDark: Bool {
    get { painter.isDark }
    set {
      guard newValue != painter.isDark else { return }
      painter.isDark = newValue
      painter.forgetFrame()
    }
  }

  /// Sets the text of a list and makes room for its pixels, ahead of drawing it.
  package func prepare(for list: DrawList, scale: Double) {
    if case .memory(let screen) = screen, screen.begin() { painter.forgetFrame() }
    painter.setText(of: list, scale: scale)
  }

  /// Size of the surface, in pixels.
  package func pixelSize() throws(SDLError) -> (width: Int, height: Int) {
    switch screen {
    case .renderer(let pointer):
      var width: Int32 = 0
      var height: Int32 = 0
      try check(SDL_GetRendererOutputSize(pointer, &width, &height), "SDL_GetRendererOutputSize")
      return (Int(width), Int(height))
    case .memory(let screen): return screen.size
    }
  }

  /// The whole surface, in pixels.
  func surface() throws(SDLError) -> PixelRect {
    let size = try pixelSize()
    return PixelRect(left: 0, top: 0, right: Double(size.width), bottom: Double(size.height))
  }

  /// Marks the window's content as lost, so that the next frame is drawn completely.
  package func forgetFrame() { painter.forgetFrame() }

  /// Submits the frame to the driver without waiting.
  package func submit() throws(SDLError) {
    if case .renderer(let pointer) = screen, !isHopeless { try check(SDL_RenderFlush(pointer), "SDL_RenderFlush") }
  }

  /// Waits until the frame is rendered, by reading back one pixel. To be called before `present`.
  package func fence() throws(SDLError) {
    guard case .renderer(let pointer) = screen, !isHopeless else { return }
    var pixel: UInt32 = 0
    var corner = SDL_Rect(x: 0, y: 0, w: 1, h: 1)
    try check(SDL_RenderReadPixels(pointer, &corner, PARALLAX_RGBA_BYTES, &pixel, 4), "SDL_RenderReadPixels")
  }

  /// The pixels of the frame. To be called before `present`, which discards them.
  package func readPixels() throws(SDLError) -> Pixels {
    let size = try pixelSize()
    return try readPixels(width: size.width, height: size.height)
  }

  /// The same for its top left part, which must not be larger than the frame.
  package func readPixels(width: Int, height: Int) throws(SDLError) -> Pixels {
    switch screen {
    case .renderer(let pointer):
      var part = SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height))
      var pixels = Pixels(width: width, height: height)
      let result = pixels.bytes.withUnsafeMutableBytes { bytes in
        SDL_RenderReadPixels(pointer, &part, PARALLAX_RGBA_BYTES, bytes.baseAddress, Int32(width * 4))
      }
      try check(result, "SDL_RenderReadPixels")
      return pixels
    case .memory(let screen):
      // After a resize the frame is gone.
      guard !screen.begin() else {
        painter.forgetFrame()
        return Pixels(width: width, height: height)
      }
      return Pixels(width: width, height: height) { bytes in
        if let start = bytes.baseAddress { screen.painter.plane.copy(width: width, height: height, toBytes: start) }
      }
    }
  }

  /// Shows the frame.
  package func present() {
    switch screen {
    case .renderer(let pointer): if !isHopeless { SDL_RenderPresent(pointer) }
    case .memory(let screen): screen.present()
    }
  }

  /// The window's size if it is larger than the driver's framebuffers: Mesa crashes over it. Nil if it can be drawn.
  private func oversize() throws(SDLError) -> (width: Int, height: Int)? {
    let size = try pixelSize()
    return max(size.width, size.height) > renderer.longestTextureSide ? size : nil
  }

  /// Tells once that a window is too large to be drawn. It stays open, and is drawn when its size is possible again.
  private func warnOfSize(_ hopeless: (width: Int, height: Int)?) {
    if let hopeless, !isHopeless {
      warnings.append("a window of \(hopeless.width) x \(hopeless.height) pixels cannot be drawn; make it smaller")
    }
    isHopeless = hopeless != nil
  }

  /// Messages for the user, each only once. A missing font is detected with the first text.
  package func takeWarnings() -> [String] {
    if painter.text.fonts.isMissing, !hasToldOfFonts {
      hasToldOfFonts = true
      warnings.append("no font is installed, so there is no text; try fonts-inter")
    }
    defer { warnings.removeAll() }
    return warnings
  }

  /// Restores textures lost by the driver: pages of text at once; pictures are listed to be uploaded again.
  package func rebuildTextures() throws(SDLError) {
    textures.lose()
    try painter.rebuild(&textures)
    painter.forgetFrame()
  }
}
