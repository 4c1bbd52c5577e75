import StudioKit

/// Adds files to the desktop's shared list of recent ones. Apart from other files, as finding the list asks programs
/// that may not answer, and the end of this program does not wait for them.
struct SharedListService: RequestService {
  private let find: @Sendable () -> DesktopRecentFiles?

  /// - Parameter find: Finds the list, on the service's own thread.
  init(finding find: @escaping @Sendable () -> DesktopRecentFiles?) { self.find = find }

  func answer(_ path: String, telling tell: (Reply) -> Void) {
    // Failing to update the list is not worth a message.
    do { try find()?.remember(path) } catch {}
  }
}
