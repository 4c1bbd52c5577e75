internal import CSDL2
import Geometry

/// A window and its renderer on the way into a canvas, and what was found while opening them.
struct Opening {
  let libraries: Libraries
  let window: OpaquePointer
  let renderer: OpaquePointer
  let rendererName: String
  let rendererDevice: String
  /// No graphics card draws: its work is done by the processor.
  let isDrawnByProcessor: Bool
  let longestTextureSide: Int
  let warnings: [String]

  private static let processors = ["llvmpipe", "softpipe", "swrast", "swiftshader"]

  init(_ options: CanvasOptions) throws(SDLError) {
    Hints.set()
    libraries = try Self.start(options.surface)
    var refusals: [String] = []
    for name in Self.candidates(options.renderer) {
      do throws(SDLError) {
        (window, renderer) = try Self.open(options, renderer: name)
      } catch {
        refusals.append("\(name): \(error)")
        continue
      }
      var info = SDL_RendererInfo()
      SDL_GetRendererInfo(renderer, &info)
      rendererName = name
      rendererDevice = parallax_gl_renderer().map { String(cString: $0) } ?? name
      let device = rendererDevice.lowercased()
      isDrawnByProcessor = name == "software" || Self.processors.contains { device.contains($0) }
      longestTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
      warnings =
        name == "software" && options.renderer == .auto
        ? ["no GL here, so motion is in whole pixels (\(refusals.joined(separator: "; ")))"] : []
      // SDL keeps it from coming otherwise.
      SDL_EnableScreenSaver()
      return
    }
    libraries.quit()
    throw SDLError(call: "SDL_CreateRenderer", message: refusals.joined(separator: "; "))
  }

  private static func start(_ surface: CanvasOptions.Surface) throws(SDLError) -> Libraries {
    guard case .offscreen = surface else { return try startForWindow() }
    do throws(SDLError) {
      return try Libraries(videoDriver: "offscreen")
    } catch {
      return try Libraries(videoDriver: "dummy")
    }
  }

  /// Without a display SDL goes on with a driver that shows nothing, and a person would wait for ever. One that was
  /// asked for by name is taken.
  private static func startForWindow() throws(SDLError) -> Libraries {
    let libraries = try Libraries(videoDriver: nil)
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if ["offscreen", "dummy", "evdev", "none"].contains(driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
      libraries.quit()
      throw SDLError(call: "SDL_InitSubSystem(video)", message: "no display; neither X11 nor Wayland answers")
    }
    return libraries
  }

  private static func candidates(_ choice: CanvasOptions.Renderer) -> [String] {
    choice == .auto ? ["opengl", "opengles2", "software"] : [choice.rawValue]
  }

  private static func open(
    _ options: CanvasOptions, renderer name: String
  ) throws(SDLError) -> (OpaquePointer, OpaquePointer) {
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, name)
    let isSoftware = name == "software"
    // Through a texture of its own the software renderer presents ten times slower.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, isSoftware ? "0" : "1")
    let window = try openWindow(options.surface, graphics: isSoftware ? 0 : SDL_WINDOW_OPENGL.rawValue)
    let pace = options.waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
    guard let renderer = SDL_CreateRenderer(window, -1, pace) else {
      let error = SDLError(call: "SDL_CreateRenderer(\(name))")
      SDL_DestroyWindow(window)
      throw error
    }
    return (window, renderer)
  }

  private static func openWindow(
    _ surface: CanvasOptions.Surface, graphics: UInt32
  ) throws(SDLError) -> OpaquePointer {
    var title = "Parallax"
    var size = (width: Int32(1), height: Int32(1))
    var flags = graphics | SDL_WINDOW_HIDDEN.rawValue
    switch surface {
    case .window(let words, let wanted):
      title = words
      size = (sideLength(wanted.width), sideLength(wanted.height))
      flags |= SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    case .offscreen(let width, let height):
      size = (sideLength(Double(width)), sideLength(Double(height)))
    }
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = SDL_CreateWindow(title, anywhere, anywhere, size.width, size.height, flags) else {
      throw SDLError(call: "SDL_CreateWindow(\(size.width) x \(size.height))")
    }
    return window
  }

  /// A window's side as SDL takes it: 1...16384; what is no number is 1.
  static func sideLength(_ length: Double) -> Int32 { length >= 1 ? Int32(min(length.rounded(), 16384)) : 1 }
}

extension Canvas {
  /// Whether the desktop's screensaver may come while nobody does anything. It may, unless somebody measures.
  package var allowsScreensaver: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set { if newValue { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() } }
  }
}
