import TestSupport
import Testing

/// The output of `layout` as other programs read it.
struct LayoutTests {
  /// A bare effect: no pictures, no insets.
  func answer(_ effect: String, offset: Double, _ sets: [String] = []) throws -> Answer {
    try ScratchFolder.use { folder in
      let scene = try folder.file(
        "a.json",
        "{\"parallax\": 1, \"effect\": \"\(effect)\", \"device\": { \"insets\": { \"top\": 0, \"bottom\": 0 } } }")
      return try Answer(["layout", scene, "--offset", "\(offset)"] + sets.map { "--set=\($0)" })
    }
  }

  /// The frames of the layers, except for the indicator, which depends on the content's length.
  func frames(_ answer: Answer) -> [[Double]] {
    answer.list("layers").filter { $0.text("kind") != "indicator" }.map { $0.numbers("frame") }
  }

  @Test func `the contract's example comes out as it is printed there`() throws {
    let answer = try answer("map-crop", offset: 120)
    #expect(answer.text("effect") == "map-crop" && answer.number("offset") == 120)
    #expect(answer["viewport"].number("width") == 390 && answer["viewport"].number("height") == 844)
    #expect(answer["bounds"].number("low") == 0 && answer["bounds"].number("high") == 5156)
    let layer = try #require(answer.list("layers").first { $0.text("id") == "row-3/image" })
    #expect(layer.text("kind") == "image" && layer.isNull("clip") && layer.number("opacity") == 1)
    #expect(layer.numbers("frame") == [0, 60, 390, 60])
    // The window stays, and the picture moves at 0.7 of the content's speed: W = 390, H = 844, h = 60, a picture of
    // 3:2.
    let (width, height, row, ratio) = (390.0, 844.0, 60.0, 0.7)
    let needed = row + (1 - ratio) * (height + row)
    let zoom = max(1, needed / (width / 1.5))
    let drawn = (width: width * zoom, height: width * zoom / 1.5)
    let shift = (1 - ratio) * ((height - row) / 2 - 60)
    let crop = [
      (drawn.width - width) / 2 / drawn.width, ((drawn.height - row) / 2 - shift) / drawn.height, width / drawn.width,
      row / drawn.height,
    ]
    #expect(agree(layer.numbers("crop"), [0.107488, 0.108696, 0.785025, 0.181159], to: 1e-6))
    #expect(agree(layer.numbers("crop"), crop, to: 1e-9), "\(layer.numbers("crop")) \(crop)")
  }

  @Test func `a pulled header grows, an offset past the end is legal`() throws {
    let pulled = try answer("header-parallax", offset: -60, ["device.width=375"])
    let header = try #require(pulled.list("layers").first { $0.text("id") == "header/image" })
    #expect(agree(header.numbers("frame"), [-60, 0, 495, 247.5]))
    #expect(frames(try answer("weather-menu", offset: 1e6)).isEmpty)
    #expect(try answer("weather-menu", offset: -1e300).number("offset") == -1e300)
  }

  @Test(arguments: ["map-crop", "header-refresh", "album-stack", "night-stroll"])
  func `at a moment of a gesture the layers are those of the offset there, whatever the order`(_ scene: String) throws {
    let moments = try Answer(["layout", scene, "--at", "1.5,0,0.4,9"]).members
    #expect(moments.map { $0.number("time") } == [1.5, 0, 0.4, 9])
    #expect(Set(moments.map { $0.number("offset") }).count > 2)
    for moment in moments {
      let (time, offset) = (moment.number("time"), moment.number("offset"))
      let alone = try Answer(["layout", scene, "--at", "\(time)"])
      #expect(alone.number("offset") == offset && frames(alone) == frames(moment))
      let there = try Answer(["layout", scene, "--offset", "\(offset)"])
      #expect(frames(there) == frames(moment), "\(scene) at \(time)")
    }
  }

  @Test func `a tape scrolls and turns the screen, and bad moments are refused`() throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file(
        "t.json",
        #"""
        { "tape": 1, "events": [
          { "time": 0, "kind": "wheel", "dx": 0, "dy": -3 },
          { "time": 1, "kind": "resize", "width": 300, "height": 844 } ] }
        """#)
      let moments = try Answer(["layout", "map-crop", "--tape", tape, "--at", "0,2"]).members
      #expect(moments.map { $0["viewport"].number("width") } == [390, 300])
      #expect(moments[1].number("offset") > moments[0].number("offset"))
      for (words, sentence) in [
        (["--at", "-1"], "--at takes moments"), (["--at", "x"], "--at takes a number"),
        (["--tape", tape], "--tape needs the moments"), (["--at", "1", "--offset", "3"], "exclude each other"),
      ] {
        let outcome = try Program.run(["layout", "map-crop"] + words)
        #expect(outcome.code == 64 && outcome.errors.contains(sentence), "\(outcome)")
      }
    }
  }

  @Test func `a million rows cost the memory that a hundred do`() throws {
    func memory(_ rows: Int) throws -> Int {
      let outcome = try Program.run(["layout", "map-crop", "--offset", "700", "--set", "content.rows=\(rows)"])
      #expect(outcome.code == 0)
      return outcome.peakMemory
    }
    let (few, many) = (try memory(100), try memory(1_000_000))
    #expect(many <= few + few / 5 + 1_048_576, "\(few) \(many)")
  }

  @Test func `ten million rows lie where a hundred do`() throws {
    for effect in ["map-crop", "weather-menu", "header-parallax", "stretch-banner", "album-stack"] {
      let (few, many) = (try answer(effect, offset: 700), try answer(effect, offset: 700, ["content.rows=10000000"]))
      #expect(frames(few) == frames(many), "\(effect)")
      #expect(many["bounds"].number("high") > 1e8)
    }
  }

  @Test func `uneven rows by the million answer, too`() throws {
    let sets = ["content.rows=1000000", "content.rowHeights=[88,64,44,56]"]
    let answer = try answer("stretch-banner", offset: 30_000_000, sets)
    #expect(!answer.list("layers").isEmpty)
  }
}

/// Layers with identities, and what is for editing alone.
struct ComposedLayoutTests {
  private let layers = """
    "layers": [ { "id": "sky", "picture": 0, "fill": true }, { "id": "sun", "picture": 0, "hidden": true, "locked": true },
    { "text": "Dusk", "group": "words" } ]
    """

  private func scene(_ layers: String, in folder: ScratchFolder) throws -> String {
    try folder.file("own.json", "{\"parallax\": 1, \"effect\": \"layers\", \"parameters\": { \(layers) } }")
  }

  @Test func `layers are printed by their positions, and a hidden one is neither laid out nor handed over`() throws {
    try ScratchFolder.use { folder in
      let scene = try scene(layers, in: folder)
      let ids = try Answer(["layout", scene]).list("layers").compactMap { $0.text("id") }.filter {
        $0.hasPrefix("layer")
      }
      #expect(ids == ["layer-0/image", "layer-2/text"])
      let code = try Program.run(["handoff", scene, "--as", "css"])
      #expect(code.code == 0 && code.out.contains("Dusk") && !code.out.contains("sun"))
    }
  }

  @Test func `two layers of one id are refused at the second one`() throws {
    try ScratchFolder.use { folder in
      let scene = try scene("\"layers\": [ { \"id\": \"sky\" }, { \"id\": \"sky\" } ]", in: folder)
      let outcome = try Program.run(["check", scene])
      #expect(
        outcome.code == 65 && outcome.out.contains("layers[1].id: \"sky\" is the id of another layer"), "\(outcome)")
    }
  }
}
