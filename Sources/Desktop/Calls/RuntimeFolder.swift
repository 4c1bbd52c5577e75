import Glibc
import System

/// The runtime folder of the XDG base directory specification, through which the programs of a session find each other.
/// It is private to the user, and deleted when the session ends.
enum RuntimeFolder {
  /// Nil if the session has none, or other users could access it.
  static func path(environment: (String) -> String? = Environment.value) -> String? {
    guard let session = environment("XDG_RUNTIME_DIR"), session.hasPrefix("/"), isPrivate(session) else { return nil }
    let folder = session + "/parallax"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, isPrivate(folder) else { return nil }
    return folder
  }

  /// Whether it is a folder owned by this user and inaccessible to others.
  private static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}
