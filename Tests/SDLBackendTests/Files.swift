import Foundation

/// Files that a test makes.
enum Files {
  /// The bytes of a file, which is deleted.
  static func take(_ path: String) throws -> Data {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    try FileManager.default.removeItem(atPath: path)
    return data
  }
}
