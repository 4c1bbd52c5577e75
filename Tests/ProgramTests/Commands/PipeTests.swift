import Foundation
import Glibc
import TestSupport
import Testing

/// Standard input and output in place of files, pipes, and files that are there already.
struct PipeTests {
  private static let scene = #"{ "parallax": 1, "effect": "map-crop", "content": { "images": ["in.jpg"] } }"#

  /// Runs a line of a shell in a folder with a scene and its picture; `$0` is the program.
  private func shell(_ line: String, in folder: ScratchFolder) throws -> Program.Outcome {
    try folder.file("in.jpg", Data(contentsOf: Repository.url("Resources/Pictures/weather/clear.jpg")))
    try folder.file("in.json", Self.scene)
    let words = ["-c", "cd '\(folder.path)' || exit 99; \(line)", Program.path]
    return try #require(try Program(words, of: "/bin/bash").wait(within: generousDeadline))
  }

  @Test(arguments: [
    "check --strict", "layout", "simulate --velocity 900 --at 0", "handoff --as css", "audit", "handoff --as page",
    "render --scale 0.5 --renderer software -o -",
  ])
  func `a scene on standard input is the scene in the file, with the pictures of the folder`(_ command: String) throws {
    try ScratchFolder.use { folder in
      let words = command.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.dropFirst().joined()
      let file = try shell("\"$0\" \(words[0]) in.json \(rest) | sha256sum", in: folder)
      for line in [
        "cat in.json | \"$0\" \(words[0]) - \(rest)", "\"$0\" \(words[0]) /dev/stdin \(rest) < in.json",
        "\"$0\" \(words[0]) <(cat in.json) \(rest)",
      ] {
        let piped = try shell(
          "\(line) | sed 's/\"-\"/\"in.json\"/; s/^-:/in.json:/; s|/dev/[a-z0-9/]*|in.json|' | sha256sum", in: folder)
        #expect(piped.errors.isEmpty, "\(line) \(piped.errors)")
        // The name of the file is in code and on pages.
        if words[0] != "handoff" { #expect(piped.out == file.out, "\(line)") }
      }
      #expect(!FileManager.default.fileExists(atPath: folder / "-"))
    }
  }

  @Test func `a tape, a painting and a pipe in a folder are read like files`() throws {
    try ScratchFolder.use { folder in
      try folder.file("valley.ora", TestOpenRaster.valley())
      try folder.file("t.json", #"{ "tape": 1, "events": [ { "time": 0, "kind": "offset", "offset": 7 } ] }"#)
      let tape = try shell(
        "cat t.json | \"$0\" simulate --tape - --bounds 0,100 --viewport 90 --at 1 | grep '\"offset\": 7'", in: folder)
      #expect(tape.code == 0, "\(tape)")
      let list = try shell("cat valley.ora | \"$0\" import - --list", in: folder)
      #expect(list.code == 0 && list.out.contains("Hills/Near"), "\(list)")
      let kept = try shell("cat valley.ora | \"$0\" import - -o v.json && cmp v.ora valley.ora", in: folder)
      #expect(kept.code == 0 && kept.errors.contains("Wrote v.ora"), "\(kept)")
      #expect(folder.text("v.json")?.contains("\"file\": \"v.ora\"") == true)
      let printed = try shell("cat valley.ora | \"$0\" import - > v.json", in: folder)
      #expect(printed.code == 0 && printed.errors.contains("Save the painting"), "\(printed)")
      let other = try shell("echo mine > v.ora; \"$0\" import - -o v.json < valley.ora", in: folder)
      #expect(other.code == 73 && folder.text("v.ora") == "mine\n", "\(other)")
      let pipe = try shell("mkfifo p; cat in.json > p & \"$0\" check p", in: folder)
      #expect(pipe.code == 0 && pipe.out.hasPrefix("p:") && !pipe.out.contains("error"), "\(pipe)")
    }
  }

  @Test func `a bench of a scene on standard input measures it in its children, too`() throws {
    try ScratchFolder.use { folder in
      let bench = try shell(
        "cat in.json | \"$0\" bench - --layout-only --cold --repeats 2 --frames 5 --json", in: folder)
      #expect(bench.code == 0 && bench.out.contains("\"effect\"") || bench.out.contains("\"frames\": 5"), "\(bench)")
    }
  }

  @Test func `nothing is written to a pipe, and too much, and a scene twice`() throws {
    try ScratchFolder.use { folder in
      let none = try shell("mkfifo p; \"$0\" check p", in: folder)
      #expect(none.code == 66 && none.out.contains("nothing is written to this pipe"), "\(none)")
      let endless = try shell("yes | \"$0\" check -", in: folder)
      #expect(endless.code == 65 && endless.out.contains("larger than 16 MB"), "\(endless)")
      let twice = try shell("cat in.json | \"$0\" check - -", in: folder)
      #expect(
        twice.code == 0
          && twice.out.split(separator: "\n").count { $0.hasPrefix("-: warning: ") || $0.hasPrefix("-:1:") } == 2,
        "\(twice)")
      let empty = try shell("\"$0\" check - < /dev/null", in: folder)
      #expect(empty.code == 65 && empty.out.hasPrefix("-:1:1: "), "\(empty)")
    }
  }

  @Test func `a picture, a painting and a film given for a scene say what to do`() throws {
    try ScratchFolder.use { folder in
      try folder.file("valley.ora", TestOpenRaster.valley())
      try folder.file("a.mp4", Data([0, 0, 0, 24]) + Data("ftypisom".utf8) + Data(count: 64))
      for (file, says) in [
        ("in.jpg", "A scene that shows it"), ("valley.ora", "parallax import"), ("a.mp4", "measure"),
      ] {
        for line in ["\"$0\" layout \(file)", "\"$0\" layout - < \(file)"] {
          let outcome = try shell(line, in: folder)
          #expect(outcome.code == 65 && outcome.errors.contains("not a scene. ") && outcome.errors.contains(says))
        }
      }
      // The scene in the sentence is one.
      let said = try shell("\"$0\" layout in.jpg", in: folder).errors
      let start = try #require(said.firstIndex(of: "{"))
      try folder.file("said.json", said[start...].trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(try shell("\"$0\" check said.json", in: folder).code == 0)
      #expect(try shell("\"$0\" measure in.jpg", in: folder).errors.contains("this is a picture, not a film"))
    }
  }

  @Test func `only a file of the kind that is written is replaced without being asked to`() throws {
    try ScratchFolder.use { folder in
      let render = "\"$0\" render map-crop --scale 0.5 --renderer software --quiet -o"
      try folder.file("valley.ora", TestOpenRaster.valley())
      let cases = [
        ("\(render) out.png", "out.png", "pictures", "text"),
        ("\"$0\" handoff map-crop --as css --quiet -o out.css", "out.css", "text", "picture"),
        ("\"$0\" handoff map-crop --quiet -o out.md", "out.md", "text", "picture"),
        ("\"$0\" import valley.ora --quiet -o out.json", "out.json", "scene", "tape"),
        ("\"$0\" render map-crop --curve --quiet -o out.svg", "out.svg", "text", "picture"),
        ("\"$0\" audit map-crop-plain --html out.html --quiet", "out.html", "text", "picture"),
        ("\"$0\" audit map-crop-plain --fix out.json --quiet", "out.json", "scene", "tape"),
      ]
      let png = try shell("\(render) mine.png", in: folder)
      #expect(png.code == 0, "\(png)")
      let files = [
        "pictures": "cp mine.png", "picture": "cp mine.png", "text": "echo mine >", "scene": "cp in.json",
        "tape": "echo '{ \"tape\": 1 }' >",
      ]
      for (line, file, replaced, kept) in cases {
        let old = try #require(files[replaced])
        let done = try shell("\(old) \(file); \(line)", in: folder)
        #expect(done.code == 0, "\(line) \(done)")
        let other = try #require(files[kept])
        let refused = try shell("\(other) \(file); cp \(file) before; \(line)", in: folder)
        #expect(refused.code == 73 && refused.errors.contains("--force"), "\(line) \(refused)")
        #expect(try shell("cmp \(file) before", in: folder).code == 0)
        #expect(try shell("\(line) --force && ! cmp -s \(file) before", in: folder).code == 0, "\(line)")
      }
      // Whatever it is called, a file without bytes holds nothing.
      #expect(
        try shell("rm -f new.css; touch new.css; \"$0\" handoff map-crop --as css -o new.css", in: folder).code == 0)
      #expect(try shell("\"$0\" handoff map-crop --as css -o mine.png", in: folder).code == 73)
    }
  }

  @Test func `pictures and drawings go to standard output, and no file has that name`() throws {
    try ScratchFolder.use { folder in
      let render = "\"$0\" render map-crop --scale 0.5 --renderer software"
      let picture = try shell("\(render) -o - > one.png && \(render) -o two.png && cmp one.png two.png", in: folder)
      #expect(picture.code == 0 && picture.errors.contains("Wrote two.png") && !picture.errors.contains("Wrote -"))
      #expect(try shell("\"$0\" render map-crop --curve -o -", in: folder).out.contains("<svg "))
      #expect(!FileManager.default.fileExists(atPath: folder / "-"))
      try folder.file("r.sh", "'\(Program.path)' render map-crop -o -; echo code $?")
      let terminal = try shell("script -qc 'bash r.sh' /dev/null < /dev/null", in: folder)
      #expect(terminal.out.contains("is not text for a terminal") && terminal.out.contains("code 73"), "\(terminal)")
    }
  }

  @Test func `a hand-off of which every picture is missing says so at its end`() throws {
    try ScratchFolder.use { folder in
      try folder.file("a.json", #"{ "parallax": 1, "effect": "map-crop", "content": { "images": ["none.jpg"] } }"#)
      let outcome = try shell("\"$0\" handoff a.json --all -o out", in: folder)
      #expect(outcome.code == 66 && outcome.errors.contains("1 picture is missing; everything else is in out."))
      #expect(FileManager.default.fileExists(atPath: folder / "out/README.md"))
      let sized = #""$0" handoff a.json --all -o out2 --set 'content.pictureSize=[300,200]'"#
      #expect(try shell(sized, in: folder).code == 0)
    }
  }
}
