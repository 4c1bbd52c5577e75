import Foundation
import Glibc
import Notation
import System
import TestSupport
import Testing

/// `measure` as a program that reads films.
struct MeasureCommandTests {
  @Test func `what is no film, is not there or is asked wrongly says so`() throws {
    try ScratchFolder.use { folder in
      let text = try folder.file("a.mp4", "no film at all")
      let missing = try Program.run(["measure", folder / "b.mp4"])
      #expect(missing.code == 66 && missing.errors.contains("b.mp4"))
      let bare = try Program.run(["measure", text], environment: ["PATH": "/nonexistent"])
      #expect(bare.code == 69 && bare.errors.contains("install the package ffmpeg"), "\(bare)")
      for words in [
        ["measure"], ["measure", text, text], ["measure", text, "--content", "0,0,10,10"],
        ["measure", text, "--content", "0,0,10", "--layer", "0,0,1,1"],
        ["measure", text, "--axis", "up"],
        ["measure", text, "--from", "3", "--to", "2"], ["measure", text, "--width", "0"],
        ["measure", text, "--set", "parameters.ratio=1"],
      ] {
        let outcome = try Program.run(words)
        #expect(outcome.code == 64 && !outcome.errors.isEmpty, "\(words): \(outcome)")
      }
      let own = try Program.run(["measure", text, "--csv", text])
      #expect(own.code == 73 && own.errors.contains("the film"), "\(own)")
    }
  }

  @Test func `a pipe that nobody writes to is refused`() throws {
    try ScratchFolder.use { folder in
      #expect(mkfifo(folder / "pipe.mp4", 0o600) == 0)
      let pipe = try Program.run(["measure", folder / "pipe.mp4"])
      #expect(pipe.code == 66 && pipe.errors.contains("it is not a regular file"), "\(pipe)")
    }
  }
}
