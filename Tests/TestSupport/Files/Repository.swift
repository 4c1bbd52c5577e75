import Foundation

/// The checkout from which the tests were built.
public enum Repository {
  public static let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()

  /// The path of a file or folder, given relative to the root.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  public static func url(_ relative: String) -> URL { URL(filePath: path(relative)) }

  /// Whether a file or folder exists.
  public static func holds(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

  /// The content of a file. Nil if there is none.
  public static func bytes(of relative: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(relative)).map { [UInt8]($0) }
  }

  public static func text(of relative: String) -> String? {
    bytes(of: relative).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all files below a folder, relative to it, in alphabetical order.
  public static func files(in folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }
}
