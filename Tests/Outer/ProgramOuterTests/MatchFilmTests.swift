import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// `match` with films that `render` makes, encoded as a recorder would.
struct MatchFilmTests {
  /// A slow drag, a flick, and a pull.
  private static let tape = """
    { "tape": 1, "events": [
      { "time": 0.3, "kind": "down", "x": 195, "y": 650 }, { "time": 0.6, "kind": "move", "x": 195, "y": 560 },
      { "time": 0.9, "kind": "move", "x": 195, "y": 480 }, { "time": 1.2, "kind": "move", "x": 195, "y": 420 },
      { "time": 1.5, "kind": "up" },
      { "time": 1.8, "kind": "down", "x": 195, "y": 650 }, { "time": 1.86, "kind": "move", "x": 195, "y": 540 },
      { "time": 1.92, "kind": "move", "x": 195, "y": 420 }, { "time": 1.93, "kind": "up" } ] }
    """

  struct Film: CustomTestStringConvertible {
    let scene: String
    let words: [String]
    /// Nil: it matches.
    let kind: String?
    var testDescription: String { "\(scene): \(kind ?? "right")" }
  }

  static let films = [
    Film(scene: "weather-menu", words: [], kind: nil),
    Film(scene: "mountain-hero", words: [], kind: nil),
    Film(scene: "mountain-hero", words: ["--situation", "late"], kind: "lag"),
    Film(scene: "map-crop", words: ["--situation", "half-rate"], kind: "half-rate"),
    Film(scene: "map-crop", words: ["--set", "physics=android"], kind: "physics"),
    Film(scene: "mountain-hero", words: ["--set", "parameters.layers.2.hidden=true"], kind: "missing-layer"),
    Film(scene: "weather-menu", words: ["--set", "parameters.follow=10"], kind: "follow"),
  ]

  @Test(arguments: films) func `a film says what differs`(_ film: Film) throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file("tape.json", Self.tape)
      let path = folder / "film.mp4"
      let words = ["render", film.scene, "--tape", tape, "--scale", "1", "--to", "3", "-o", path] + film.words
      let made = try Program.run(words)
      #expect(made.code == 0, "\(made)")
      let outcome = try Program.run(["match", film.scene, path])
      guard let kind = film.kind else {
        #expect(outcome.code == 0 && outcome.out.hasPrefix("It matches"), "\(outcome)")
        return
      }
      let named = outcome.out.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst().prefix(2)
      #expect(outcome.code == 1 && named.contains { $0.hasPrefix(kind + " ") }, "\(outcome)")
    }
  }
}
