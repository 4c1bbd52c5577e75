import Foundation
import TestSupport
import Testing

@testable import SDLBackend

/// The visual order of characters, compared with Unicode's conformance data. Installed by `.ci/setup test`.
@Suite struct LineOrderTests {
  /// A line of characters with the expected result.
  private struct Case {
    var line: [Unicode.Scalar]
    var direction: LineOrder.Direction
    /// Nil for characters removed by the algorithm.
    var levels: [Int?]
    /// Indices of the other characters, from left to right.
    var order: [Int]
    var source: Substring
  }

  nonisolated private static let folder = "/usr/share/unicode"
  nonisolated static let isInstalled = FileManager.default.fileExists(atPath: "\(folder)/BidiTest.txt")

  nonisolated private static func lines(of file: String) throws -> [Substring] {
    let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(file)"))
    return data.split(separator: UInt8(ascii: "\n")).map { Substring(decoding: $0, as: UTF8.self) }
  }

  private static func check(_ c: Case) {
    let found = LineOrder(of: c.line, c.direction)
    let levels = zip(found.levels, c.levels).map { found, wanted in wanted.map { _ in Int(found) } }
    #expect(levels == c.levels, "\(c.source) \(c.direction)")
    let kept = c.levels.indices.filter { c.levels[$0] != nil }
    #expect(LineOrder.fromTheLeft(kept) { found.levels[$0] } == c.order, "\(c.source) \(c.direction)")
  }

  private static func levels(_ text: Substring) -> [Int?] { text.split(whereSeparator: \.isWhitespace).map { Int($0) } }

  @Test(.enabled(if: isInstalled)) func `lines of letters, digits and brackets stand in Unicode's order`() throws {
    var random = SplitMix64(seed: 9)
    let lines = try Self.lines(of: "BidiCharacterTest.txt").filter { !$0.hasPrefix("#") && $0.contains(";") }
    #expect(lines.count > 90_000)
    for _ in 0..<10_000 {
      let source = random.pick(lines)
      let fields = source.split(separator: ";")
      try #require(fields.count >= 4)
      let directions: [LineOrder.Direction] = [.fromTheLeft, .fromTheRight, .byItsLetters]
      let direction = try #require(Int(fields[1]).map { directions[$0] })
      let line = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) } }
      let order = fields.count < 5 ? [] : fields[4].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      Self.check(Case(line: line, direction: direction, levels: Self.levels(fields[3]), order: order, source: source))
      let isRightToLeft = LineOrder(of: line, direction).isRightToLeft
      #expect(isRightToLeft == (fields[2] == "1"), "\(source)")
    }
  }

  /// A character of each bidirectional class.
  private static let examples: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "AN": "\u{661}", "ES": "+", "ET": "%", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "LRO": "\u{202D}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  @Test(.enabled(if: isInstalled)) func `lines of every kind of character stand in Unicode's order`() throws {
    var random = SplitMix64(seed: 11)
    // The expected result precedes the lines of a section.
    var sections: [(levels: [Int?], order: [Int], lines: [Substring])] = []
    var levels: [Int?] = []
    for line in try Self.lines(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        levels = Self.levels(line.dropFirst(8))
      } else if line.hasPrefix("@Reorder:") {
        sections.append((levels, Self.levels(line.dropFirst(9)).compactMap { $0 }, []))
      } else if line.contains(";"), !line.hasPrefix("#"), !line.hasPrefix("@") {
        try #require(!sections.isEmpty)
        sections[sections.count - 1].lines.append(line)
      }
    }
    let lines = sections.indices.flatMap { section in sections[section].lines.map { (section, $0) } }
    #expect(lines.count > 400_000)
    for _ in 0..<10_000 {
      let (index, source) = random.pick(lines)
      let fields = source.split(separator: ";")
      let ways = try #require(Int(fields[1].filter { !$0.isWhitespace }))
      let line = fields[0].split(separator: " ").compactMap { Self.examples[$0] }
      try #require(line.count == sections[index].levels.count)
      for (bit, direction) in [(1, LineOrder.Direction.byItsLetters), (2, .fromTheLeft), (4, .fromTheRight)]
      where ways & bit != 0 {
        Self.check(
          Case(
            line: line, direction: direction, levels: sections[index].levels, order: sections[index].order,
            source: source))
      }
    }
  }

  /// The text in visual order; brackets mirrored by the shaper are unchanged.
  private static func shown(_ text: String) -> String {
    let line = Array(text.unicodeScalars)
    let levels = LineOrder(of: line).levels
    var shown = ""
    shown.unicodeScalars += LineOrder.fromTheLeft(Array(line.indices)) { levels[$0] }.map { line[$0] }
    return shown
  }

  @Test(arguments: [
    ("map 12", "map 12"), ("\u{5D0}\u{5D1} 12", "12 \u{5D1}\u{5D0}"),
    ("\u{62E}\u{631} (2) abc", "abc )2( \u{631}\u{62E}"), ("abc \u{5D0}\u{5D1} 5%", "abc 5% \u{5D1}\u{5D0}"),
    ("abc \u{5D0}\u{5D1}, def", "abc \u{5D1}\u{5D0}, def"), ("(\u{5D0})", ")\u{5D0}("),
  ])
  func `a line runs as its first letter does, and numbers in it from the left`(_ text: String, _ shown: String) {
    #expect(Self.shown(text) == shown)
  }
}
