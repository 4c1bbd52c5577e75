import Foundation
import Glibc
import TestSupport
import Testing

/// Malicious files, and outputs that would overwrite their inputs.
@Suite struct HostileFilesTests {
  /// A GIF that crashes SDL_image's decoder.
  private static let crash = Repository.path("Tests/Fuzz/Seeds/ImageHeaders/crash.gif")

  private func scene(_ images: String, in folder: ScratchFolder) throws -> String {
    try folder.file(
      "scene.json",
      """
      { "parallax": 1, "effect": "map-crop",
        "device": { "width": 100, "height": 200, "scale": 1 },
        "content": { "rows": 8, "images": [\(images)] } }
      """)
  }

  /// A valid picture.
  private func picture(_ name: String, in folder: ScratchFolder) throws -> String {
    let path = folder / name
    let made = try Program.run(
      ["render", "weather-menu", "--scale", "0.1", "--renderer", "software", "-o", path])
    try #require(made.code == 0, "\(made.errors)")
    return path
  }

  @Test func `a picture that crashes its decoder is drawn as failed, and the others are drawn`() throws {
    try ScratchFolder.use { folder in
      _ = try picture("sound.png", in: folder)
      let scene = try scene("\"\(Self.crash)\", \"sound.png\"", in: folder)
      let outcome = try Program.run(["render", scene, "--quiet", "-o", folder / "out.png"])
      #expect(outcome.code == 0)
      #expect(outcome.errors == "parallax: crash.gif: The picture cannot be read: the decoder crashed over it.\n")
      #expect(folder.names.contains("out.png"))
    }
  }

  @Test func `a strict check decodes, another one looks at headers`() throws {
    try ScratchFolder.use { folder in
      let scene = try scene("\"\(Self.crash)\"", in: folder)
      let words = "the picture cannot be read: the decoder crashed over it"
      let strict = try Program.run(["check", "--strict", scene])
      #expect(strict.code == 1)
      #expect(strict.out.contains(words), "\(strict.out)")
      #expect(try Program.run(["check", scene]).out.contains(words) == false)
    }
  }

  @Test(arguments: ["moving.gif", "moving.apng", "moving.webp", "moving.avif"])
  func `a picture that moves is said to stand still`(_ name: String) throws {
    try ScratchFolder.use { folder in
      try FileManager.default.copyItem(atPath: KeptPicture.path(name), toPath: folder / name)
      let scene = try scene("\"\(name)\"", in: folder)
      let outcome = try Program.run(["check", scene])
      #expect(outcome.code == 0)
      #expect(outcome.out.contains(": \(name): it is animated; only its first frame is shown\n"), "\(outcome.out)")
      #expect(try Program.run(["check", "--strict", scene]).code == 1)
    }
  }

  @Test func `an output that is an input is refused before anything is written`() throws {
    try ScratchFolder.use { folder in
      let path = try picture("sound.png", in: folder)
      let scene = try scene("\"sound.png\"", in: folder)
      let tape = try folder.file("tape.json", #"{ "tape": 1, "events": [] }"#)
      symlink(path, folder / "symbolic.png")
      link(path, folder / "hard.png")
      symlink(scene, folder / "scene.png")
      symlink(tape, folder / "tape.png")
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      for output in [
        "sound.png", "symbolic.png", "hard.png", "../\((folder.path as NSString).lastPathComponent)/sound.png",
      ] {
        let outcome = try Program.run(["render", scene, "-o", folder / output])
        #expect(outcome.code == 73)
        #expect(outcome.errors.contains("this is one of the scene's pictures"), "\(outcome.errors)")
      }
      #expect(try Program.run(["render", scene, "-o", folder / "scene.png"]).errors.contains("the scene itself"))
      let moment = try Program.run(["render", scene, "--tape", tape, "--at", "0", "-o", folder / "tape.png"])
      #expect(moment.errors.contains("this is the tape"), "\(moment.errors)")
      for option in ["--csv", "--trace", "--mangohud"] {
        let outcome = try Program.run(["bench", scene, option, scene, "--frames", "1"])
        #expect(outcome.code == 73, "\(outcome.errors)")
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
      #expect(
        folder.names == ["hard.png", "scene.json", "scene.png", "sound.png", "symbolic.png", "tape.json", "tape.png"])
      #expect(try Program.run(["render", scene, "-o", folder / "new.png"]).code == 0)
    }
  }

  @Test func `an empty path is a mistake in the scene`() throws {
    try ScratchFolder.use { folder in
      let outcome = try Program.run(["render", try scene("\"\"", in: folder), "-o", folder / "out.png"])
      #expect(outcome.code == 65)
      #expect(
        outcome.errors
          == "parallax: \(folder.path)/scene.json:3:38: content.images[0]: \"\" is not the path of a file\n")
    }
  }
}
