internal import CSDL2
import Geometry
import System

/// The window of a canvas, or the piece of memory in its place. It names what the canvas owns.
package struct CanvasWindow {
  /// Nil: memory in place of a window, of which SDL knows nothing.
  let pointer: OpaquePointer?
  /// Of the memory.
  private let memorySize: Size

  init(pointer: OpaquePointer?, memorySize: Size = .zero) {
    (self.pointer, self.memorySize) = (pointer, memorySize)
  }
}

extension CanvasWindow {
  /// - Parameter startup: What the desktop calls this start of the program, which is over now. On Wayland SDL tells so
  ///   where the name stands in `XDG_ACTIVATION_TOKEN`; GLib before 2.76 leaves it where X11 has it.
  package func show(endingStartup startup: String? = nil) {
    let isTold = Environment.value("XDG_ACTIVATION_TOKEN") != nil
    SDL_ShowWindow(pointer)
    guard let startup, let pointer, !parallax_x11_activate(pointer, 0, startup), !isTold else { return }
    _ = parallax_wayland_activate(pointer, startup)
  }

  /// Brings the window to the front, also where it was minimized, as far as the desktop lets it.
  ///
  /// - Parameter startup: What the desktop calls the start of a program for which it is: then the desktop knows that a
  ///   person wants it, and when. SDL would name on X11 the moment at which somebody last did something in the window,
  ///   which is before anything that was done elsewhere, and on Wayland nothing that a person did.
  package func raise(for startup: String? = nil) {
    if SDL_GetWindowFlags(pointer) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(pointer) }
    guard let startup, let pointer else { return SDL_RaiseWindow(pointer) }
    if parallax_wayland_activate(pointer, startup) { return }
    guard let time = Self.time(ofStartup: startup), parallax_x11_activate(pointer, UInt(time), startup)
    else { return SDL_RaiseWindow(pointer) }
  }

  /// When somebody asked for the start of a program, on the X server's clock: what a name ends with, as in
  /// `shell/Files/812-0-host_TIME1234`.
  static func time(ofStartup name: String) -> UInt32? {
    let parts = name.split(separator: "_TIME", omittingEmptySubsequences: false)
    guard parts.count > 1, let digits = parts.last, let time = UInt32(digits) else { return nil }
    return time > 0 ? time : nil
  }

  /// What the pointer looks like over the window. The shapes are made once and last as long as the program.
  package enum Pointer: Hashable, CaseIterable { case arrow, upDown, leftRight, cross }

  package func showPointer(_ pointer: Pointer) {
    if let cursor = Self.cursors[pointer] { SDL_SetCursor(cursor) }
  }

  private static let cursors: [Pointer: OpaquePointer] = {
    func shape(_ pointer: Pointer) -> SDL_SystemCursor {
      switch pointer {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .upDown: SDL_SYSTEM_CURSOR_SIZENS
      case .leftRight: SDL_SYSTEM_CURSOR_SIZEWE
      case .cross: SDL_SYSTEM_CURSOR_CROSSHAIR
      }
    }
    let made = Pointer.allCases.compactMap { pointer in
      SDL_CreateSystemCursor(shape(pointer)).map { (pointer, $0) }
    }
    return Dictionary(uniqueKeysWithValues: made)
  }()

  /// The picture of the window in lists of windows, from a file. Without one, or where the desktop takes it from the
  /// program's entry, as on Wayland, nothing happens.
  package func setIcon(_ path: String) {
    guard let icon = IMG_Load(path) else { return }
    SDL_SetWindowIcon(pointer, icon)
    SDL_FreeSurface(icon)
  }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// The window's size in the desktop's units, which are pixels on X11.
  package var size: Size {
    guard let pointer else { return memorySize }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Where it lies on the screen, in pixels; a display that does not tell says that it lies in the corner.
  package var corner: Point {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(pointer, &x, &y)
    return Point(x: Double(x), y: Double(y))
  }

  /// Gives the window another size, in the middle of its display where the desktop lets it choose.
  package func resize(to size: Size) {
    SDL_SetWindowSize(pointer, Self.sideLength(size.width), Self.sideLength(size.height))
    let middle = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    SDL_SetWindowPosition(pointer, middle, middle)
  }

  /// Makes the window no larger than what its display has beside bars and docks.
  package func fitDisplay() {
    var room = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 else { return }
    let size = size
    guard size.width > Double(room.w) || size.height > Double(room.h) else { return }
    SDL_SetWindowSize(pointer, min(Int32(size.width), room.w), min(Int32(size.height), room.h))
    SDL_SetWindowPosition(pointer, room.x, room.y)
  }

  package func setSmallestSize(_ size: Size) {
    SDL_SetWindowMinimumSize(pointer, Self.sideLength(size.width), Self.sideLength(size.height))
  }

  /// The window's size in pixels, which are whole, as the desktop's units are.
  package var pixelSize: Size {
    guard let pointer else { return memorySize }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Pixels per unit of the desktop: 1 on X11, the display's scale on Wayland.
  package var pixelsPerUnit: Double {
    let (units, pixels) = (size.width, pixelSize.width)
    return units > 0 && pixels > 0 ? pixels / units : 1
  }

  /// Pixels per point that an X11 desktop asks for; nil: it does not, or the window is on another display.
  package var desktopScale: Double? {
    if let words = parallax_x11_resources(pointer) {
      defer { SDL_free(words) }
      if let scale = DesktopScale.ofResources(String(cString: words)) { return scale }
    }
    var count = 0
    guard let bytes = parallax_x11_settings(pointer, &count) else { return nil }
    defer { SDL_free(bytes) }
    return DesktopScale.ofSettings(Array(UnsafeBufferPointer(start: bytes, count: count)))
  }

  package var isFullScreen: Bool { SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// The window fills its display, or is one among others again.
  package func setFullScreen(_ fills: Bool) throws(SDLError) {
    try check(
      SDL_SetWindowFullscreen(pointer, fills ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0), "SDL_SetWindowFullscreen")
  }

  /// Something of the window can be seen, as far as SDL knows.
  package var isVisible: Bool {
    let flags = SDL_GetWindowFlags(pointer)
    return flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }

  /// Refreshes of the window's display per second; nil where nobody knows.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// `x11`, `wayland`, `offscreen`; `none` where nothing but memory is drawn on.
  package var videoDriver: String {
    pointer.flatMap { _ in SDL_GetCurrentVideoDriver() }.map { String(cString: $0) } ?? "none"
  }

  /// What the desktop's portals know the window by: `x11:3a00007`; empty: by nothing. On Wayland SDL tells none.
  package var portalName: String {
    guard let pointer else { return "" }
    let window = parallax_x11_window(pointer)
    return window > 0 ? "x11:" + String(window, radix: 16) : ""
  }

  /// What the clipboard holds as text; nil: nothing.
  package var clipboard: String? {
    guard SDL_HasClipboardText() == SDL_TRUE else { return nil }
    for _ in 0..<Self.mostQuestions {
      guard let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      if text.pointee != 0 { return String(cString: text) }
    }
    return nil
  }

  /// How often whoever has copied a text is asked for it. On Wayland SDL waits 14 ms for the answer, and a program that
  /// sleeps or has much to do takes longer; in this many times it wakes up.
  private static let mostQuestions = 16

  package func copy(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }

  /// Where text is being typed, in the desktop's units: an input method opens its window beside it.
  package func setTextPlace(_ place: Rect) {
    var rect = SDL_Rect(
      x: Int32(clamping: Int(place.x)), y: Int32(clamping: Int(place.y)), w: Self.sideLength(place.width),
      h: Self.sideLength(place.height))
    SDL_SetTextInputRect(&rect)
  }

  /// Whether the desktop's screensaver may come while nobody does anything. It may, unless somebody measures.
  package static var allowsScreensaver: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set { if newValue { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() } }
  }

  /// A window's side as SDL takes it: 1...16384; what is no number is 1.
  static func sideLength(_ length: Double) -> Int32 { length >= 1 ? Int32(min(length.rounded(), 16384)) : 1 }
}
