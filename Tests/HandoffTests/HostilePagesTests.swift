import Documents
import Effects
import Foundation
import Geometry
import Handoff
import TestSupport
import Testing

/// Words that would be code, in every field that a person can write, in what browsers show: they are words, the very
/// same.
@Suite(.serialized) struct HostilePagesTests {
  static let systems: [HandoffSystem] = [.css, .page, .gsap]

  static func plain(_ number: Int) -> String { "plain \(number)" }

  static func hostile(_ shift: Int) -> (Int) -> String {
    { HostileWordsTests.words[($0 + shift) % HostileWordsTests.words.count] }
  }

  static func handoff(_ test: TestScene, _ word: (Int) -> String) throws -> SceneHandoff {
    var scene = try HostileWordsTests.scene(test, word)
    // Items repeat.
    scene.content.rows = 4
    return try #require(SceneHandoff(scene) { _ in nil })
  }

  /// Words with others in place of plain ones.
  static func said(_ words: String, _ word: (Int) -> String) -> String {
    let parts = words.components(separatedBy: "plain ")
    return parts.dropFirst().reduce(into: parts[0]) { said, part in
      let digits = part.prefix(while: \.isWholeNumber)
      guard let number = Int(digits) else {
        said += "plain \(part)"
        return
      }
      said += number >= 16 && number % 2 == 0 ? HostileWordsTests.inLine(word(number)) : word(number)
      said += part[digits.endIndex...]
    }
  }

  private static let subtitles: Set = ["plain 3", "plain 7", "plain 11"]

  /// The texts of a page with others in place of plain words. Words below a title are as many lines as they have.
  private static func expected(_ texts: [String], _ word: (Int) -> String) -> [String] {
    texts.reduce(into: []) { all, text in
      guard subtitles.contains(text) else { return all.append(said(text, word)) }
      let lines = said(text, word).split(separator: "\n")
      if lines.isEmpty { all.removeLast() }
      for (index, line) in lines.enumerated() { all += (index > 0 ? [""] : []) + [String(line)] }
    }
  }

  @Test(arguments: systems, HostileWordsTests.scenes)
  func `what a person has written is shown as it is, and everything else stays`(
    _ system: HandoffSystem, _ test: TestScene
  ) throws {
    let plain = try Self.handoff(test, Self.plain)
    let usual = try PageWords(of: try plain.text(as: system))
    let codes = HandoffSystem.all.filter { $0 != .page }
    // A page is much longer than the others, and has the same words in the same places.
    for shift in HostileWordsTests.shifts(in: test, pace: system == .page ? 8 : 1) {
      let word = Self.hostile(shift)
      let hostile = try Self.handoff(test, word)
      let page = try PageWords(of: try hostile.text(as: system))
      #expect(Self.withoutLines(page.rest) == Self.withoutLines(usual.rest))
      var expected = Self.expected(usual.words, word)
      // A page shows the code of all the others, which has its own rules.
      for other in system == .page ? codes : [] {
        let (before, after) = (Self.said(try plain.code(as: other), word), try hostile.code(as: other))
        let place = try #require(expected.firstIndex(of: before))
        expected[place] = after
      }
      try #require(page.words.count == expected.count)
      let wrong = zip(page.words, expected).first { !$0.unicodeScalars.elementsEqual($1.unicodeScalars) }
      #expect(wrong == nil)
      try Self.check(page, usual, word, system)
    }
  }

  private static func withoutLines(_ tags: [String]) -> [String] { tags.filter { !$0.hasSuffix("span") } }

  /// A style sheet without its comments, and those.
  private static func parted(_ sheet: String) -> (rules: String, comments: [String]) {
    var (rules, comments, rest) = ("", [String](), sheet[...])
    while let open = rest.range(of: "/*"), let close = rest[open.upperBound...].range(of: "*/") {
      rules += rest[..<open.lowerBound]
      comments.append(String(rest[open.lowerBound..<close.upperBound]))
      rest = rest[close.upperBound...]
    }
    return (rules + rest, comments)
  }

