import Documents
import Glibc

/// Paths as the system knows them.
extension FilePath {
  /// A path that means the same wherever the program works. Links are not followed: they are what the person meant.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Where a path leads once every link is followed; nil where nothing is.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Where a link leads; nil where the path is none.
  static func linked(_ path: String) -> String? {
    let room = Int(PATH_MAX)
    var letters = [CChar](repeating: 0, count: room)
    let count = readlink(path, &letters, room)
    guard count > 0 else { return nil }
    let text = String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return self.path(text, from: folder(of: path))
  }
}
