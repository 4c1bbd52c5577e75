import Foundation
import OuterSupport
import System
import TestSupport
import Testing

@testable import ProgramTests

/// `match` with films that `render` makes, encoded as a recorder would.
struct MatchFilmTests {
  /// A finger's way from 650 points down the screen. One that goes up at once flicks, one that is held does not.
  private static func drag(
    _ start: Double, _ lasting: Double, to end: Double, moves: Int = 8, held: Double = 0.001
  ) -> [String] {
    let events = (0...moves).map { step -> String in
      let part = Double(step) / Double(moves)
      return event(step == 0 ? "down" : "move", start + lasting * part, 650 + (end - 650) * part)
    }
    return events + [event("up", start + lasting + held, end)]
  }

  private static func event(_ kind: String, _ time: Double, _ y: Double) -> String {
    "{ \"time\": \(time), \"kind\": \"\(kind)\", \"x\": 195, \"y\": \(y) }"
  }

  private static func tape(_ events: [String]) -> String {
    "{ \"tape\": 1, \"events\": [\(events.joined(separator: ", "))] }"
  }

  /// A slow drag, and a flick.
  private static let tape = tape(drag(0.3, 1.2, to: 420) + drag(1.8, 0.12, to: 350))

  struct Film: CustomTestStringConvertible {
    let scene: String
    let words: [String]
    /// Nil: it matches.
    let kind: String?
    var testDescription: String { "\(scene): \(kind ?? "right")" }
  }

  static let films = [
    Film(scene: "weather-menu", words: ["--to", "3"], kind: nil),
    Film(scene: "mountain-hero", words: ["--to", "3"], kind: nil),
    Film(scene: "map-crop", words: ["--set", "content.tone=dark", "--to", "2.5"], kind: nil),
    Film(scene: "mountain-hero", words: ["--situation", "late", "--to", "3"], kind: "lag"),
    Film(scene: "map-crop", words: ["--situation", "half-rate", "--to", "3"], kind: "half-rate"),
    Film(scene: "map-crop", words: ["--set", "physics=android", "--to", "6"], kind: "physics"),
    Film(
      scene: "mountain-hero", words: ["--set", "parameters.layers.2.hidden=true", "--to", "3"], kind: "missing-layer"),
    Film(scene: "weather-menu", words: ["--set", "parameters.follow=10", "--to", "3"], kind: "follow"),
    Film(scene: "reading-list", words: ["--set", "content.bar.hides=never", "--to", "3"], kind: "bar"),
  ]

  @Test(arguments: films) func `a film says what differs`(_ film: Film) throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file("tape.json", Self.tape)
      let path = folder / "film.mp4"
      let words = ["render", film.scene, "--tape", tape, "--scale", "1", "-o", path] + film.words
      let made = try Program.run(words)
      #expect(made.code == 0, "\(made)")
      let outcome = try Program.run(["match", film.scene, path])
      guard let kind = film.kind else {
        #expect(outcome.code == 0 && outcome.out.hasPrefix("It matches"), "\(outcome)")
        #expect(outcome.out.contains("in dark mode") == film.words.contains("content.tone=dark"), "\(outcome)")
        return
      }
      let named = outcome.out.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst().prefix(2)
      #expect(outcome.code == 1 && named.contains { $0.hasPrefix(kind + " ") }, "\(outcome)")
    }
  }

  @Test func `rows that look alike are told apart under a collapsed header`() throws {
    try ScratchFolder.use { folder in
      let words = ["river", "lamp", "orchard", "letter", "night", "stone", "paper", "kite", "harbor", "trail"]
      let items = (0..<16).map { row in
        """
        { "title": "\(words[row * 7 % 10]) \(words[row * 3 % 10])",
          "subtitle": "\(words[(row * 7 + 4) % 10]) \(words[(row * 9 + 1) % 10])", "value": "\(row * 7) min" }
        """
      }
      let picture = Repository.url("Resources/Pictures/landscapes/lake.jpg").path
      let scene = try folder.file(
        "alike.parallax.json",
        """
        { "parallax": 1, "title": "Alike", "effect": "header-parallax",
          "parameters": { "ratio": 0.5, "aspect": 1.3, "rowHeight": 58, "minHeight": "safe+44", "bar": true },
          "content": { "images": ["\(picture)"], "rows": 16, "items": [\(items.joined(separator: ", "))] } }
        """)
      let events =
        Self.drag(0.2, 0.3, to: 350, moves: 30, held: 0.25) + Self.drag(1, 1.5, to: 500, moves: 90, held: 0.25)
      let path = folder / "film.mp4"
      let made = try Program.run([
        "render", scene, "--tape", try folder.file("tape.json", Self.tape(events)), "--to", "2.8", "--scale", "1", "-o",
        path,
      ])
      #expect(made.code == 0, "\(made)")
      let outcome = try Program.run(["match", scene, path, "--json"])
      let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.out.utf8))
      // The finger goes 450 pt, twice 10 of them at least before it is taken for a drag.
      #expect(answer.matches && answer.offsets.allSatisfy { (-1...430).contains($0) }, "\(outcome)")
    }
  }

  private struct Answer: Decodable {
    let matches: Bool
    let offsets: [Double]
  }
}
