import Foundation
import Testing

/// Reviewed outputs of the program, stored in files. `make golden` rewrites them.
public enum Golden {
  /// Whether goldens are being rewritten: `PARALLAX_GOLDEN=update`.
  public static let isUpdating = ProcessInfo.processInfo.environment["PARALLAX_GOLDEN"] == "update"

  /// Compares a text with a golden line by line, or rewrites the golden.
  ///
  /// - Parameter path: Relative to the root of the checkout.
  public static func check(
    _ text: String, against path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isUpdating { return try write(text, to: path) }
    let expected = try #require(
      Repository.text(of: path), "there is no \(path): make golden", sourceLocation: sourceLocation)
    guard text != expected else { return }
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (found, wanted) = (lines(text), lines(expected))
    let differing = zip(found, wanted).filter { $0 != $1 }.prefix(8).map { "\($0)\n  was \($1)" }
    let counts = found.count == wanted.count ? [] : ["\(found.count) lines, not \(wanted.count)"]
    Issue.record(
      "not as in \(path); make golden, then read what changed:\n\((differing + counts).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// Rewrites a file of the checkout.
  public static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: Repository.url(path))
  }
}

/// The folder for actual and expected outputs of failed tests.
public enum Failures {
  /// The path of a file in that folder.
  public static func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: Repository.url("Tests/Failures"), withIntermediateDirectories: true)
    return Repository.path("Tests/Failures/\(name)")
  }

  public static func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(filePath: path(name))) }
}
