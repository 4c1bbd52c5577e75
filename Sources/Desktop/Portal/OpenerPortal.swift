import Glibc
import System

/// Opens a file with its default program through the desktop portal. If there are several programs, the portal asks the
/// user until the same one has been chosen three times.
struct OpenerPortal {
  enum Outcome: Hashable, Sendable {
    case shown
    /// The user cancelled.
    case cancelled
    /// Another way is needed.
    case failed
  }

  /// The address of the session bus.
  let bus: String
  /// The parent window, in the portal's notation.
  let parent: String
  var patience = SessionBus.patience

  /// The first version with a method for files: file URLs are refused by the other one.
  private static let fileVersion: UInt32 = 2
}

extension OpenerPortal {
  /// Waits until the file is shown or refused.
  func show(_ path: String) -> Outcome {
    guard let request = PortalRequest(of: "OpenURI", bus: bus, patience: patience),
      request.version >= Self.fileVersion
    else { return .failed }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .failed }
    let isAsked = request.begin("OpenFile", [.text(parent), .file(file)])
    // The message has its own duplicate.
    close(file)
    guard isAsked else { return .failed }
    while true {
      switch request.ending() {
      case nil: continue
      case .answered(0, _): return .shown
      case .answered(1, _): return .cancelled
      default: return .failed
      }
    }
  }
}

/// A sandbox with restricted access to the machine.
enum Sandbox {
  /// Whether this program runs in one: a Flatpak or a snap.
  static func holdsUs(environment: (String) -> String?, holds: (String) -> Bool) -> Bool {
    holds("/.flatpak-info") || environment("SNAP") != nil
  }
}
