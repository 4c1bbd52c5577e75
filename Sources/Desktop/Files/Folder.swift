import Documents
import Glibc
import System

/// Folder access.
public enum Folder {
  /// The names of the files in a folder, in order. Nil if it is not a readable folder.
  ///
  /// - Parameter hidden: Whether to list the hidden ones instead of the others.
  public static func names(in path: String, hidden: Bool = false) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") == hidden, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The names in a folder that begin like the last one of a path, in order; those of folders end with a slash. A name
  /// that begins with a dot is among them if the path says so.
  static func completions(of path: String) -> [String] {
    let beginning = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let folder = String(path.dropLast(beginning.count))
    return (names(in: folder.isEmpty ? "." : folder, hidden: beginning.hasPrefix(".")) ?? [])
      .filter { $0.hasPrefix(beginning) }
      .map { isThere(folder + $0) ? $0 + "/" : $0 }
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

  /// Throws if a path cannot be a folder for files: a file is in its place, or in that of a folder above it.
  public static func check(_ path: String) throws(FileError) {
    var place = path
    var status = stat()
    while stat(place, &status) != 0 {
      guard [ENOENT, ENOTDIR].contains(errno), place != ".", place != "/" else {
        throw FileError(.unwritable, path: place, .last)
      }
      place = FilePath.folder(of: place)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(.unwritable, path: place, reason: "it is a file, not a folder")
    }
    guard access(place, W_OK | X_OK) == 0 else { throw FileError(.unwritable, path: place, .last) }
  }

  /// Writes files of a folder and its inner folders: all of them, or none where one of them cannot be written.
  ///
  /// They are written aside first, in a folder next to a new one or within an existing one, and then moved. A link in
  /// the place of a file is replaced; one in the place of an inner folder is an error.
  public static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String
  ) throws(FileError) {
    let isNew = access(folder, F_OK) != 0
    let place = isNew ? FilePath.folder(of: folder) : folder
    if isNew { try make(place, isPrivate: false) }
    let draft = try draft(in: place, for: folder, mode: 0o777)
    defer { remove(draft) }
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
      if let link = firstLink(to: file.name, in: folder) {
        throw FileError(.unwritable, path: link, reason: "it is a link to another folder; remove it")
      }
    }
    for file in files {
      try make(FilePath.folder(of: "\(folder)/\(file.name)"), isPrivate: false)
      guard rename("\(draft)/\(file.name)", "\(folder)/\(file.name)") == 0 else {
        throw FileError(.unwritable, path: "\(folder)/\(file.name)", .last)
      }
    }
  }

  /// A folder that only this user reads, among those for temporary files. One that is not removed goes with the next one
  /// that is made when this process is gone.
  public static func temporary() throws(FileError) -> String {
    let place = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    return try draft(in: place, for: place, mode: 0o700)
  }

  /// A folder of a name of its own.
  ///
  /// - Parameter path: What a failure is about.
  private static func draft(in place: String, for path: String, mode: mode_t) throws(FileError) -> String {
    DraftName.removeLeftovers(in: place)
    do throws(SystemError) {
      return try DraftName.unused(in: place) { (draft) throws(SystemError) in
        guard mkdir(draft, mode) == 0 else { throw .last }
        return draft
      }
    } catch {
      throw FileError(.unwritable, path: path, error)
    }
  }

  /// The first inner folder on the way to a file that is a link. Nil if there is none.
  private static func firstLink(to name: String, in folder: String) -> String? {
    var path = folder
    for part in name.split(separator: "/").dropLast() {
      path += "/\(part)"
      if FilePath.isLink(path) { return path }
    }
    return nil
  }

  /// Removes a folder with everything in it. Links are removed, and what they lead to stays.
  public static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in (names(in: path) ?? []) + (names(in: path, hidden: true) ?? []) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
