import Desktop
import Glibc
import System

/// The desktop that the program was started on.
enum Display {
  /// Whether a window can be opened at all. An empty variable counts as none; someone who names SDL's driver knows
  /// better.
  static var isThere: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { Environment.value($0).map { !$0.isEmpty } ?? false }
  }

  /// Pixels per point that the desktop asks for by a variable.
  static var scale: Double? {
    Environment.value("GDK_SCALE").flatMap { Double($0) }.flatMap { $0 >= 1 && $0 <= 4 ? $0 : nil }
  }

  /// Lets typed text have every letter of the person's language; numbers stay as they are in every language.
  static func takeLanguage() { _ = setlocale(LC_CTYPE, "") }

  /// What the desktop calls this start of the program. Programs that are started from here are starts of their own, so
  /// it is said once, and before there are other threads. The other name that it may stand under SDL takes.
  static func takeStartup() -> String? {
    let name = Environment.value("DESKTOP_STARTUP_ID").flatMap { $0.isEmpty ? nil : $0 }
    unsetenv("DESKTOP_STARTUP_ID")
    return name
  }
}
