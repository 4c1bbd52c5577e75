import Foundation
import Glibc
import Notation
import System
import TestSupport
import Testing

/// `match` as a program that reads films, pictures and pages.
struct MatchCommandTests {
  @Test func `what is no build, is not there or is asked wrongly says so`() throws {
    try ScratchFolder.use { folder in
      let text = try folder.file("a.mp4", "no film at all")
      let picture = folder / "a.png"
      #expect(try Program.run(["render", "map-crop", "--scale", "0.1", "-o", picture]).code == 0)
      let missing = try Program.run(["match", "map-crop", folder / "b.mp4"])
      #expect(missing.code == 66 && missing.errors.contains("b.mp4"), "\(missing)")
      #expect(mkfifo(folder / "pipe.mp4", 0o600) == 0)
      let pipe = try Program.run(["match", "map-crop", folder / "pipe.mp4"])
      #expect(pipe.code == 66 && pipe.errors.contains("it is not a regular file"), "\(pipe)")
      let bare = try Program.run(["match", "map-crop", text], environment: ["PATH": "/nonexistent"])
      #expect(bare.code == 69 && bare.errors.contains("install the package ffmpeg"), "\(bare)")
      let browser = try Program.run(
        ["match", "map-crop", "--page", text], environment: ["PATH": "/nonexistent"])
      #expect(browser.code == 69 && browser.errors.contains("install the package chromium"), "\(browser)")
      for words in [
        ["match"], ["match", "map-crop"], ["match", "map-crop", text, picture],
        ["match", "map-crop", text, "--width", "0"],
        ["match", "map-crop", text, "--from", "3", "--to", "2"], ["match", "map-crop", text, "--content", "0,0,10"],
        ["match", "map-crop", picture, "--page", text],
      ] {
        let outcome = try Program.run(words)
        #expect(outcome.code == 64 && !outcome.errors.isEmpty, "\(words): \(outcome)")
      }
      let own = try Program.run(["match", "map-crop", picture, "--html", picture])
      #expect(own.code == 73 && own.errors.contains("a picture of the build"), "\(own)")
    }
  }

  @Test func `screenshots match their scene, and name another ratio`() throws {
    try ScratchFolder.use { folder in
      for (name, ratio) in [("right", "0.7"), ("wrong", "0.6")] {
        for offset in [150, 420] {
          let shot = try Program.run([
            "render", "map-crop", "--set", "parameters.ratio=\(ratio)", "--offset", "\(offset)", "--scale", "1.5", "-o",
            folder / "\(name)-\(offset).png",
          ])
          #expect(shot.code == 0, "\(shot)")
        }
      }
      let right = try Program.run(["match", "map-crop", folder / "right-150.png", folder / "right-420.png"])
      #expect(right.code == 0 && right.out.hasPrefix("It matches"), "\(right)")
      let wrong = try Program.run([
        "match", "map-crop", folder / "wrong-150.png", folder / "wrong-420.png", "--json", "--html",
        folder / "report.html",
      ])
      #expect(wrong.code == 1, "\(wrong)")
      let answer = try #require(JSONValue(reading: wrong.out))
      guard case .list(let faults)? = answer["faults"], let fault = faults.first else {
        Issue.record("\(wrong)")
        return
      }
      #expect(answer["matches"] == .flag(false) && fault["kind"] == "ratio", "\(fault)")
      #expect(fault["designed"] == 0.7 && fault["edit"]?["path"] == "parameters.ratio", "\(fault)")
      guard case .number(let built)? = fault["built"] else {
        Issue.record("\(fault)")
        return
      }
      #expect((built - 0.6).magnitude < 0.04, "\(built)")
      let report = try String(contentsOfFile: folder / "report.html", encoding: .utf8)
      #expect(report.contains("Difference") && report.contains("does not match"))
    }
  }

  @Test func `a picture of something else cannot be told`() throws {
    try ScratchFolder.use { folder in
      let shot = try Program.run(["render", "pager", "--scale", "1", "-o", folder / "other.png"])
      #expect(shot.code == 0, "\(shot)")
      let outcome = try Program.run(["match", "map-crop", folder / "other.png"])
      #expect(outcome.code == 65 && outcome.out.hasPrefix("Cannot be told"), "\(outcome)")
    }
  }
}
