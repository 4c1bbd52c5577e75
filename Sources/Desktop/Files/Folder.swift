import Documents
import Glibc
import System

/// Folders, as far as the program looks into them.
public enum Folder {
  /// Names of the files in a folder, in order; nil where the path is no folder that can be read.
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

  /// Makes a folder and those above it, for this user alone.
  public static func make(_ path: String) throws(FileError) {
    guard !path.isEmpty, path != "/", access(path, F_OK) != 0 else { return }
    try make(FilePath.folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(.unwritable, path: path, .last) }
  }
}
