import Art
import Effects
import Geometry
import Notation
import TestSupport
import Testing

@testable import Documents

@Suite struct ImportedSceneTests {
  private func imported(_ bytes: [UInt8], place: Layers.Place = .header) throws -> (scene: Scene, layers: Layers) {
    let art = try ArtFile(ArtBytes(bytes))
    let scene = try #require(ImportedScene(art.outline, at: "art/valley.ora", title: "Valley", place: place)).scene
    return (scene, try #require(scene.effect as? Layers))
  }

  @Test func `each outermost layer becomes a layer, with what the editor says of it`() throws {
    let (scene, layers) = try imported(TestOpenRaster.valley())
    #expect(scene.title == "Valley" && layers.place == .header)
    #expect(layers.layers.map(\.name) == ["Sky 0.1", "Sun", "Hills", "Mist"])
    #expect(layers.layers.map(\.hidden) == [false, true, false, false])
    // The hidden one changes no other.
    #expect(layers.layers.map(\.ratio) == [0.1, 0.6, 0.6, 1])
    #expect(layers.layers.map(\.fill) == [true, false, false, false])
    #expect(layers.layers.map { $0.keys.map(\.opacity) } == [[], [], [], [0.5]])
    #expect(scene.content.images.map(\.id) == ["sky-0-1", "sun", "hills", "mist"])
    #expect(scene.content.images.allSatisfy { $0.file == "art/valley.ora" })
    #expect(scene.content.images.map(\.layer) == ["Sky 0.1", "Sun", "Hills", "Mist"])
    #expect(layers.layers.map(\.picture) == ["sky-0-1", "sun", "hills", "mist"].map { .id($0) })
  }

  @Test func `what it writes reads back as the same scene`() throws {
    let (scene, _) = try imported(TestOpenRaster.valley(), place: .screen)
    let reading = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    #expect(reading.problems.isEmpty && reading.scene == scene)
  }

  @Test func `the canvas covers its box: a header by its height, a screen by its width`() throws {
    for (width, height) in [(60, 40), (390, 844), (4000, 500), (300, 3000), (1, 1)] {
      let stack = "<layer name='A' src='data/a.png'/>"
      let bytes = TestOpenRaster.bytes(width, height, stack: stack, [.init("a", 1, 1, [1, 2, 3, 255])])
      let (scene, header) = try imported(bytes)
      let screen = scene.device.size
      func drawn(_ layers: Layers) -> Double {
        layers.layers[0].width * screen.width * Double(height) / Double(width)
      }
      #expect(drawn(header) >= header.height - 1e-9 && header.layers[0].width >= 1)
      let whole = try imported(bytes, place: .screen).layers
      // Nothing can be wider than ten screens.
      #expect(drawn(whole) >= screen.height - 1e-9 || whole.layers[0].width == 10)
      if width == 60 { #expect(header.layers[0].width == 1 && header.height == screen.width * 2 / 3) }
    }
  }

  @Test func `what the scroll uncovers is said for each layer that is seen`() throws {
    let art = try ArtFile(ArtBytes(TestOpenRaster.valley()))
    func said(_ place: Layers.Place) throws -> [String] {
      try #require(ImportedScene(art.outline, at: "a.ora", title: "A", place: place)).uncovered
    }
    // A header of 390 x 260 points, and a screen of 844 that scrolls by as much.
    let words = "of the layers behind it will be uncovered. Paint them that far."
    #expect(try said(.header) == ["Hills: up to 130 pt \(words)", "Mist: up to 104 pt \(words)"])
    #expect(
      try said(.screen) == [
        "Sky 0.1: the ground shows for 85 pt below it at the end of the scroll. Paint it that much longer, or let it "
          + "fill the screen.", "Hills: up to 422 pt \(words)", "Mist: up to 338 pt \(words)",
      ])
  }

  @Test func `no header leaks its ground, however far it is pulled or scrolled`() throws {
    let (scene, layers) = try imported(TestOpenRaster.valley())
    #expect(layers.layers[0].fill && !layers.layers[0].hidden)
    let setting = scene.setting(pictureSize: { _ in Size(width: 60, height: 40) })
    let start = scene.effect.extent(in: setting).bounds.lowerBound
    for scrolled in stride(from: -200.0, to: layers.height, by: 7) {
      var drawn: [Layer] = []
      scene.effect.layers(at: Moment(offset: start + scrolled), in: setting, into: &drawn)
      let sky = try #require(drawn.first { "\($0.id)" == "layer-0/image" }).wholePicture
      #expect(sky.y <= 1e-9 && sky.x <= 1e-9 && sky.maxX >= setting.viewport.width - 1e-9, "\(scrolled): \(sky)")
      #expect(sky.maxY >= layers.height - scrolled - 1e-9, "\(scrolled): \(sky)")
    }
  }

  @Test(arguments: [
    ("sky 0.1", 0.1), ("@0.4", 0.4), ("Hills @.25 near", 0.25), ("a -0.5", -0.5), ("@2", 2), ("Layer 2", nil),
    ("v1.5.2", nil), ("@", nil), ("@9", nil), ("x 9.5", nil), ("", nil), ("nan.", nil), ("mist 1.", 1),
  ])
  func `a name may say its ratio`(_ name: String, _ ratio: Double?) {
    #expect(SuggestedRatio.ratio(in: name) == ratio)
  }

  @Test func `ratios rise from the furthest layer to the nearest`() {
    #expect(SuggestedRatio.ratio(at: 0, of: 1) == 0.5)
    for count in 2...64 {
      let ratios = (0..<count).map { SuggestedRatio.ratio(at: $0, of: count) }
      #expect(ratios.first == 0.2 && ratios.last == 1 && ratios == ratios.sorted())
    }
  }

  @Test func `more layers than a scene takes are left out and named`() throws {
    let stack = (0..<70).map { "<layer name='\($0)' src='data/a.png'/>" }.joined()
    let bytes = TestOpenRaster.bytes(4, 4, stack: stack, [.init("a", 1, 1, [1, 2, 3, 255])])
    let scene = try #require(ImportedScene(try ArtFile(ArtBytes(bytes)).outline, at: "a.ora", title: "A"))
    #expect((scene.scene.effect as? Layers)?.layers.count == 64)
    #expect(scene.remarks == ["A scene has at most 64 layers; the nearest 6 of the file are left out."])
    let empty = try ArtFile(ArtBytes(TestOpenRaster.bytes(4, 4, stack: "<layer/>", [])))
    #expect(ImportedScene(empty.outline, at: "a.ora", title: "A") == nil)
  }

  @Test func `an image of a layer is written as an object and read back`() throws {
    for image in [
      SceneImage("a.ora", layer: "Hills/Near"), SceneImage("a.ora", layer: "", id: "x"), SceneImage("a.ora"),
    ] {
      #expect(SceneImage(image.value) == image)
    }
    #expect(JSONWriter.compact(SceneImage("a.ora", layer: "B").value) == #"{"file":"a.ora","layer":"B"}"#)
  }

  @Test func `ids and stems come from the layer's own name`() {
    #expect(FilePath.stem(of: SceneImage("art/a.b.ora", layer: "Hills/Near tree").address) == "Near tree")
    #expect(FilePath.identifier(of: SceneImage("a.ora", layer: "Hills/Near tree").address, among: []) == "near-tree")
    #expect(FilePath.stem(of: "art/far hills.png") == "far hills")
    #expect(FilePath.folder(of: SceneImage("art/a.ora", layer: "B/C").address) == "art")
  }
}
