import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  public static let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()

  /// A file or folder in it, by its path from the root.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  public static func url(_ relative: String) -> URL { URL(filePath: path(relative)) }

  /// Whether there is such a file or folder.
  public static func holds(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

  /// What a file holds; nil where there is none.
  public static func bytes(of relative: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(relative)).map { [UInt8]($0) }
  }

  public static func text(of relative: String) -> String? {
    bytes(of: relative).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files below a folder, from that folder, in the order of the alphabet.
  public static func files(in folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }
}
