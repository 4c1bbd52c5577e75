import Desktop
import Glibc
import System

/// The desktop on which the program was started.
enum Display {
  /// Whether a window can be opened. An empty variable counts as unset; an explicit SDL driver takes precedence.
  static var isThere: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { Environment.value($0).map { !$0.isEmpty } ?? false }
  }

  /// Pixels per point requested by an environment variable.
  static var scale: Double? {
    Environment.value("GDK_SCALE").flatMap { Double($0) }.flatMap { $0 >= 1 && $0 <= 4 ? $0 : nil }
  }

  /// Enables typing letters of the user's language; number formats stay unaffected.
  static func takeLanguage() { _ = setlocale(LC_CTYPE, "") }

  /// Keeps the libraries in this process, SDL above all, off the buses: libdbus waits for a bus without limit, on the
  /// window's thread. SDL needs the session bus only for an input method, and gets it if one is in use and the bus
  /// answers. Call once, before there are other threads.
  static func keepLibrariesOffBuses() {
    let (session, system) = ("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS")
    Environment.withhold(system, saying: "disabled:")
    if InputMethod.isNamed, DesktopServices.hasBus(within: 0.3) { return }
    Environment.withhold(session, saying: "disabled:")
  }

  /// The startup ID from the desktop. Removed from the environment, so that child processes do not inherit it; call
  /// once, before there are other threads. SDL handles the other variable.
  static func takeStartup() -> String? {
    let name = Environment.value("DESKTOP_STARTUP_ID").flatMap { $0.isEmpty ? nil : $0 }
    unsetenv("DESKTOP_STARTUP_ID")
    return name
  }
}
