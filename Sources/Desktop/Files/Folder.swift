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

  /// Makes a folder and those above it.
  ///
  /// - Parameter isPrivate: For this user alone, as what is kept between two sessions is; else for whom the mask lets
  ///   in.
  public static func make(_ path: String, isPrivate: Bool = true) throws(FileError) {
    guard !path.isEmpty, path != "/", access(path, F_OK) != 0 else { return }
    try make(FilePath.folder(of: path), isPrivate: isPrivate)
    guard mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
      throw FileError(.unwritable, path: path, .last)
    }
  }
}
