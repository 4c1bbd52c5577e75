import Foundation

/// Where a test leaves what it saw and what it expected, for a person to look at.
nonisolated enum Failures {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Failures").standardized

  /// The path of a file in there.
  static func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name).path
  }

  static func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(filePath: path(name))) }
}
