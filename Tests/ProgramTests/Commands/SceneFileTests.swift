import Foundation
import Glibc
import TestSupport
import Testing

/// Scene files of any origin: every command gives the same message, with a place if possible.
struct SceneFileTests {
  /// Runs the commands that read a scene, all of them or the most significant ones.
  func check(_ path: String, code: Int32, says: String, memory: Int = 200 << 20, all: Bool = true) throws {
    let others = [["render", path, "-o", "/dev/null/a.png"], [path], ["studio", path]]
    for words in [["check", path], ["layout", path]] + (all ? others : []) {
      let outcome = try Program.run(words)
      #expect(outcome.code == code, "\(words) \(outcome.errors)")
      // For `check`, the problems are the result.
      let said = words[0] == "check" ? outcome.out : outcome.errors
      #expect(said.contains(says) && said.contains(path), "\(words) said \(said.prefix(400))")
      #expect(outcome.peakMemory < memory, "\(words) took \(outcome.peakMemory >> 20) MB")
    }
  }

  @Test func `what is no file is 66`() throws {
    try ScratchFolder.use { folder in
      try check(folder / "none.json", code: 66, says: "the file does not exist")
      try check(folder.path, code: 66, says: "it is a folder")
      #expect(symlink("loop.json", folder / "loop.json") == 0)
      try check(folder / "loop.json", code: 66, says: "loop")
      try check("/dev/zero", code: 66, says: "not a regular file")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func `what may not be read is 66`() throws {
    try ScratchFolder.use { folder in
      let path = try folder.file("secret.json", "{}")
      #expect(chmod(path, 0) == 0)
      try check(path, code: 66, says: "permission denied")
    }
  }

  @Test(arguments: [
    ("", "1:1"), ("{", "1:2"), ("[]", "an object"), ("nul", "1:1"), ("{\"parallax\": 1}", "effect"),
    ("{\"parallax\": 2, \"effect\": \"map-crop\"}", "newer"),
    ("{\"parallax\": 1, \"effect\": \"map-crop\"} x", "1:39"),
    ("{\"parallax\": 1, \"effect\": \"map-crop\",}", "1:37"),
    ("{\"parallax\": 1, \"effect\": \"map-corp\"}", "map-crop"),
    ("{\"parallax\": 1, \"effect\": \"map-crop\", \"effect\": \"map-crop\"}", "effect"),
    (
      "{\"parallax\": 1, \"effect\": \"map-crop\",\n\"parameters\": { \"ratio\": 1.8 } }",
      "2:26: parameters.ratio: 1.8 is not in -0.5...1.5"
    ),
    ("{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"rows\": -1 } }", "content.rows"),
    ("{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"rows\": 1e18 } }", "content.rows"),
    (
      "{\"parallax\": 1, \"effect\": \"map-crop\", \"device\": { \"width\": 1e999 } }",
      "1:60: The number 1e999 is too large"
    ),
    ("{\"parallax\": 1, \"effect\": \"map-crop\", \"title\": \"\\ud800\" }", "1:"),
    ("{\"parallax\": [], \"effect\": {}, \"content\": 3, \"device\": [1], \"physics\": null}", "effect"),
  ])
  func `what is no scene is 65, with its place`(_ text: String, _ says: String) throws {
    try ScratchFolder.use { try check($0.file("shop.json", text), code: 65, says: says, all: false) }
  }

  @Test func `bytes that are no text are 65`() throws {
    try ScratchFolder.use { folder in
      try check(folder.file("a.json", Data([0xff, 0xfe, 0, 0x7b])), code: 65, says: "1:1")
      try check(folder.file("b.json", Data(count: 4096)), code: 65, says: "1:1")
    }
  }

  @Test func `a hundred megabytes and a hundred thousand brackets are refused at once`() throws {
    try ScratchFolder.use { folder in
      let large = try folder.file("large.json", "")
      #expect(truncate(large, 100 << 20) == 0)
      try check(large, code: 65, says: "larger than 16 MB", memory: 100 << 20)
      let deep = try folder.file("deep.json", String(repeating: "[", count: 100_000))
      try check(deep, code: 65, says: "deep.json:1:", memory: 100 << 20)
    }
  }

  @Test func `check tells every file, and the worst decides`() throws {
    let outcome = try ScratchFolder.use { folder in
      try Program.run(["check", "--json", "map-crop", folder.file("bad.json", "{}"), folder / "none.json"])
    }
    #expect(outcome.code == 66)
    let files = try Answer(printed: outcome.out).members
    #expect(files.map { $0.flag("valid") } == [true, false, false])
    #expect(files.map { $0.list("problems").first?.text("kind") } == [nil, "scene", "file"])
  }

  @Test func `a picture that is missing is a warning, and strictly a failure`() throws {
    try ScratchFolder.use { folder in
      let path = try folder.file(
        "a.json", "{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"images\": [\"no.jpg\"] } }")
      let outcome = try Program.run(["check", path])
      #expect(outcome.code == 0 && outcome.out.contains("no.jpg"), "\(outcome)")
      #expect(try Program.run(["check", "--strict", path]).code == 1)
    }
  }
}
