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

  /// Writes files of a folder and its inner folders: all of them, or none where one of them cannot be written.
  ///
  /// They are written aside first, in a folder beside one that is not there yet or within one that is, and then moved.
  public static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String
  ) throws(FileError) {
    let isNew = access(folder, F_OK) != 0
    let draft = isNew ? "\(folder).\(getpid()).part" : "\(folder)/.\(getpid()).part"
    defer { remove(files.map(\.name), in: draft) }
    for file in files {
      do throws(FileError) {
        try make(FilePath.folder(of: "\(draft)/\(file.name)"), isPrivate: false)
        try AtomicFile.write(file.bytes, to: "\(draft)/\(file.name)", isDurable: false)
      } catch {
        throw FileError(error.cause, path: "\(folder)/\(file.name)", reason: error.reason)
      }
    }
    if isNew, rename(draft, folder) == 0 { return }
    for file in files {
      try make(FilePath.folder(of: "\(folder)/\(file.name)"), isPrivate: false)
      try AtomicFile.replace("\(folder)/\(file.name)", by: "\(draft)/\(file.name)")
    }
  }

  /// Takes away what is left of a folder with these files.
  private static func remove(_ names: [String], in folder: String) {
    for name in names { unlink("\(folder)/\(name)") }
    for inner in Set(names.map { FilePath.folder(of: "\(folder)/\($0)") }).sorted().reversed() { rmdir(inner) }
    rmdir(folder)
  }
}
