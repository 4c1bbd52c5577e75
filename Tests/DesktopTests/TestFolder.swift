import Foundation
import Testing

/// A folder of a test's own, gone when the test is.
final class TestFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/parallax-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  subscript(name: String) -> String { path + "/" + name }

  func write(_ text: String, _ name: String) throws {
    // A child that another test starts meanwhile must not hold it open for writing: it could then not be run.
    let file = try #require(fopen(self[name], "we"))
    defer { fclose(file) }
    try #require(fputs(text, file) >= 0)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
