import Documents
import Glibc

/// Paths in the file system.
extension FilePath {
  /// The absolute path. Links are not resolved, as they are what the user named.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// The path with all links resolved. Nil if nothing is there.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a file or folder has this name. A link is one, wherever it leads.
  public static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  public static func isLink(_ path: String) -> Bool { linked(path) != nil }

  /// The target of a link. Nil if it is not a link.
  static func linked(_ path: String) -> String? {
    let room = Int(PATH_MAX)
    var letters = [CChar](repeating: 0, count: room)
    let count = readlink(path, &letters, room)
    guard count > 0 else { return nil }
    let text = String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return self.path(text, from: folder(of: path))
  }
}
