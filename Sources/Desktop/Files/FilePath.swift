import Glibc

/// Paths as text: what is a folder's name, what is relative to what.
public enum FilePath {
  /// The folder a file lies in: `.` where the path names none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last word of a path.
  public static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

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

  /// A path as a scene file spells it, seen from the scene file's folder.
  public static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder == "." || path.isEmpty ? path : "\(folder)/\(path)"
  }
}
