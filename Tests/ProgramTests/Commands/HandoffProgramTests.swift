import Foundation
import Glibc
import TestSupport
import Testing

/// `handoff` as a program that writes files and folders.
struct HandoffProgramTests {
  @Test func `a page of CSS finds its pictures from where it is written`() throws {
    try ScratchFolder.use { folder in
      try folder.file("a #1.jpg", Data([0xFF, 0xD8]))
      let scene = try folder.file(
        "a.json", "{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"images\": [\"a #1.jpg\"] } }")
      #expect(mkdir(folder / "out", 0o700) == 0)
      let outcome = try Program.run(["handoff", scene, "--as", "css", "-o", folder / "out/a.html"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(folder.text("out/a.html")?.contains("src=\"../a%20%231.jpg\"") == true)
      // Printed code has no location, so paths are relative to the scene.
      #expect(try Program.run(["handoff", scene, "--as", "css"]).out.contains("src=\"a%20%231.jpg\""))
    }
  }

  @Test func `a folder is written again over what it wrote itself`() throws {
    try ScratchFolder.use { folder in
      let words = ["handoff", "header-stretch", "--all", "-o", folder / "out dir"]
      #expect(try Program.run(words).code == 0)
      #expect(try Program.run(words).code == 0)
      try folder.file("out dir/README.md", "mine")
      let outcome = try Program.run(words)
      #expect(
        outcome.code == 73 && outcome.errors.contains("README.md: this file was written or changed by something else."))
      #expect(folder.text("out dir/README.md") == "mine")
      #expect(try Program.run(words + ["--force"]).code == 0)
      #expect(folder.text("out dir/README.md") != "mine")
    }
  }

  /// Files end at 20 KB, as on a disk that is full in the middle of a folder.
  @Test func `a folder that cannot be written leaves nothing, and one that is there stays as it is`() throws {
    try ScratchFolder.use { folder in
      func hand(_ words: String) throws -> Program.Outcome {
        let limited = "trap '' XFSZ; ulimit -f 20; exec \"$0\" handoff \(words)"
        return try #require(
          try Program(["-c", limited, Program.path], of: "/bin/bash").wait(within: generousDeadline))
      }
      let outcome = try hand("header-stretch --all -o '\(folder / "new")'")
      #expect(outcome.code == 73 && outcome.errors.contains("\(folder / "new")/"), "\(outcome)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      let old = folder / "old"
      #expect(try Program.run(["handoff", "map-crop", "--all", "-o", old]).code == 0)
      let names = try FileManager.default.subpathsOfDirectory(atPath: old).sorted()
      let text = folder.text("old/README.md")
      #expect(try hand("header-stretch --all -o '\(old)'").code == 73)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: old).sorted() == names)
      #expect(folder.text("old/README.md") == text)
    }
  }

  @Test func `a picture that is a pipe is named once`() throws {
    try ScratchFolder.use { folder in
      #expect(mkfifo(folder / "ff", 0o600) == 0)
      let scene = try folder.file(
        "a.json", "{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"images\": [\"ff\"] } }")
      let outcome = try Program.run(["handoff", scene, "--as", "page", "-o", folder / "a.html"])
      #expect(outcome.errors == "parallax: \(folder / "ff"): This is a pipe or a device, not a file.\n", "\(outcome)")
    }
  }

  @Test func `a broken template is named with its file and line, and ends the command`() throws {
    try ScratchFolder.use { folder in
      for place in ["Handoff/swift", "Handoff/swiftui"] {
        try FileManager.default.createDirectory(atPath: folder / place, withIntermediateDirectories: true)
        for file in Repository.files(in: "Resources/\(place)", ending: ".swift") {
          try folder.file("\(place)/\(file)", try #require(Repository.text(of: "Resources/\(place)/\(file)")))
        }
      }
      try folder.file("Handoff/swiftui/rows.swift", "struct NAME__View {\n  //: if isTall\n")
      let words = [
        "handoff", Repository.path("Resources/Scenes/map-crop.json"), "--as", "swiftui", "-o", folder / "a.swift",
      ]
      let outcome = try Program.run(words, environment: ["PARALLAX_RESOURCES": folder.path])
      #expect(outcome.code == 70 && folder.text("a.swift") == nil)
      #expect(outcome.errors.contains("\(folder.path)/Handoff/swiftui/rows.swift:2: \"if\" has no end"))
    }
  }
}
