import Foundation
import Glibc
import TestSupport
import Testing

/// `render` as a program that writes files.
struct RenderTests {
  @Test func `the same command gives the same bytes`() throws {
    try ScratchFolder.use { folder in
      var seen: Set<Data> = []
      for name in ["a.png", "b.png", "a.png"] {
        let words = ["render", "map-crop", "--offset=-80,120.5", "--scale", "0.5", "--xray", "-o", folder / name]
        #expect(try Program.run(words).code == 0)
        seen.insert(try Data(contentsOf: URL(fileURLWithPath: folder / name)))
      }
      #expect(seen.count == 1)
      #expect(folder.names == ["a.png", "b.png"])
    }
  }

  @Test func `layers that are drawn apart look otherwise, and follow the offset`() throws {
    try ScratchFolder.use { folder in
      var seen: Set<Data> = []
      for words in [["--depth"], ["--depth", "--offset", "150"], []] {
        let name = folder / "depth.png"
        let render = ["render", "mountain-hero", "--scale", "0.5", "--renderer", "software", "-o", name]
        #expect(try Program.run(render + words).code == 0)
        seen.insert(try Data(contentsOf: URL(fileURLWithPath: name)))
      }
      #expect(seen.count == 3)
    }
  }

  @Test func `a picture is as large as the screen, and a strip as long as its pictures`() throws {
    func size(_ words: String) throws -> [Int] {
      try ScratchFolder.use { folder in
        let outcome = try Program.run(
          ["render", "--quiet"] + words.split(separator: " ").map(String.init) + ["-o", folder / "a.PNG"])
        #expect(outcome.code == 0 && outcome.out.isEmpty && outcome.errors.isEmpty, "\(outcome)")
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder / "a.PNG")))
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      }
    }
    #expect(try size("map-crop") == [1170, 2532])
    #expect(try size("map-crop --scale 0.5 --offset 0,100,200") == [585, 422])
    #expect(try size("map-crop --scale 1 --set device=iphone-se --renderer software") == [375, 667])
    #expect(try size("gallery --scale 0.25") == [400, 418])
  }

  @Test func `a curve is a drawing or a picture of what is asked for, and anything else is told`() throws {
    try ScratchFolder.use { folder in
      func run(_ words: String, to name: String) throws -> Program.Outcome {
        try Program.run(
          ["render"] + words.split(separator: " ").map(String.init) + ["--curve", "-o", folder / name])
      }
      #expect(try run("map-crop --compare article --article", to: "a.svg").code == 0)
      let text = try String(contentsOfFile: folder / "a.svg", encoding: .utf8)
      #expect(text.components(separatedBy: "<polyline").count == 7 && text.contains("article\u{2019}s numbers"))
      #expect(try run("album-stack --scale 2", to: "b.png").code == 0)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder / "b.png")))
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == 1280)
      for (words, name, sentence) in [
        ("map-crop", "c.pdf", "use a name ending in .svg, .png"),
        ("map-crop --offset 3", "c.svg", "--offset requires"),
        ("map-crop --compare weather-menu", "c.svg", "Weather menu is not a scene of Map crop"),
        ("map-crop --layer rwo-1/image", "c.png", "There is no layer \"rwo-1/image\""),
      ] {
        let outcome = try run(words, to: name)
        #expect([64, 65].contains(outcome.code) && outcome.errors.contains(sentence), "\(outcome)")
      }
      #expect(folder.names == ["a.svg", "b.png"])
    }
  }

  @Test func `two are compared in a picture: twice as wide side by side, black where they are the same`() throws {
    try ScratchFolder.use { folder in
      func bytes(_ words: String) throws -> [UInt8] {
        let outcome = try Program.run(
          ["render", "-q"] + words.split(separator: " ").map(String.init) + ["--scale", "0.5", "-o", folder / "a.png"])
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder / "a.png")))
      }
      let beside = try bytes("map-crop --compare article")
      let width = beside[16..<20].reduce(0) { $0 << 8 | Int($1) }
      #expect(width == 402)
      // A single color compresses to almost nothing.
      let same = try bytes("map-crop --offset 80 --compare map-crop --view difference")
      let apart = try bytes("map-crop --offset 80 --compare none --view difference")
      #expect(same.count < 2000 && apart.count > 20_000, "\(same.count) \(apart.count)")
      let split = try bytes("map-crop --offset 80 --compare none --view split --share 1")
      #expect(try split == bytes("map-crop --offset 80 --compare map-crop --view split --share 1"))
      for words in ["--view split", "--compare none --view splits", "--compare none --share 2"] {
        let outcome = try Program.run(
          ["render", "map-crop", "-o", folder / "b.png"] + words.split(separator: " ").map(String.init))
        #expect(outcome.code == 64, "\(outcome)")
      }
    }
  }

  @Test func `a scene is drawn on several devices, and beside its variants`() throws {
    try ScratchFolder.use { folder in
      let picture = Repository.url("Resources/Pictures/maps/harbor.jpg").path
      let scene = try folder.file(
        "own.json",
        #"""
        { "parallax": 1, "effect": "map-crop", "content": { "images": ["\#(picture)"] },
          "variants": [ { "name": "Calmer", "set": { "parameters": { "ratio": 0.2 } } } ] }
        """#)
      func render(_ words: [String]) throws -> Program.Outcome {
        try Program.run(["render", scene, "--quiet", "--scale", "0.5", "-o", folder / "a.png"] + words)
      }
      func bytes(_ words: [String]) throws -> Data {
        let outcome = try render(words)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        return try Data(contentsOf: URL(fileURLWithPath: folder / "a.png"))
      }
      let devices = try bytes(["--devices", "iphone-se,ipad-11"])
      let sides = [16, 20].map { devices[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      // 390, 375 and 834 points and the gaps between them; as high as the highest.
      #expect(sides == [824, 597], "\(sides)")
      let plain = try bytes(["--offset", "80"])
      let calmer = try bytes(["--offset", "80", "--set", "variant=Calmer"])
      #expect(plain != calmer)
      #expect(try bytes(["--offset", "80", "--set", "parameters.ratio=0.2"]) == calmer)
      let same = try bytes(
        ["--offset", "80", "--set", "variant=Calmer", "--compare", "variant=Calmer", "--view", "onion"])
      #expect(same == calmer)
      for (words, code, sentence) in [
        (["--devices", "iphone-es"], 64, "Did you mean iphone-se?"), (["--devices", ","], 64, "one to 3 names"),
        (["--devices", "iphone-se", "--compare", "none"], 64, "exclude each other"),
        (["--compare", "variant=Calmr"], 65, "Did you mean \"Calmer\"?"),
        (["--set", "variant=Bold"], 65, "not a variant of the scene"),
      ] {
        let outcome = try render(words)
        #expect(outcome.code == code && outcome.errors.contains(sentence), "\(words): \(outcome)")
      }
    }
  }

  @Test func `a place that cannot be written to is 73, and keeps what was there`() throws {
    try ScratchFolder.use { folder in
      let kept = try folder.file("kept.png", "old")
      #expect(mkdir(folder / "folder.png", 0o700) == 0)
      #expect(symlink("/dev/full", folder / "full.png") == 0)
      for path in ["/nonexistent/a.png", folder / "folder.png", folder / "full.png", kept + "/a.png"] {
        let outcome = try Program.run(["render", "map-crop", "--scale", "0.1", "-o", path])
        #expect(outcome.code == 73 && outcome.errors.contains(path), "\(path) \(outcome)")
      }
      #expect(folder.names == ["folder.png", "full.png", "kept.png"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data("old".utf8))
      #expect(try Program.run(["render", "map-crop", "--scale", "0.1", "-o", kept]).code == 73)
      #expect(try Program.run(["render", "map-crop", "--scale", "0.1", "-o", kept, "--force"]).code == 0)
    }
  }

  @Test func `pictures that are missing or broken are drawn as failed, with a line each`() throws {
    try ScratchFolder.use { folder in
      let broken = try folder.file("broken.png", Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))
      let scene = try folder.file(
        "a.json",
        "{\"parallax\": 1, \"effect\": \"weather-menu\", \"content\": { \"images\": [\"no.jpg\", \"broken.png\"] } }")
      let outcome = try Program.run(["render", scene, "--quiet", "--scale", "0.5", "-o", folder / "a.png"])
      #expect(outcome.code == 0)
      let lines = outcome.errors.split(separator: "\n")
      #expect(
        lines.count == 2 && lines[0].contains("no.jpg") && lines[1].contains("broken.png"), "\(outcome) \(broken)")
    }
  }

  @Test func `a picture too large to draw is refused before it is drawn`() throws {
    for words in [
      "--scale 8 --set device.width=4096", "--offset \((0..<400).map { "\($0)" }.joined(separator: ",")) --scale 3",
    ] {
      let line = ["render", "map-crop", "-o", "a.png"] + words.split(separator: " ").map(String.init)
      let outcome = try Program.run(line)
      #expect(outcome.code == 64 && outcome.peakMemory < 200 << 20, "\(outcome.errors)")
    }
  }

  @Test func `the processor draws where there is no GL, and GL where it is asked for`() throws {
    try ScratchFolder.use { folder in
      // There is no EGL library with this name, so SDL finds no GL.
      let hidden: [String: String?] = ["SDL_VIDEO_EGL_DRIVER": "/nonexistent", "SDL_VIDEO_GL_DRIVER": "/nonexistent"]
      let words = ["render", "map-crop", "--scale", "0.25", "-o", folder / "a.png"]
      let outcome = try Program.run(words, environment: hidden)
      #expect(outcome.code == 0 && outcome.errors.hasPrefix("Wrote \(folder / "a.png") ("), "\(outcome)")
      let forced = try Program.run(words + ["--renderer", "opengl"], environment: hidden)
      #expect(forced.code == 69 && forced.errors.contains("opengl"), "\(forced)")
    }
  }

  @Test func `without a font and without a home it draws`() throws {
    try ScratchFolder.use { folder in
      let empty = try folder.file("fonts.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>")
      let words = ["render", "map-crop", "--scale", "0.5", "-o", folder / "a.png"]
      let outcome = try Program.run(words, environment: ["FONTCONFIG_FILE": empty, "HOME": nil])
      #expect(outcome.code == 0 && outcome.errors.contains("font"), "\(outcome)")
    }
  }

  @Test func `a program that moved says that its scenes are gone`() throws {
    let outcome = try Program.run(["scenes"], environment: ["PARALLAX_RESOURCES": "/nonexistent"])
    #expect(outcome.code == 0)
  }
}
