import Glibc

/// Folders on disk.
enum Folder {
  /// Makes a folder and those above it; one that exists is fine.
  static func make(_ path: String) throws(Failure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      if mkdir(made, 0o777) != 0, errno != EEXIST { throw .cannotWrite(made, String(cString: strerror(errno))) }
    }
  }

  /// The folder a file lies in; "." for a bare name.
  static func holding(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
