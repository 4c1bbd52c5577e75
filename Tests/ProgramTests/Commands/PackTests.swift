import Foundation
import Notation
import TestSupport
import Testing

/// Scenes in one file, as a person sends them.
@Suite struct PackTests {
  private func shell(_ line: String, in folder: ScratchFolder) throws -> Program.Outcome {
    let words = ["-c", "cd '\(folder.path)' || exit 99; \(line)", Program.path]
    return try #require(try Program(words, of: "/bin/bash").wait(within: generousDeadline))
  }

  private func pass(
    _ lines: [String], in folder: ScratchFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for line in lines {
      let outcome = try shell(line, in: folder)
      #expect(outcome.code == 0, "\(line): \(outcome)", sourceLocation: sourceLocation)
    }
  }

  private func answer(_ outcome: Program.Outcome) throws -> Answer { try Answer(printed: outcome.out) }

  /// A scene of files, one of a painting with layers, one of a drawing with layers, and one with variants or many rows.
  @Test(arguments: ["header-stretch", "lake-painting", "paper-hills", "weather-menu"])
  func `a packed scene is the scene, unpacked or as it is`(_ name: String) throws {
    try ScratchFolder.use { folder in
      let lines = [
        "\"$0\" pack \(name) -o a.parallax && \"$0\" pack \(name) -o b.parallax && cmp a.parallax b.parallax",
        "\"$0\" unpack a.parallax -o out && \"$0\" pack out/scene.json -o c.parallax && cmp a.parallax c.parallax",
        "\"$0\" check a.parallax out/scene.json",
      ]
      try pass(lines, in: folder)
      func layers(_ scene: String) throws -> JSONValue? {
        try JSONReader.read(Array(shell("\"$0\" layout \(scene) --offset 90", in: folder).out.utf8)).root?.value[
          "layers"]
      }
      let original = try #require(try layers(name))
      #expect(try layers("a.parallax") == original && layers("out/scene.json") == original)
      let render = "--offset 60 --scale 0.5 --renderer software --quiet"
      let pictures = try shell(
        "\"$0\" render a.parallax -o 1.png \(render) && \"$0\" render \(name) -o 2.png \(render) && cmp 1.png 2.png",
        in: folder)
      #expect(pictures.code == 0, "\(pictures)")
    }
  }

  @Test func `every command takes one, from a pipe, too, and leaves no folder behind`() throws {
    try ScratchFolder.use { folder in
      let lines = [
        "\"$0\" pack map-crop-plain -o m.parallax --quiet", "cat m.parallax | \"$0\" layout - --offset 3",
        "\"$0\" handoff m.parallax --as css -o css.css --quiet", "\"$0\" check --strict m.parallax",
        "\"$0\" render m.parallax --curve -o c.svg --quiet", "\"$0\" unpack - -o out --quiet < m.parallax",
      ]
      try pass((["mkdir tmp"] + lines).map { "export TMPDIR=\"$PWD/tmp\"; \($0)" }, in: folder)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "tmp").isEmpty)
      // A folder of a process that was killed goes with the next one.
      let left = try shell(
        "export TMPDIR=\"$PWD/tmp\"; mkdir tmp/.parallax-999999999-abcdef.part; \"$0\" layout m.parallax --offset 0 && ls -A tmp",
        in: folder)
      #expect(left.code == 0 && !left.out.contains("abcdef"), "\(left)")
    }
  }

  @Test func `gestures go along, and stay when it is packed again`() throws {
    try ScratchFolder.use { folder in
      let tape = #"{ "tape": 1, "events": [ { "time": 0, "kind": "offset", "offset": 7 } ] }"#
      try folder.file("flick.parallax-tape.json", tape)
      let lines = [
        "\"$0\" pack map-crop-plain --tape flick.parallax-tape.json -o a.parallax && \"$0\" unpack a.parallax -o out",
        "\"$0\" simulate map-crop-plain --tape out/tapes/flick.parallax-tape.json --at 1",
        "\"$0\" pack out/scene.json -o b.parallax && cmp a.parallax b.parallax",
        "\"$0\" pack a.parallax -o c.parallax && cmp a.parallax c.parallax",
        "cat out/scene.json | (cd out; \"$0\" pack - && cmp scene.parallax ../a.parallax)",
      ]
      try pass(lines, in: folder)
      let twice = try shell(
        "mkdir b; cp flick* b; \"$0\" pack map-crop-plain --tape flick.parallax-tape.json --tape b/flick.parallax-tape.json",
        in: folder)
      #expect(twice.code == 64 && twice.errors.contains("Two gestures are called"), "\(twice)")
    }
  }

  @Test func `what is left out is named, and all else is packed`() throws {
    try ScratchFolder.use { folder in
      try folder.file("notes.jpg", "no picture")
      try folder.file(
        "a.json",
        #"{ "parallax": 1, "effect": "map-crop", "content": { "images": ["gone.jpg", "notes.jpg"], "pictureSize": [3, 2] } }"#
      )
      let outcome = try shell("\"$0\" pack a.json --json", in: folder)
      let json = try answer(outcome)
      #expect(outcome.code == 65 && outcome.errors.contains("gone.jpg: the file does not exist. It was left out"))
      #expect(json.list("leftOut").count == 2 && json.list("files").isEmpty)
      #expect(
        try shell("\"$0\" unpack a.parallax -o out && \"$0\" layout out/scene.json --offset 0", in: folder).code == 0)
    }
  }

  @Test func `what is no packed scene, or would replace something else, is refused in a sentence`() throws {
    try ScratchFolder.use { folder in
      try folder.file("text.parallax", "a text")
      let packed = try shell(
        "\"$0\" pack map-crop-plain -o m.parallax --quiet; head -c 3000 m.parallax > cut.parallax", in: folder)
      #expect(packed.code == 0, "\(packed)")
      let cases: [(line: String, code: Int32, says: String)] = [
        ("unpack text.parallax -o out", 65, "not a packed scene. To make one: parallax pack SCENE"),
        ("unpack none.parallax -o out", 66, "does not exist"), ("unpack m.parallax", 64, "-o FOLDER"),
        ("unpack cut.parallax -o out", 65, "The end of the file is missing"),
        ("layout cut.parallax --offset 0", 65, "The end of the file is missing"),
        ("pack m.parallax -o m.parallax", 73, "the scene itself"),
        ("pack map-crop-plain -o text.parallax", 73, "is not a packed scene"),
        ("pack map-crop-plain --json -o -", 64, "--json and -o -"),
        ("cut.parallax", 65, "The end of the file is missing"), ("pack", 64, "pack needs a scene"),
      ]
      for (line, code, says) in cases {
        let outcome = try shell("\"$0\" \(line)", in: folder)
        #expect(outcome.code == code && outcome.errors.contains(says), "\(line): \(outcome)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder / "out"))
      // A file that somebody changed is not replaced.
      let again = try shell(
        "\"$0\" unpack m.parallax -o o --quiet && \"$0\" unpack m.parallax -o o --quiet && echo x >> o/scene.json; \"$0\" unpack m.parallax -o o",
        in: folder)
      #expect(again.code == 73 && again.errors.contains("o/scene.json exists and is different"), "\(again)")
      #expect(try shell("\"$0\" unpack m.parallax -o o --force --quiet", in: folder).code == 0)
    }
  }
}
