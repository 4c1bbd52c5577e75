import Boundary
internal import CSDL2
import Geometry

/// A surface to draw frames on. It owns the window, the renderer, every texture and every font, and is the only type
/// that destroys them. A class because it owns them.
@MainActor package final class Canvas {
  /// `opengl`, `opengles2` or `software`.
  package let rendererName: String
  /// The machine behind the renderer, as it names itself: `llvmpipe (LLVM 15.0.6, 256 bits)`.
  package let rendererDevice: String
  /// No graphics card draws: its work is done by the processor.
  package let isDrawnByProcessor: Bool
  /// Pictures jump from pixel to pixel: SDL's software renderer knows no fractions of one.
  package let movesInWholePixels: Bool
  /// Longest side that a texture may have, in pixels.
  package let longestTextureSide: Int
  /// What a person should be told: no GL, no font.
  var warnings: [String]
  /// What the last drawn frame cost.
  package internal(set) var cost = FrameCost()

  let window: OpaquePointer
  let renderer: OpaquePointer
  /// Textures of the pictures, by their name.
  var pictures: [PictureID: PictureTexture] = [:]
  /// Textures that somebody outside filled, by their number.
  var atlases: [Int: Texture] = [:]
  var lostPictures: [PictureID] = []
  var lostAtlases: [Int] = []
  /// Where lines of text lie, each with a white dot for plain colors.
  var pages: [AtlasPage] = []
  var text: TextCache
  var fonts: FontShelf
  var batch: Batch
  var frame = FrameState()
  var shadows = ShadowShelf()
  /// Whether what later quads cover is not even drawn. A test looks whether that shows.
  var leavesOutCovered = true
  var cursors: [Cursor: OpaquePointer] = [:]
  /// Counts the drawn frames, so that what was not used for long can be told.
  var frameNumber = 0
  var uploadedBytes = 0
  /// Grows whenever a texture goes, or what lies on one: quads that were put together before show it no more.
  var textureGeneration = 0
  /// Bytes of all live textures.
  package internal(set) var textureBytes = 0
  private let libraries: Libraries

  /// Opens a window or a piece of memory to draw on, with the best renderer among those allowed.
  package init(_ options: CanvasOptions) throws(SDLError) {
    let opening = try Opening(options)
    libraries = opening.libraries
    window = opening.window
    renderer = opening.renderer
    rendererName = opening.rendererName
    rendererDevice = opening.rendererDevice
    isDrawnByProcessor = opening.isDrawnByProcessor
    movesInWholePixels = opening.rendererName == "software"
    longestTextureSide = opening.longestTextureSide
    warnings = opening.warnings
    text = TextCache(byteBudget: options.textBytes)
    fonts = FontShelf(finder: FontFinder(options.fonts))
    batch = Batch(renderer: opening.renderer, isOnWholePixels: opening.rendererName == "software")
    try addPage()
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    closeFonts()
    fonts.finder.close()
    for picture in pictures.values { picture.texture.map(destroy) }
    for atlas in atlases.values { destroy(atlas) }
    for page in pages { destroy(page.texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    libraries.quit()
  }
}
