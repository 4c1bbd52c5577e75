import Foundation
import Notation
import TestSupport
import Testing

/// `import` as a program that reads files with layers.
struct ImportTests {
  private static let modeRemark =
    "Its mode, multiply, is drawn as normal. Group it with the layers behind it to keep it."

  /// A folder with a painting, and its path.
  private func withValley<Value>(_ body: (ScratchFolder, String) throws -> Value) throws -> Value {
    try ScratchFolder.use { folder in
      try body(folder, try folder.file("valley.ora", TestOpenRaster.valley()))
    }
  }

  @Test func `the list has every layer from the back to the front`() throws {
    try withValley { _, path in
      let layers = try Answer(["import", path, "--list", "--json"]).members
      #expect(
        layers.map { $0.text("path") }
          == ["Sky 0.1", "Sun", "Hills", "Hills/Far & wide", "Hills/Near", "Mist"])
      #expect(layers.map { $0.flag("visible") } == [true, false, true, true, true, true])
      #expect(layers.map { $0.number("opacity") } == [1, 1, 1, 1, 1, 0.5])
      #expect(layers.map { $0.text("mode") } == ["normal", "multiply", "normal", "normal", "normal", "normal"])
      #expect(layers[1].numbers("frame") == [40, -4, 12, 12] && layers[4].numbers("frame") == [0, 30, 70, 10])
      #expect(layers.allSatisfy { $0.flag("shown") == true })
      #expect(layers[1].text("why") == Self.modeRemark && layers[0].isNull("why"))
      let words = try Program.run(["import", path, "--list"])
      #expect(words.code == 0 && words.out.contains("Mist, 60 x 40 at 0, 0, 50 %\n"))
    }
  }

  @Test func `the list says what Krita's tiles cover`() throws {
    try ScratchFolder.use { folder in
      var layer = TestKrita.Layer("Leaf", [1, 2, 3, 255], "nodetype='paintlayer' x='10' y='-5'")
      layer.tiles = [(64, 0), (64, 64)]
      let path = try folder.file("leaf.kra", TestKrita(300, 200, [layer]).bytes)
      let layers = try Answer(["import", path, "--list", "--json"]).members
      #expect(layers.map { $0.numbers("frame") } == [[74, -5, 64, 128]])
    }
  }

  @Test func `the scene names its file from where it is`() throws {
    try withValley { folder, path in
      let printed = try Answer(["import", path])
      #expect(printed["content"].list("images").allSatisfy { $0.text("file") == path })
      #expect(mkdir(folder / "scenes", 0o700) == 0)
      let scene = folder / "scenes/valley.json"
      let outcome = try Program.run(["import", path, "-o", scene, "--place", "screen"])
      #expect(outcome.code == 0 && outcome.errors.contains("Sun: \(Self.modeRemark)"))
      #expect(outcome.errors.contains("Wrote \(scene)"))
      let written = try Answer(printed: try #require(folder.text("scenes/valley.json")))
      #expect(written["content"].list("images").map { $0.text("layer") } == ["Sky 0.1", "Sun", "Hills", "Mist"])
      #expect(written["parameters"].text("place") == "screen")
      // From another folder, relative to the scene.
      let relative = try Program.run([
        "import", "/proc/self/cwd/../../../../../../../../../../\(path)", "-o", folder / "scenes/other.json", "--quiet",
      ])
      #expect(relative.code == 0 && !relative.errors.contains("Wrote"))
      #expect(try Program.run(["check", scene]).code == 0)
    }
  }

  @Test func `every command shows layers, and a missing one has a sentence`() throws {
    try withValley { folder, path in
      let scene = folder / "valley.json"
      #expect(try Program.run(["import", path, "-o", scene]).code == 0)
      let picture = folder / "valley.png"
      let rendered = try Program.run(["render", scene, "--scale", "0.5", "--renderer", "software", "-o", picture])
      #expect(rendered.code == 0 && !rendered.errors.contains("layer"), "\(rendered.errors)")
      #expect(try Answer(["layout", scene]).list("layers").contains { $0.text("id") == "layer-0/image" })
      let missing = try Program.run([
        "check", "--json", scene, "--set", "content.images.2.layer=Hils", "--set", "content.images.0.layer=null",
      ])
      #expect(missing.code == 0)
      let problems = try Answer(printed: missing.out).members[0].list("problems")
      #expect(
        problems.contains {
          $0.text("message") == "valley.ora, layer Hils: it has no layer \"Hils\". Did you mean Hills?"
            && $0.text("path") == "content.images[2]" && $0.text("kind") == "picture"
        }, "\(missing.out)")
    }
  }

  @Test func `a hand-off has each layer as a file`() throws {
    try withValley { folder, path in
      let (scene, out) = (folder / "valley.json", folder / "out")
      #expect(try Program.run(["import", path, "-o", scene]).code == 0)
      let outcome = try Program.run(["handoff", scene, "--all", "-o", out])
      #expect(outcome.code == 0, "\(outcome.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: out + "/pictures").sorted()
      #expect(
        names == [
          "valley_scene_hills.png", "valley_scene_mist.png", "valley_scene_sky_0_1.png", "valley_scene_sun.png",
        ])
      let text = try String(contentsOfFile: out + "/css/demo.html", encoding: .utf8)
      #expect(text.contains("../pictures/valley_scene_hills.png") && !text.contains("valley.ora"))
      #expect(try Program.run(["check", out + "/valley.parallax"]).code == 0)
    }
  }

  @Test func `a painting given for a scene says how to make one of it`() throws {
    try withValley { _, path in
      for command in ["render", "check", "layout"] {
        let outcome = try Program.run([command, path])
        #expect(outcome.code == 65 || outcome.code == 64, "\(outcome)")
        if command != "render" {
          #expect((outcome.errors + outcome.out).contains("parallax import valley.ora -o scene.json"), "\(outcome)")
        }
      }
    }
  }

  @Test func `wrong calls and wrong files say what is wrong`() throws {
    try withValley { folder, path in
      let text = try folder.file("text.ora", "text")
      let cut = try folder.file("cut.ora", Data(TestOpenRaster.valley().prefix(2000)))
      let empty = try folder.file("empty.ora", TestOpenRaster.bytes(4, 4, stack: "<layer name='A'/>", []))
      for (words, code, sentence) in [
        (["import"], 64, "import needs one file with layers"),
        (["import", path, path], 64, "import needs one file with layers"),
        (["import", path, "--place", "footer"], 64, "--place is header or screen, not \"footer\"."),
        (["import", path, "--into", "x"], 64, "There is no option --into for import."),
        (["import", folder / "gone.ora"], 66, "gone.ora"), (["import", folder.path], 66, "folder"),
        (["import", text], 65, "text.ora: This is no file with layers; import takes OpenRaster"),
        (["import", cut], 65, "cut.ora: The end of the file is missing; save it again."),
        (["import", empty], 65, "empty.ora: no layer in it can be shown."),
        (["import", path, "-o", path], 73, "this is the file to import and would be overwritten"),
        (["import", path, "-o", "/nonexistent/a.json"], 73, "/nonexistent/a.json"),
      ] as [([String], Int32, String)] {
        let outcome = try Program.run(words)
        #expect(outcome.code == code && outcome.errors.contains(sentence), "\(words) \(outcome)")
        #expect(outcome.out.isEmpty)
      }
    }
  }
}
