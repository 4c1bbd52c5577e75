import Foundation
import Glibc
import Notation
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

  @Test func `what a scene says reaches no terminal as a command`() throws {
    try ScratchFolder.use { folder in
      let escape = #"\u001b]0;owned\u0007\u009b31m"#
      let scene = try folder.file(
        "scene.json",
        """
        { "parallax": 1, "title": "\(escape)", "effect": "layers", "content": { "images": ["gone\(escape).png"] },
          "parameters": { "layers": [ { "name": "\(escape)", "text": "Hi\(escape)", "size": 10 } ] } }
        """)
      for words in [["audit"], ["check"], ["handoff", "--as", "css"], ["layout", "--offset", "0"]] {
        let outcome = try Program.run(words.prefix(1) + [scene] + words.dropFirst())
        let said = (outcome.out + outcome.errors).unicodeScalars
        #expect(!said.isEmpty && !said.contains { $0.value == 27 || $0.value == 7 || $0.value == 0x9B }, "\(words)")
      }
    }
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

  /// Texts of a layer that are too long, or made of what is no letter.
  private static let texts = [
    (1...1000).map { "line \($0)" }.joined(separator: "\n"),
    [String](repeating: String(repeating: "x", count: 100_000), count: 3).joined(separator: "\n"),
    "a\tb\u{1}\u{1B}[31m\u{7F}\u{85}c\n4\u{2028}e\u{2029}f\r\ng",
    "\u{202E}txet\u{202C}\n\u{2066}a\u{2067}b\u{2068}\u{5D0}\u{5D1}\n\u{200F}\u{200E}\u{61C}",
    "e" + String(repeating: "\u{301}", count: 20_000) + "\n" + String(repeating: "\u{301}", count: 1000) + "\nu",
    "\n\n\n", "\u{FEFF}\u{200B}\n\u{200D}\u{FE0F}",
  ]

  @Test(arguments: 0..<8) func `a layer text of any letters and lines is drawn and handed over`(_ number: Int) throws {
    try ScratchFolder.use { folder in
      // The last one has too many lines.
      let text = number < Self.texts.count ? Self.texts[number] : String(repeating: "\n", count: 10_000)
      let scene = try folder.file(
        "scene.json",
        """
        { "parallax": 1, "effect": "layers", "device": { "width": 100, "height": 200, "scale": 1 },
          "parameters": { "place": "screen", "layers": [{ "text": \(JSONWriter.compact(.text(text))), "size": 12 }] } }
        """)
      for words in [
        ["check", scene], ["layout", scene], ["render", scene, "-q", "-o", folder / "out.png"],
        ["handoff", scene, "-q", "-o", folder / "out.html"], ["audit", scene],
      ] {
        let outcome = try Program.run(words)
        #expect(outcome.peakMemory < 400 << 20 && outcome.processorTime < 60, "\(words) with text \(number)")
        if number < Self.texts.count {
          #expect(outcome.code == 0 || words[0] == "audit" && outcome.code == 1, "\(words): \(outcome.errors)")
        } else {
          let said = outcome.out + outcome.errors
          #expect(outcome.code == 65 && said.contains("has 10001 lines") && said.utf8.count < 300, "\(said)")
        }
      }
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
