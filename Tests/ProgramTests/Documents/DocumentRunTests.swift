import Foundation
import TestSupport
import Testing

/// The documents do what they say: every command in them runs, on the scenes and tapes that they print. What several
/// documents have runs in the first.
struct DocumentRunTests {
  /// The documents with something to run.
  private static let documents = (["README.md"] + Repository.files(in: "docs", ending: ".md").map { "docs/\($0)" })
    .filter { Repository.text(of: $0)?.contains("```sh") == true }

  /// The pictures that scenes in the documents use: the samples, and a painting of the reader's own.
  private static let pictures =
    ["Resources/Samples/valley", "Resources/Samples/photos"].flatMap { folder in
      Repository.files(in: folder, ending: "").map { (name: $0, path: "\(folder)/\($0)") }
    } + [("valley.ora", "Resources/Pictures/paintings/lake.ora")]

  /// Files that a document uses and another one prints.
  private static let files = [
    "bolder.parallax.json": #"{ "parallax": 1, "effect": "map-crop", "parameters": { "ratio": 0.4 } }"#,
    "flick.parallax-tape.json": tape, "pull.parallax-tape.json": tape,
  ]
  private static let tape = """
    { "tape": 1, "events": [ { "time": 0, "kind": "down", "x": 195, "y": 300 },
      { "time": 0.5, "kind": "move", "x": 195, "y": 420 }, { "time": 0.6, "kind": "up" } ] }
    """

  /// The first document that has a line. One that names a scene or a painting depends on the document's own files.
  private static let first: [String: String] = {
    var first: [String: String] = [:]
    for document in documents {
      for block in Block.all(in: Repository.text(of: document) ?? "") {
        for line in block.lines where !line.contains(".json") && !line.contains(".ora") && first[line] == nil {
          first[line] = document
        }
      }
    }
    return first
  }()

  @Test(arguments: documents)
  func `every command in a document runs`(_ document: String) throws {
    let text = try #require(Repository.text(of: document))
    try ScratchFolder.use { folder in
      for (name, picture) in Self.pictures {
        try FileManager.default.createSymbolicLink(
          atPath: folder / name, withDestinationPath: Repository.path(picture))
      }
      for (name, content) in Self.files { try folder.file(name, content) }
      let blocks = Block.all(in: text)
      for block in blocks {
        if let name = block.name { try folder.file(name, block.lines.joined(separator: "\n")) }
      }
      for block in blocks where block.language == "sh" {
        for line in block.lines where line.hasPrefix("parallax ") && (Self.first[line] ?? document) == document {
          let words = Self.quickened(Self.words(line))
          let program = try Program(["-C", folder.path, Program.path] + words, of: "/usr/bin/env")
          let outcome = try #require(program.wait(), "\(line)")
          #expect(outcome.code == 0, "\(line)\n\(outcome.errors)")
          if words.first == "check", words.count == 2 {
            // How large a picture has to be is up to the reader's own.
            let problems = outcome.out.split(separator: "\n").filter { !$0.contains("not sharp at the largest zoom") }
            #expect(problems.allSatisfy { $0.hasSuffix(": no problems") }, "\(line)\n\(outcome.out)")
          }
        }
      }
    }
  }

  /// The words of a line as a shell takes it, without a comment and without the program.
  private static func words(_ line: String) -> [String] {
    let bare = line.components(separatedBy: " #")[0]
    var words: [String] = []
    for (index, part) in bare.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      let isQuoted = index % 2 == 1
      words += isQuoted ? [String(part)] : part.split(separator: " ").map { String($0.replacing("\"", with: "")) }
    }
    return Array(words.dropFirst())
  }

  /// The same command with few pixels and frames, and a check of a scene in place of a window.
  private static func quickened(_ words: [String]) -> [String] {
    if words.count == 1, words[0].hasSuffix(".parallax.json") { return ["check"] + words }
    guard words.first == "render" else { return words }
    let isFilm = words.contains { [".mp4", ".webm", ".gif", ".webp", "-%04d.png"].contains(where: $0.hasSuffix) }
    let start = words.firstIndex(of: "--from").flatMap { Double(words[$0 + 1]) } ?? 0
    return words + ["--scale", "0.1"] + (isFilm ? ["--fps", "5", "--to", "\(start + 0.4)"] : [])
  }
}

/// A fenced block of a document.
private struct Block {
  let language: String
  /// The file that the block is, if its fence names one.
  let name: String?
  var lines: [String] = []

  static func all(in text: String) -> [Block] {
    var (blocks, open) = ([Block](), Block?.none)
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        open = open == nil ? Block(language: words.first ?? "", name: words.dropFirst().first) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}
