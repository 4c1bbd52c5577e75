import Documents
import Glibc
import System

/// The temporary names of unfinished files and folders: `.parallax-PID-RANDOM.part`. Nobody can guess one and put a
/// link there first, and they fit wherever a name fits.
enum DraftName {
  private static let beginning = ".parallax-"
  private static let ending = ".part"
  /// So many names in a row are taken only if somebody makes them on purpose.
  private static let attempts = 16

  /// Calls `body` with a path in the folder until it does not fail with `EEXIST`.
  static func unused<Made: ~Copyable>(
    in folder: String, _ body: (String) throws(SystemError) -> Made
  ) throws(SystemError) -> Made {
    for _ in 1..<attempts {
      do throws(SystemError) {
        return try body(path(in: folder))
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    return try body(path(in: folder))
  }

  private static func path(in folder: String) -> String {
    "\(folder)/\(beginning)\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(ending)"
  }

  /// Removes this user's unfinished files and folders of programs that are gone: a kill in the moment between two names
  /// leaves one. In a folder that all may write, others' could be exchanged meanwhile.
  static func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder, hidden: true) ?? [] {
      guard name.hasPrefix(beginning), name.hasSuffix(ending),
        let id = pid_t(name.dropFirst(beginning.count).prefix { $0 != "-" }), kill(id, 0) != 0, errno == ESRCH
      else { continue }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_uid == geteuid() else { continue }
      Folder.remove("\(folder)/\(name)")
    }
  }
}
