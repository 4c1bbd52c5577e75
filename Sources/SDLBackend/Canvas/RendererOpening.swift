internal import CSDL2
import Geometry

/// A window and its renderer on the way into a canvas, and what was found while opening them.
struct RendererOpening {
  let libraries: SDLLibraries
  let window: OpaquePointer
  let renderer: OpaquePointer
  let info: RendererInfo
  let warnings: [String]

  init(_ options: CanvasOptions) throws(SDLError) {
    SDLLibraries.setHints()
    libraries = try Self.start(options.target)
    var refusals: [String] = []
    for name in Self.candidates(options.renderer) {
      do throws(SDLError) {
        (window, renderer) = try Self.open(options, renderer: name)
      } catch {
        refusals.append("\(name): \(error)")
        continue
      }
      info = RendererInfo(renderer, name: name)
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

  private static func start(_ target: CanvasOptions.Target) throws(SDLError) -> SDLLibraries {
    guard case .offscreen = target else { return try startForWindow() }
    do throws(SDLError) {
      return try SDLLibraries(videoDriver: "offscreen")
    } catch {
      return try SDLLibraries(videoDriver: "dummy")
    }
  }

  /// Without a display SDL goes on with a driver that shows nothing, and a person would wait for ever. One that was
  /// asked for by name is taken.
  private static func startForWindow() throws(SDLError) -> SDLLibraries {
    let libraries = try SDLLibraries(videoDriver: nil)
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
    let window = try openWindow(options.target, graphics: isSoftware ? 0 : SDL_WINDOW_OPENGL.rawValue)
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      let error = SDLError(call: "SDL_CreateRenderer(\(name))")
      SDL_DestroyWindow(window)
      throw error
    }
    return (window, renderer)
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
    return window
  }
}

/// The renderer of a canvas.
package struct RendererInfo: Hashable, Sendable {
  /// `opengl`, `opengles2` or `software`.
  package let name: String
  /// The machine behind it, as it names itself: `llvmpipe (LLVM 15.0.6, 256 bits)`.
  package let device: String
  /// No graphics card draws: its work is done by the processor.
  package let isDrawnByProcessor: Bool
  /// Pictures jump from pixel to pixel: SDL's software renderer knows no fractions of one.
  package let movesInWholePixels: Bool
  /// Longest side that a texture may have, in pixels.
  let longestTextureSide: Int

  private static let processors = ["llvmpipe", "softpipe", "swrast", "swiftshader"]

  fileprivate init(_ renderer: OpaquePointer, name: String) {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    self.name = name
    movesInWholePixels = name == "software"
    device = parallax_gl_renderer().map { String(cString: $0) } ?? name
    let words = device.lowercased()
    isDrawnByProcessor = name == "software" || Self.processors.contains { words.contains($0) }
    longestTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
  }

  /// Whether SDL collects draw calls before it hands them to the driver.
  package var collectsDrawCalls: Bool { SDL_GetHintBoolean(SDL_HINT_RENDER_BATCHING, SDL_FALSE) == SDL_TRUE }
}
