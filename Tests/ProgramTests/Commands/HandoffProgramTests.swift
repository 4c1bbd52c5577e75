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

  @Test func `a broken template is named with its file and line, and ends the command`() throws {
    try ScratchFolder.use { folder in
      try FileManager.default.createDirectory(
        atPath: folder / "Handoff/swiftui", withIntermediateDirectories: true)
      for file in Repository.files(in: "Resources/Handoff/swiftui", ending: ".swift") {
        try folder.file(
          "Handoff/swiftui/\(file)", try #require(Repository.text(of: "Resources/Handoff/swiftui/\(file)")))
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
