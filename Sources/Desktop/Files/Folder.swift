import Documents
import Glibc
import System

/// Folder access.
public enum Folder {
  /// The names of the files in a folder, in order. Nil if it is not a readable folder.
  public static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether a path leads to a folder.
  static func isThere(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    closedir(folder)
    return true
  }

  /// Creates a folder and its parents.
  ///
  /// - Parameter isPrivate: Whether only this user has access, as for state between sessions. Otherwise by the umask.
  public static func make(_ path: String, isPrivate: Bool = true) throws(FileError) {
    guard !path.isEmpty, path != "/", access(path, F_OK) != 0 else { return }
    try make(FilePath.folder(of: path), isPrivate: isPrivate)
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
      throw FileError(.unwritable, path: path, .last)
    }
  }
}
