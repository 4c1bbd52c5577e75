internal import CSDL2
import Geometry
import System

/// The window of a canvas, or its memory surface. It refers to objects owned by the canvas.
package struct CanvasWindow {
  /// Nil for a memory surface.
  let pointer: OpaquePointer?
  /// Size of the memory surface.
  private let memorySize: Size

  init(pointer: OpaquePointer?, memorySize: Size = .zero) {
    (self.pointer, self.memorySize) = (pointer, memorySize)
  }
}

extension CanvasWindow {
  /// - Parameter startup: The desktop's startup notification ID, which ends with this call. On Wayland SDL reports it
  ///   if it is in `XDG_ACTIVATION_TOKEN`; GLib before 2.76 uses the X11 variable instead.
  package func show(endingStartup startup: String? = nil) {
    let isTold = Environment.value("XDG_ACTIVATION_TOKEN") != nil
    SDL_ShowWindow(pointer)
    guard let startup, let pointer, !parallax_x11_activate(pointer, 0, startup), !isTold else { return }
    _ = parallax_wayland_activate(pointer, startup)
  }

  /// Brings the window to the front, also if minimized, as far as the desktop allows.
  ///
  /// - Parameter startup: The startup ID of the program start that caused it, as proof of a recent user action. Without
  ///   it SDL names the time of the last input in this window on X11, which is older, and nothing on Wayland.
  package func raise(for startup: String? = nil) {
    if SDL_GetWindowFlags(pointer) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(pointer) }
    guard let startup, let pointer else { return SDL_RaiseWindow(pointer) }
    if parallax_wayland_activate(pointer, startup) { return }
    guard let time = Self.time(ofStartup: startup), parallax_x11_activate(pointer, UInt(time), startup)
    else { return SDL_RaiseWindow(pointer) }
  }

  /// The X server time of the user action in a startup ID, which ends as in `shell/Files/812-0-host_TIME1234`.
  static func time(ofStartup name: String) -> UInt32? {
    let parts = name.split(separator: "_TIME", omittingEmptySubsequences: false)
    guard parts.count > 1, let digits = parts.last, let time = UInt32(digits) else { return nil }
    return time > 0 ? time : nil
  }

  /// The pointer's shape over the window. Shapes are created once and kept until the program ends.
  package enum Pointer: Hashable, CaseIterable { case arrow, upDown, leftRight, cross, text, hand }

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
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .hand: SDL_SYSTEM_CURSOR_HAND
      }
    }
    let made = Pointer.allCases.compactMap { pointer in
      SDL_CreateSystemCursor(shape(pointer)).map { (pointer, $0) }
    }
    return Dictionary(uniqueKeysWithValues: made)
  }()

  /// Sets the window's icon from a file. Does nothing if the file is missing or the desktop uses the icon of the
  /// desktop entry, as on Wayland.
  package func setIcon(_ path: String) {
    guard let icon = IMG_Load(path) else { return }
    SDL_SetWindowIcon(pointer, icon)
    SDL_FreeSurface(icon)
  }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(pointer, title) }

  /// The window's size in the desktop's units (pixels on X11).
  package var size: Size {
    guard let pointer else { return memorySize }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The window's position on the screen, in pixels; 0 if unknown.
  package var corner: Point {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(pointer, &x, &y)
    return Point(x: Double(x), y: Double(y))
  }

  /// Resizes the window, centered on its display if the desktop allows.
  package func resize(to size: Size) {
    SDL_SetWindowSize(pointer, Self.sideLength(size.width), Self.sideLength(size.height))
    let middle = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    SDL_SetWindowPosition(pointer, middle, middle)
  }

  /// Shrinks the window to the usable area of its display, with its title bar inside.
  ///
  /// - Parameter scale: Pixels per point, as large as the desktop draws title bars.
  package func fitDisplay(scale: Double) {
    var room = SDL_Rect()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 else { return }
    let bounds = Rect(x: Double(room.x), y: Double(room.y), width: Double(room.w), height: Double(room.h))
    guard let place = Self.place(of: size, in: bounds, scale: scale) else { return }
    SDL_SetWindowSize(pointer, Self.sideLength(place.width), Self.sideLength(place.height))
    SDL_SetWindowPosition(pointer, Int32(clamping: Int(place.x)), Int32(clamping: Int(place.y)))
  }

  /// As much as a title bar and a border take of a display, in points: what they are is known only of a window that is
  /// shown.
  private static let frame = (titleBar: 40.0, border: 4.0)

  /// The largest size for a window that does not fit its display, at the corner of its frame, which is what a window
  /// manager takes for its position. Nil if it fits.
  static func place(of size: Size, in room: Rect, scale: Double) -> Rect? {
    // Title bars keep their size on a display without room for them.
    let scale = min(max(1, scale), max(1, room.height / 400))
    let frame = Size(width: 2 * Self.frame.border * scale, height: (Self.frame.titleBar + Self.frame.border) * scale)
    let most = Size(width: max(1, room.width - frame.width), height: max(1, room.height - frame.height))
    guard size.width > most.width || size.height > most.height else { return nil }
    let (width, height) = (min(size.width, most.width).rounded(.down), min(size.height, most.height).rounded(.down))
    return Rect(
      x: room.x + ((most.width - width) / 2).rounded(.down), y: room.y + ((most.height - height) / 2).rounded(.down),
      width: width, height: height)
  }

  /// Whether the window fills its display except for the desktop's panels.
  package var isMaximized: Bool { SDL_GetWindowFlags(pointer) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }

  package func maximize() { SDL_MaximizeWindow(pointer) }

  package func setSmallestSize(_ size: Size) {
    SDL_SetWindowMinimumSize(pointer, Self.sideLength(size.width), Self.sideLength(size.height))
  }

  /// The window's size in whole pixels.
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

  /// Pixels per point according to the X11 desktop's settings; nil if unset or on other display servers.
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

  /// Enters or leaves full screen.
  package func setFullScreen(_ fills: Bool) throws(SDLError) {
    try check(
      SDL_SetWindowFullscreen(pointer, fills ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0), "SDL_SetWindowFullscreen")
  }

  /// Whether any part of the window is visible, as far as SDL knows.
  package var isVisible: Bool {
    let flags = SDL_GetWindowFlags(pointer)
    return flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }

  /// Refresh rate of the window's display in Hz; nil if unknown.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// `x11`, `wayland` or `offscreen`; `none` for a memory surface.
  package var videoDriver: String {
    pointer.flatMap { _ in SDL_GetCurrentVideoDriver() }.map { String(cString: $0) } ?? "none"
  }

  /// The window's identifier for portals: `x11:3a00007`. Empty on Wayland, where SDL does not expose one.
  package var portalName: String {
    guard let pointer else { return "" }
    let window = parallax_x11_window(pointer)
    return window > 0 ? "x11:" + String(window, radix: 16) : ""
  }

  /// The text in the clipboard as SDL reads it, which on X11 waits for the owner; nil if none.
  var clipboard: String? {
    guard SDL_HasClipboardText() == SDL_TRUE else { return nil }
    for _ in 0..<(videoDriver == "wayland" ? Self.mostQuestions : 1) {
      guard let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      if text.pointee != 0 { return String(cString: text) }
    }
    return nil
  }

  /// Maximum number of requests for the clipboard's text on Wayland, where SDL waits 14 ms per request, and the program
  /// that owns the text may need longer.
  private static let mostQuestions = 16

  package func copy(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }

  /// Sets the place of the text cursor, in the desktop's units; an input method opens its window next to it.
  package func setTextPlace(_ place: Rect) {
    var rect = SDL_Rect(
      x: Int32(clamping: Int(place.x)), y: Int32(clamping: Int(place.y)), w: Self.sideLength(place.width),
      h: Self.sideLength(place.height))
    SDL_SetTextInputRect(&rect)
  }

  /// Whether the desktop's screensaver may start. Disabled during measurements.
  package static var allowsScreensaver: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set { if newValue { SDL_EnableScreenSaver() } else { SDL_DisableScreenSaver() } }
  }

  /// A window side for SDL: 1...16384. NaN becomes 1.
  static func sideLength(_ length: Double) -> Int32 { length >= 1 ? Int32(min(length.rounded(), 16384)) : 1 }
}
