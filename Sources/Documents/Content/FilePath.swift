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

  /// A path as a scene file spells it, seen from the scene file's folder.
  public static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder == "." || path.isEmpty ? path : "\(folder)/\(path)"
  }
}
