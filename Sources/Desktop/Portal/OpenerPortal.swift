import Glibc
import System

/// Shows a file with the program that the desktop has for such files, asked through its portal. Where it has several,
/// the portal asks the person, until they have chosen the same one three times.
struct OpenerPortal {
  enum Outcome: Hashable, Sendable {
    case shown
    /// The person wants no program to show it.
    case cancelled
    /// Another way has to be found.
    case failed
  }

  /// Where the session's bus listens.
  let bus: String
  /// The window that what is asked belongs to, in the portal's words.
  let parent: String
  var patience = SessionBus.patience

  /// From this version on it takes files, which it takes in no other way: an address of a file it refuses.
  private static let fileVersion: UInt32 = 2
}

extension OpenerPortal {
  /// Waits until the file is shown, or is not.
  func show(_ path: String) -> Outcome {
    guard let request = PortalRequest(of: "OpenURI", bus: bus, patience: patience),
      request.version >= Self.fileVersion
    else { return .failed }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .failed }
    let isAsked = request.begin("OpenFile", [.text(parent), .file(file)])
    // The message had one of its own.
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

/// A place apart in which a program sees little of the machine.
enum Sandbox {
  /// Whether this program runs in one: in a Flatpak or a snap.
  static func holdsUs(environment: (String) -> String?, holds: (String) -> Bool) -> Bool {
    holds("/.flatpak-info") || environment("SNAP") != nil
  }
}
