import Foundation

/// A folder of a test's own.
nonisolated struct Scratch: Sendable {
  let path: String

  /// A new folder, until `remove`.
  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("parallax-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

nonisolated extension Scratch {
  /// Lends a folder that is gone afterwards.
  static func use<Answer>(_ body: (Scratch) throws -> Answer) throws -> Answer {
    let folder = try Scratch()
    defer { folder.remove() }
    return try body(folder)
  }

  static func / (folder: Scratch, name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String { try file(name, Data(text.utf8)) }

  func file(_ name: String, _ bytes: Data) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: self / name))
    return self / name
  }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
