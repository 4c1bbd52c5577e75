internal import CSDL2
import System

/// The SDL libraries while a canvas needs them. SDL counts: each start is ended once.
struct SDLLibraries {
  private let parts: UInt32

  /// Starts SDL's video with a driver, or with the one it finds itself.
  init(videoDriver: String?) throws(SDLError) {
    if let videoDriver { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, videoDriver, SDL_HINT_OVERRIDE) }
    try self.init(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
  }

  /// Starts what is needed without any window.
  static func withoutVideo() throws(SDLError) -> SDLLibraries { try SDLLibraries(SDL_INIT_EVENTS) }

  private init(_ parts: UInt32) throws(SDLError) {
    self.parts = parts
    try check(SDL_InitSubSystem(parts), "SDL_InitSubSystem(\(parts & SDL_INIT_VIDEO > 0 ? "video" : "events"))")
    guard TTF_Init() == 0 else {
      let error = SDLError(call: "TTF_Init")
      SDL_QuitSubSystem(parts)
      throw error
    }
  }

  func quit() {
    TTF_Quit()
    SDL_QuitSubSystem(parts)
  }

  /// Sets the hints that SDL reads before its first window.
  static func setHints() {
    SDL_SetHint(SDL_HINT_APP_NAME, "parallax")
    // The desktop finds the icon of a window by this name; it is the launcher's StartupWMClass.
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "parallax", 0)
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "parallax", 0)
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
    // Naming a renderer turns batching off otherwise.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    // Left on, KWin stops compositing for as long as the window lives.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // SDL 2 over SDL 3 would count the window in pixels, as for programs that know nothing of a display's scale. It
    // sets this hint when it starts, and heeds the environment alone.
    SDL_setenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", 0)
    // Composed text comes whole, with its caret, and not in pieces of 31 bytes.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    // A touch is a touch and a mouse is a mouse: none is made up from the other.
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    // Otherwise SDL asks the desktop over its bus to keep the screen on.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // The first click on a window behind others also presses.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
  }

  /// Chooses among displays before SDL looks for one. A touchpad scrolls in fractions through Wayland only; SDL 2 would
  /// take X11 first, and over SDL 3 it would look for Wayland where none is named, and libwayland complain.
  static func chooseDisplay(_ variable: (String) -> String? = Environment.value) throws(SDLError) {
    let drivers = variable("SDL_VIDEODRIVER").map { $0.split(separator: ",").map(String.init) }
    let namesWayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].contains { variable($0) != nil }
    if drivers == nil, !namesWayland, variable("DISPLAY") != nil { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,wayland") }
    guard drivers?.contains("wayland") ?? (variable("WAYLAND_DISPLAY") != nil),
      let display = WaylandDisplay(variable)
    else { return }
    let others = (drivers ?? ["wayland", "x11"]).filter { $0 != "wayland" && variable("DISPLAY") != nil }
    switch display.state() {
    case .ready, .isNone: if drivers == nil { SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland,x11") }
    case let state:
      guard others.isEmpty else {
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, others.joined(separator: ","), SDL_HINT_OVERRIDE)
        return
      }
      throw SDLError(
        call: "Wayland",
        message: state == .hasNoSeat
          ? "the display has no seat, which is a pointer or a keyboard; add one, or set DISPLAY to an X11 display"
          : "the display does not answer; end what holds it up, or set DISPLAY to an X11 display")
    }
  }
}

/// Which of SDL's libraries the program runs with.
package enum LibraryVersions {
  package static var sdl: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return text(version)
  }

  package static var image: String { IMG_Linked_Version().map { text($0.pointee) } ?? "" }

  package static var fonts: String { TTF_Linked_Version().map { text($0.pointee) } ?? "" }

  private static func text(_ version: SDL_version) -> String { "\(version.major).\(version.minor).\(version.patch)" }
}
