import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// `match` with a page in the installed Chromium.
@Suite(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
struct MatchPageTests {
  @Test func `a page that is handed over matches, and one with another ratio does not`() throws {
    try ScratchFolder.use { folder in
      for (name, ratio) in [("right", "0.7"), ("wrong", "0.6")] {
        let words = ["handoff", "map-crop", "--set", "parameters.ratio=\(ratio)", "--as", "page"]
        #expect(try Program.run(words + ["-o", folder / "\(name).html"]).code == 0)
      }
      let right = try Program.run(["match", "map-crop", "--page", folder / "right.html"])
      #expect(right.code == 0 && right.out.hasPrefix("It matches"), "\(right)")
      let wrong = try Program.run(["match", "map-crop", "--page", folder / "wrong.html"])
      #expect(wrong.code == 1 && wrong.out.contains("\nratio "), "\(wrong)")
    }
  }

  @Test func `a page that does not scroll, or is not there, says so`() throws {
    try ScratchFolder.use { folder in
      let short = try folder.file("short.html", "<!DOCTYPE html><p>Short</p>")
      let still = try Program.run(["match", "map-crop", "--page", short])
      #expect(still.code == 65 && still.errors.contains("nothing on the page scrolls"), "\(still)")
      let missing = try Program.run(["match", "map-crop", "--page", folder / "none.html"])
      #expect(missing.code == 66 && missing.errors.contains("there is no such page"), "\(missing)")
    }
  }
}
