import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// `match` with films that `render` makes, encoded as a recorder would.
struct MatchFilmTests {
  /// A slow drag, and a flick.
  private static let tape: String = {
    func drag(_ start: Double, _ lasting: Double, to end: Double) -> [String] {
      let moves = (0...8).map { step -> String in
        let (time, y) = (start + lasting * Double(step) / 8, 650 + (end - 650) * Double(step) / 8)
        return "{ \"time\": \(time), \"kind\": \"\(step == 0 ? "down" : "move")\", \"x\": 195, \"y\": \(y) }"
      }
      return moves + ["{ \"time\": \(start + lasting + 0.001), \"kind\": \"up\" }"]
    }
    let events = drag(0.3, 1.2, to: 420) + drag(1.8, 0.12, to: 350)
    return "{ \"tape\": 1, \"events\": [\(events.joined(separator: ", "))] }"
  }()

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
}
