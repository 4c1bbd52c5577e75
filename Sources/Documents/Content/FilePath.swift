import Boundary
import Notation

/// Paths as text: folders, names and relative paths.
public enum FilePath {
  /// The longest path that the system opens, in bytes, without the zero at its end.
  static let longest = 4095
  /// As many files as a person chooses by hand.
  public static let mostAtOnce = 512
  /// As much of a path as a sentence has room for, in bytes of UTF-8.
  private static let longestShown = 160

  /// A path or name for a sentence, which keeps room for its end: the middle of a long one is left out.
  public static func shown(_ path: String) -> String { path.ends(longestShown) }

  /// The sentence about paths that other programs have sent and no file has, or about too many of them. Nil if there is
  /// nothing to refuse.
  public static func refusal(of paths: [String]) -> String? {
    guard paths.count <= mostAtOnce else {
      return "More than \(mostAtOnce) files are not taken at once. Drop the folder that they are in."
    }
    guard let path = paths.first(where: { $0.utf8.count > longest }) else { return nil }
    return "\(shown(path)): this path has \(path.utf8.count) bytes, and paths have at most \(longest)."
  }

  /// The folder of a file: `.` if the path has none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  public static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The name of a picture without its ending: that of its layer without groups, or of its file.
  public static func stem(of address: String) -> String {
    let address = PictureAddress(address)
    if let layer = address.layer { return name(of: layer) }
    return name(of: address.file).split(separator: ".").first.map(String.init) ?? ""
  }

  /// A unique identifier for a picture: `far-hills` for `art/Far hills.png` or a layer of that name, `far-hills-2` if
  /// that is taken.
  public static func identifier(of address: String, among taken: Set<String>) -> String {
    let words = stem(of: address).lowercased().split { !$0.isLetter && !$0.isNumber }
    let id = words.isEmpty ? "picture" : words.joined(separator: "-")
    guard taken.contains(id) else { return id }
    var number = 2
    while taken.contains("\(id)-\(number)") { number += 1 }
    return "\(id)-\(number)"
  }

  /// The path without `.`, `..` and double slashes. Works on the text; links are not resolved.
  public static func plain(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    guard path.contains("/.") || path.contains("//") || path.hasPrefix("./") else { return path }
    var words: [Substring] = []
    for word in path.split(separator: "/") where word != "." {
      if word == "..", let last = words.last, last != ".." {
        words.removeLast()
      } else if word != ".." || !isAbsolute {
        words.append(word)
      }
    }
    return (isAbsolute ? "/" : "") + words.joined(separator: "/")
  }

  /// The relative path from a folder to a file, both absolute: `../Pictures/dawn.jpg`.
  public static func way(to path: String, from folder: String) -> String {
    let (there, here) = (plain(path).split(separator: "/"), plain(folder).split(separator: "/"))
    let shared = zip(there, here).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)).joined(separator: "/")
  }

  /// Resolves a path in a scene file against the scene file's folder.
  public static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") || folder == "." || path.isEmpty ? path : "\(folder)/\(path)"
  }
}
