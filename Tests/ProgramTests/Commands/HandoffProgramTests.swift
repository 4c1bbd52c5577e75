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
      // Nobody knows where it goes that is printed: as the scene has them.
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
        outcome.code == 73 && outcome.errors.contains("README.md: this was written, or changed, by somebody else."))
      #expect(folder.text("out dir/README.md") == "mine")
      #expect(try Program.run(words + ["--force"]).code == 0)
      #expect(folder.text("out dir/README.md") != "mine")
    }
  }
}
