internal import CSDL2
import Geometry
import Glibc

/// A window and its renderer before they become a canvas, and the findings from opening them.
struct RendererOpening {
  let libraries: SDLLibraries
  /// Nil for a memory surface.
  let window: OpaquePointer?
  let screen: CanvasScreen
  let info: RendererInfo
  let warnings: [String]

  init(_ options: CanvasOptions) throws(SDLError) {
    SDLLibraries.setHints()
    let candidates = Self.candidates(options)
    libraries = try Self.start(options.target, needsGraphics: candidates != ["software"])
    var refusals: [String] = []
    for name in candidates {
      do throws(SDLError) {
        let (window, screen) = try Self.open(options, renderer: name)
        let info = RendererInfo(screen, name: name)
        if options.renderer == .auto, name != candidates.last, candidates.last == "software", info.isDrawnByProcessor {
          // The built-in painter is faster than a driver that emulates a graphics card.
          if case .renderer(let renderer) = screen { SDL_DestroyRenderer(renderer) }
          if let window { SDL_DestroyWindow(window) }
          throw SDLError(call: name, message: "\(info.device) is no graphics card")
        }
        (self.window, self.screen, self.info) = (window, screen, info)
      } catch {
        refusals.append("\(name): \(error)")
        continue
      }
      warnings = []
      // SDL disables the screensaver by default.
      SDL_EnableScreenSaver()
      return
    }
    libraries.quit()
    throw SDLError(call: "SDL_CreateRenderer", message: refusals.joined(separator: "; "))
  }

  /// - Parameter needsGraphics: Whether GL may be used without a window.
  private static func start(_ target: CanvasOptions.Target, needsGraphics: Bool) throws(SDLError) -> SDLLibraries {
    guard case .offscreen = target else { return try startForWindow() }
    guard needsGraphics else { return try SDLLibraries.withoutVideo() }
    do throws(SDLError) {
      return try SDLLibraries(videoDriver: "offscreen")
    } catch {
      return try SDLLibraries(videoDriver: "dummy")
    }
  }

  /// Rejects SDL's fallback to an invisible driver if no display is available, unless that driver was requested by
  /// name.
  private static func startForWindow() throws(SDLError) -> SDLLibraries {
    try SDLLibraries.chooseDisplay()
    let libraries = try SDLLibraries(videoDriver: nil)
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if driver == "x11" { DisplayErrors.handle() }
    if ["offscreen", "dummy", "evdev", "none"].contains(driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
      libraries.quit()
      throw SDLError(call: "SDL_InitSubSystem(video)", message: "no display; neither X11 nor Wayland answers")
    }
    return libraries
  }

  /// The renderers to try, in order. Memory always works for drawing, but not every desktop can show it in a window.
  private static func candidates(_ options: CanvasOptions) -> [String] {
    guard options.renderer == .auto else { return [options.renderer.rawValue] }
    if GraphicsCard.isThere { return ["opengl", "opengles2", "software"] }
    if case .offscreen = options.target { return ["software"] }
    return ["software", "opengl", "opengles2"]
  }

  private static func open(
    _ options: CanvasOptions, renderer name: String
  ) throws(SDLError) -> (OpaquePointer?, CanvasScreen) {
    guard name != "software" else {
      if case .offscreen(let width, let height) = options.target {
        let (width, height) = (CanvasWindow.sideLength(Double(width)), CanvasWindow.sideLength(Double(height)))
        return (nil, .memory(MemoryScreen(width: Int(width), height: Int(height))))
      }
      let window = try openWindow(options.target, graphics: 0)
      do throws(SDLError) {
        return (window, .memory(try memory(of: window)))
      } catch {
        SDL_DestroyWindow(window)
        throw error
      }
    }
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, name)
    let window = try openWindow(options.target, graphics: SDL_WINDOW_OPENGL.rawValue)
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      let error = SDLError(call: "SDL_CreateRenderer(\(name))")
      SDL_DestroyWindow(window)
      throw error
    }
    return (window, .renderer(renderer))
  }

  private static func memory(of window: OpaquePointer) throws(SDLError) -> MemoryScreen {
    // Only X11 shows pixels from memory; other systems need a renderer for it.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    if driver == "wayland" { return MemoryScreen(window: window, presenter: try TexturePresenter(window: window)) }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver == "x11" ? "0" : "1")
    guard SDL_GetWindowSurface(window) != nil else { throw SDLError(call: "SDL_GetWindowSurface") }
    return MemoryScreen(window: window)
  }

  /// Size of the surface without a window.
  var memorySize: Size {
    guard case .memory(let screen) = screen else { return .zero }
    return Size(width: Double(screen.size.width), height: Double(screen.size.height))
  }

  private static func openWindow(
    _ target: CanvasOptions.Target, graphics: UInt32
  ) throws(SDLError) -> OpaquePointer {
    var title = "Parallax"
    var size = (width: Int32(1), height: Int32(1))
    var flags = graphics | SDL_WINDOW_HIDDEN.rawValue
    switch target {
    case .window(let words, let wanted):
      title = words
      size = (CanvasWindow.sideLength(wanted.width), CanvasWindow.sideLength(wanted.height))
      flags |= SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    case .offscreen(let width, let height):
      size = (CanvasWindow.sideLength(Double(width)), CanvasWindow.sideLength(Double(height)))
    }
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = SDL_CreateWindow(title, anywhere, anywhere, size.width, size.height, flags) else {
      throw SDLError(call: "SDL_CreateWindow(\(size.width) x \(size.height))")
    }
    DragMessages.watch(window)
    return window
  }
}

/// The renderer of a canvas.
package struct RendererInfo: Hashable, Sendable {
  /// `opengl`, `opengles2` or `software`.
  package let name: String
  /// The device as it names itself: `llvmpipe (LLVM 15.0.6, 256 bits)`. `processor` for the built-in painter.
  package let device: String
  /// Whether the processor does the drawing, without a graphics card.
  package let isDrawnByProcessor: Bool
  /// Whether SDL collects draw calls before passing them to the driver.
  package let collectsDrawCalls: Bool
  /// Maximum side of a texture, in pixels.
  let longestTextureSide: Int

  private static let processors = ["llvmpipe", "softpipe", "swrast", "swiftshader"]

  fileprivate init(_ screen: CanvasScreen, name: String) {
    self.name = name
    guard case .renderer(let renderer) = screen else {
      (device, isDrawnByProcessor, collectsDrawCalls, longestTextureSide) = ("processor", true, false, 16384)
      return
    }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    device = parallax_gl_renderer().map { String(cString: $0) } ?? name
    let words = device.lowercased()
    isDrawnByProcessor = Self.processors.contains { words.contains($0) }
    collectsDrawCalls = SDL_GetHintBoolean(SDL_HINT_RENDER_BATCHING, SDL_FALSE) == SDL_TRUE
    longestTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
  }
}

/// Whether the machine has a graphics card, according to its device files: asking GL takes longer than drawing a frame.
enum GraphicsCard {
  /// A render node accessible to all users, or the equivalent of a proprietary driver.
  static var isThere: Bool {
    (128..<144).contains { access("/dev/dri/renderD\($0)", F_OK) == 0 }
      || access("/dev/nvidiactl", F_OK) == 0 || access("/dev/dxg", F_OK) == 0
  }
}