  /// Style sheets differ in comments alone, and scripts in texts.
  private static func check(
    _ page: PageWords, _ usual: PageWords, _ word: (Int) -> String, _ system: HandoffSystem
  ) throws {
    let (before, after) = (usual.styles.map(parted), page.styles.map(parted))
    #expect(after.map(\.rules) == before.map(\.rules))
    #expect(after[0].comments == before[0].comments.map { said($0) { inComment(word($0)) } })
    guard system == .gsap else {
      #expect(page.scripts == usual.scripts)
      return
    }
    let scripts = (usual: try #require(usual.scripts.last), hostile: try #require(page.scripts.last))
    let (old, new) = (try CodeWords(of: scripts.usual, in: system), try CodeWords(of: scripts.hostile, in: system))
    // A list that is too long for a line has a comma at its end.
    #expect(old.rest.replacing(",}", with: "}") == new.rest.replacing(",}", with: "}"))
    #expect(old.comments == new.comments)
    try #require(new.quoted.count == old.quoted.count)
    let wrong = zip(new.quoted, old.quoted).first { !$0.unicodeScalars.elementsEqual(said($1, word).unicodeScalars) }
    #expect(wrong == nil)
  }

  /// The words as a comment of a style sheet has them.
  private static func inComment(_ words: String) -> String {
    HostileWordsTests.seen(words).replacing("*/", with: "* /").replacing("/*", with: "/ *")
      .replacing("</style", with: "< /style")
  }

  @Test(arguments: systems) func `every field that a person can write is looked at`(_ system: HandoffSystem) throws {
    var seen: Set<String> = []
    for test in HostileWordsTests.scenes {
      let page = try PageWords(of: try Self.handoff(test, Self.plain).text(as: system))
      seen.formUnion(page.words)
      let comments = page.styles[0].matches(of: /plain [0-9]+/).map { String($0.output) }
      seen.formUnion(comments)
    }
    for number in Array(0...13) + [15, 26] { #expect(seen.contains("plain \(number)"), "\(number)") }
  }

  @Test(arguments: systems, ["header-stretch", "map-crop"])
  func `so it is with the titles of rows that have nothing else`(_ system: HandoffSystem, _ name: String) throws {
    var scene = try TestScene(name).scene
    (scene.content.items, scene.content.page) = ([], nil)
    scene.content.titles = HostileWordsTests.words
    scene.content.rows = 3 * HostileWordsTests.words.count
    scene.content.rowHeights = [20]
    let page = try PageWords(of: try #require(SceneHandoff(scene) { _ in nil }).text(as: system))
    for word in HostileWordsTests.words { #expect(page.words.contains { Array($0.utf8) == Array(word.utf8) }) }
  }

  @Test(arguments: systems, ["header-stretch", "weather-menu-plain", "album-stack", "day-and-night"])
  func `the name of a file stays in its attribute and its text`(_ system: HandoffSystem, _ name: String) throws {
    var scene = try TestScene(name).scene
    func page(_ file: (Int) -> String) throws -> PageWords {
      scene.content.images = (0..<max(1, scene.content.images.count)).map { SceneImage(file($0), focus: nil) }
      return try PageWords(of: try #require(SceneHandoff(scene) { _ in nil }).text(as: system))
    }
    let usual = try page { "\($0).jpg" }
    for word in HostileWordsTests.words {
      let hostile = try page { "a/\($0)\(word)\($0).jpg" }
      #expect(hostile.rest == usual.rest)
      try #require(hostile.words.count == usual.words.count)
      for (one, other) in zip(usual.words, hostile.words) where one != other && !one.contains("\n") {
        #expect(other.utf8.allSatisfy { $0 > 0x20 && !"\"'<>\\".utf8.contains($0) } || other.hasPrefix("--"))
      }
    }
  }
}
