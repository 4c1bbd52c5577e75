internal import CSDL2
import Geometry

extension Canvas {
  package func show() { SDL_ShowWindow(window) }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// The window's size in the desktop's units, which are pixels on X11.
  package var windowSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  package func resizeWindow(to size: Size) {
    SDL_SetWindowSize(window, Opening.sideLength(size.width), Opening.sideLength(size.height))
  }

  package func setSmallestWindow(_ size: Size) {
    SDL_SetWindowMinimumSize(window, Opening.sideLength(size.width), Opening.sideLength(size.height))
  }

  /// Pixels per unit of the desktop: 1 on X11, the display's scale on Wayland.
  package var pixelsPerWindowUnit: Double {
    var pixels: Int32 = 0
    let width = windowSize.width
    guard width > 0, SDL_GetRendererOutputSize(renderer, &pixels, nil) == 0, pixels > 0 else { return 1 }
    return Double(pixels) / width
  }

  package var isFullScreen: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// The window fills its display, or is one among others again.
  package func setFullScreen(_ fills: Bool) throws(SDLError) {
    try check(
      SDL_SetWindowFullscreen(window, fills ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0), "SDL_SetWindowFullscreen")
  }

  /// Something of the window can be seen, as far as SDL knows.
  package var isVisible: Bool {
    let flags = SDL_GetWindowFlags(window)
    return flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }

  /// Refreshes of the window's display per second; nil where nobody knows.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// `x11`, `wayland`, `offscreen`, `dummy`.
  package var videoDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// What the clipboard holds as text; nil: nothing.
  package var clipboard: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  package func copy(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }

  /// Whether keys are also composed into text, which shows a keyboard where there is none.
  package func acceptText(_ accepts: Bool) {
    if accepts { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  package func show(_ cursor: Cursor) {
    if cursors[cursor] == nil { cursors[cursor] = SDL_CreateSystemCursor(Self.shape(of: cursor)) }
    if let shape = cursors[cursor] { SDL_SetCursor(shape) }
  }

  private static func shape(of cursor: Cursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}
