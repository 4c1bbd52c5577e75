import Desktop
import Foundation
import Handoff
import TestSupport
import Testing

@testable import parallax

/// The tables in the documents are the program's output. `PARALLAX_GOLDEN=update` rewrites them.
///
/// A table is between `<!-- parallax guide map-crop -->` and `<!-- end -->`: the command that prints it, and its end. So
/// is a part of handed-over code: `<!-- parallax handoff map-crop --as css | sed -n '/^@keyframes/,/^}/p' -->`.
@Suite struct GuideGoldenTests {
  /// Every document that may have a table, by its path.
  static var documents: [String] { ["README.md"] + Repository.files(in: "docs", ending: ".md").map { "docs/\($0)" } }

  @Test func `every table in the documents is what its command prints`() throws {
    for file in Self.documents {
      let old = try #require(Repository.text(of: file))
      let new = try refreshed(old)
      guard old != new else { continue }
      if Golden.isUpdating {
        try Golden.write(new, to: file)
      } else {
        Issue.record("\(file) is not what the program prints. Refresh it with: make golden")
      }
    }
  }

  @Test func `every table that the program can print is in a document`() throws {
    let printed = try Self.documents.flatMap {
      commands(in: try #require(Repository.text(of: $0)))
    }
    for name in GuideTables.names {
      #expect(printed.contains { $0.starts(with: "guide \(name)") }, "parallax guide \(name)")
    }
    #expect(printed.contains("simulate --presets") && printed.contains { $0.hasPrefix(Self.against) })
  }

  private static let against = "simulate --against "
  private static let opening = "<!-- parallax "
  private static let closing = "<!-- end -->"

  private func commands(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(Self.opening) }.map { String($0.dropFirst(14).dropLast(4)) }
  }

  /// The document with every table printed anew.
  private func refreshed(_ text: String) throws -> String {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == Self.closing { isInside = false }
      if !isInside { lines.append(line) }
      guard line.hasPrefix(Self.opening) else { continue }
      try #require(!isInside && line.hasSuffix(" -->"), "\(line)")
      isInside = true
      lines += ["", try printed(commands(in: line)[0]).trimmingCharacters(in: .newlines), ""]
    }
    try #require(!isInside, "a table has no end")
    return lines.joined(separator: "\n")
  }

  private func printed(_ command: String) throws -> String {
    if command == "simulate --presets" { return PresetTable.text(velocity: 2000) }
    if command.hasPrefix(Self.against) {
      let file = Repository.path(String(command.dropFirst(Self.against.count)))
      return try ComparisonFile.table(at: file)
    }
    if command.hasPrefix("handoff ") { return try excerpt(command) }
    let words = command.split(separator: " ").map(String.init)
    try #require(words.first == "guide", "\(command)")
    return try GuideCommand.text(Invocation(Array(words.dropFirst()), for: GuideCommand.command))
  }

  /// The lines of a scene's code from one that matches to the next that matches the end, as `sed -n` prints them.
  private func excerpt(_ command: String) throws -> String {
    let form = #/handoff ([a-z-]+) --as ([a-z]+) \| sed -n '/(.+)/,/(.+)/p'/#
    let (_, scene, name, start, end) = try #require(try form.wholeMatch(in: command), "\(command)").output
    let system = try #require(try Resources.templates().system(named: String(name)))
    let placed = try LoadedScene(String(scene), sets: []).placed
    let (first, last) = (try Regex(String(start)), try Regex(String(end)))
    var lines: [Substring] = []
    var isInside = false
    for line in try placed.code(as: system, to: nil).split(separator: "\n", omittingEmptySubsequences: false) {
      guard isInside || line.contains(first) else { continue }
      lines.append(line)
      isInside = !isInside || !line.contains(last)
    }
    try #require(!lines.isEmpty && !isInside, "\(command) prints nothing")
    let language = system.ending == "html" ? (name == "css" ? "css" : "js") : system.ending
    return "```\(language)\n\(lines.joined(separator: "\n"))\n```"
  }
}
