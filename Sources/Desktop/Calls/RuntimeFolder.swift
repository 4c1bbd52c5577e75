import Glibc
import System

/// The folder in which the programs of one session of a person find each other, as the XDG base directories have it. It
/// is nobody else's, and gone when the session ends.
enum RuntimeFolder {
  /// Nil where the session has none, or others could reach into it.
  static func path(environment: (String) -> String? = Environment.value) -> String? {
    guard let session = environment("XDG_RUNTIME_DIR"), session.hasPrefix("/"), isPrivate(session) else { return nil }
    let folder = session + "/parallax"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, isPrivate(folder) else { return nil }
    return folder
  }

  /// Whether it is a folder that belongs to this user and that nobody else may even look into.
  private static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}
