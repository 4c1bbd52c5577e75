import Documents
import Foundation
import Notation
import TestSupport
import Testing

@testable import parallax

/// The documents hold together: their links lead somewhere, their commands and files are valid.
@Suite struct DocumentTests {
  /// Every document of the repository.
  static let documents =
    ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "Benchmarks/README.md", "Packaging/README.md"]
    + Repository.files(in: "docs", ending: ".md").map { "docs/\($0)" }

  private func text(_ file: String) throws -> String { try #require(Repository.text(of: file), "\(file)") }

  /// The anchors of a document's headings, as GitHub forms them.
  private func anchors(of file: String) throws -> Set<String> {
    var anchors: Set<String> = []
    for line in try text(file).split(separator: "\n") where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
      let kept = title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  /// The links and pictures of a document, and the path that each leads to; addresses elsewhere are left out.
  private func links(in file: String) throws -> [(link: String, path: String, anchor: String?)] {
    try text(file).split(separator: /\]\(|<img src="/, omittingEmptySubsequences: false).dropFirst().compactMap {
      rest in
      let link = String(rest.prefix { !") \"".contains($0) })
      guard !link.contains(":"), link.count < 200 else { return nil }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      var steps = file.split(separator: "/").dropLast().map(String.init)
      for step in parts[0].split(separator: "/") {
        if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
      }
      return (link, parts[0].isEmpty ? file : steps.joined(separator: "/"), parts.count == 2 ? parts[1] : nil)
    }
  }

  @Test func `every link inside leads to a file and a heading`() throws {
    for file in Self.documents {
      for link in try links(in: file) {
        #expect(FileManager.default.fileExists(atPath: Repository.path(link.path)), "\(file): \(link.link)")
        if let anchor = link.anchor, link.path.hasSuffix(".md") {
          #expect(try anchors(of: link.path).contains(anchor), "\(file): \(link.link)")
        }
      }
    }
  }

  @Test func `every page of the documents is linked from another one`() throws {
    let linked = Set(try Self.documents.flatMap { file in try links(in: file).map(\.path).filter { $0 != file } })
    for file in Self.documents where file != "README.md" { #expect(linked.contains(file), "\(file)") }
  }

  @Test func `every command in a document is understood`() throws {
    var count = 0
    for file in Self.documents {
      for line in try text(file).split(separator: "\n")
      where line.hasPrefix("parallax ") || line.hasPrefix("./parallax ") {
        let words = line.components(separatedBy: " #")[0].components(separatedBy: " | ")[0].split(separator: " ")
          .map(String.init).dropFirst()
        let command = Commands.all.first { $0.name == words.first }
        let rest = command == nil ? Array(words) : Array(words.dropFirst())
        _ = try Invocation(rest, for: command ?? StudioCommand.command)
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test func `every scene and tape in a document can be read, and everything else is JSON`() throws {
    var count = 0
    for file in Self.documents {
      for block in try text(file).components(separatedBy: "\n```json").dropFirst() {
        let json = block.components(separatedBy: "\n```")[0].drop { $0 != "\n" }
        let bytes = Array(json.utf8)
        let problems: [String]
        if json.contains("\"parallax\":") {
          problems = SceneReader.read(bytes).problems.map { $0.line(file: file) }
        } else if json.contains("\"tape\":") {
          problems = TapeReader.read(bytes).problems.map { $0.line(file: file) }
        } else {
          problems = JSONReader.read(bytes).problems.map { "\(file): \($0)" }
        }
        #expect(problems.isEmpty, "\(problems)")
        count += 1
      }
    }
    #expect(count > 12)
  }

  @Test func `the README is short`() throws {
    #expect(try text("README.md").split { $0.isWhitespace }.count <= 1100)
  }
}
