import Foundation
import Testing

/// What the program is known to answer, in files that people have read. `make golden` writes them anew.
public enum Golden {
  /// Whether goldens are being written anew: `PARALLAX_GOLDEN=update`.
  public static let isUpdating = ProcessInfo.processInfo.environment["PARALLAX_GOLDEN"] == "update"

  /// Holds a text to a golden, line by line, or writes it.
  ///
  /// - Parameter path: From the root of the checkout.
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

  /// Writes a file of the checkout anew.
  public static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: Repository.url(path))
  }
}

/// Where a test leaves what it saw and what it expected, for a person to look at.
public enum Failures {
  /// The path of a file in there.
  public static func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: Repository.url("Tests/Failures"), withIntermediateDirectories: true)
    return Repository.path("Tests/Failures/\(name)")
  }

  public static func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(filePath: path(name))) }
}
