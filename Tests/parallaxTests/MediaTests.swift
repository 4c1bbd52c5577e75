import Foundation
import TestSupport
import Testing

/// The pictures and films that the documents show.
struct MediaTests {
  private static let folder = "docs/media"

  @Test func `they are small enough for a slow network`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(Self.folder))
    let sizes = try names.map { try #require(Repository.bytes(of: "\(Self.folder)/\($0)")).count }
    #expect(sizes.allSatisfy { $0 <= 2_000_000 } && sizes.reduce(0, +) <= 4_000_000, "\(zip(names, sizes))")
  }

  @Test func `they show the scenes as these look today`() throws {
    let program = try Program([], of: Repository.path(".ci/shown"))
    let today = try #require(program.wait()).out.split(separator: "\n")
    let shown = try #require(Repository.text(of: "\(Self.folder)/shown.txt")).split(separator: "\n")
    let changed = today.filter { !shown.contains($0) }.map { $0.prefix { $0 != " " } }
    #expect(changed.isEmpty && today.count == shown.count, "newer than its pictures, so make screenshots: \(changed)")
  }
}
