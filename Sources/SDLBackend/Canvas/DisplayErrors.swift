internal import CSDL2
import Glibc
import Synchronization
import System

/// Errors that an X server reports. Xlib would end the program for each of them, but they are no reason to: another
/// client ended while it had the clipboard or dragged something over the window, or it named something that does not
/// exist. They are counted, and the program continues.
package nonisolated enum DisplayErrors {
  private static let heard = Atomic(0)
  /// The code of the last error.
  private static let last = Atomic(0)
  /// The thread of the window.
  private static let thread = Atomic<UInt>(0)

  /// The names by the protocol, from code 1.
  private static let names = [
    "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor", "BadFont", "BadMatch", "BadDrawable",
    "BadAccess", "BadAlloc", "BadColor", "BadGC", "BadIDChoice", "BadName", "BadLength", "BadImplementation",
  ]

  /// Number of errors so far.
  package static var count: Int { heard.load(ordering: .relaxed) }

  /// The name of the last error, "none" before the first, or "other" for one of an extension.
  package static var name: String {
    let code = last.load(ordering: .relaxed)
    if code == 0 { return "none" }
    return names.indices.contains(code - 1) ? names[code - 1] : "other"
  }

  /// From here on errors are counted, and the end of the connection is handled by `DisplayEnd`. Call on the window's
  /// thread.
  static func handle() {
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    parallax_x11_take_errors(
      { _, error in
        DisplayErrors.last.store(Int(error?.pointee.error_code ?? 0), ordering: .relaxed)
        DisplayErrors.heard.add(1, ordering: .relaxed)
        return 0
      },
      { _ in
        // Another thread may draw, but must not touch what belongs to the window's.
        if UInt(pthread_self()) == DisplayErrors.thread.load(ordering: .relaxed) {
          MainActor.assumeIsolated { DisplayEnd.perform() }
        }
        let sentence = Array("parallax: The display connection was lost.\n".utf8)
        _ = write(STDERR_FILENO, sentence, sentence.count)
        ProcessEnd.exit(DisplayEnd.code)
      })
  }
}

/// The end of the connection to an X server, after which the process has to end.
package enum DisplayEnd {
  private static var action: (() -> Void)?
  /// The exit code where there is no display.
  fileprivate nonisolated static let code: Int32 = 69

  /// Sets the last action. It may call nothing of the display, and should end the process.
  package static func handle(_ action: @escaping () -> Void) { self.action = action }

  fileprivate static func perform() {
    // Only once, even if the action fails.
    guard let action else { return }
    self.action = nil
    action()
  }
}
